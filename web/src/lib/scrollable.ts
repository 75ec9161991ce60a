// What scrolls can be reached by keys: a part that has more to show than room for it becomes a stop.
import type { Attachment } from "svelte/attachments";

export const scrollable: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const isTooLong = element.scrollHeight > element.clientHeight + 1;
    if (isTooLong && getComputedStyle(element).overflowY === "auto") element.tabIndex = 0;
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
