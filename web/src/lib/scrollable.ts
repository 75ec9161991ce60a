// What scrolls can be reached by keys: a part that has more to show than room for it becomes a stop.
import type { Attachment } from "svelte/attachments";

export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isTooLong = overflowY === "auto" && element.scrollHeight > element.clientHeight + 1;
    const isTooWide = overflowX === "auto" && element.scrollWidth > element.clientWidth + 1;
    if (isTooLong || isTooWide) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(element);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
};
