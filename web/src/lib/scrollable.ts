/** What does not fit and scrolls can be reached by keys; what fits is no stop on the way. */
export function scrollable(element: HTMLElement): () => void {
  const look = () => {
    const isTooLong = element.scrollHeight > element.clientHeight + 1;
    if (isTooLong && getComputedStyle(element).overflowY === "auto") element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
