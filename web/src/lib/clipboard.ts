/** Put a text on the clipboard; says whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  if (!isSecureContext) return copyFromField(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return copyFromField(text);
    throw error;
  }
}

/** On an address without https the browser copies only what is marked in a field. */
function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "vh";
  field.value = text;
  document.body.append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way without https
  const isDone = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
