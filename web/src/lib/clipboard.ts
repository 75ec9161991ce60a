/** Put a text on the clipboard; on an address without https the browser does it only from a field, which is given here. */
export async function copy(text: string, field: HTMLInputElement | null): Promise<void> {
  if (isSecureContext) return navigator.clipboard.writeText(text);
  field?.select();
  document.execCommand("copy");
}
