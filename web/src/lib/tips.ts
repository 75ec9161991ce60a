// Every sign explains itself, in a popover of our own: what has a `data-tip`, or in a drawing a `metadata` with one. It is shown on hover, on focus,
// on a tap, and where a tap would press something, on a long press.

const HOVER = 350; // milliseconds until it is shown
const PRESS = 500;
const GAP = 8; // pixels between a sign and its text
const PRESSABLE = "a, button, label, input, select, [data-stop], [data-action], [role=button]";

const box = document.createElement("div");
box.id = "tip";
box.className = "tip";
box.setAttribute("role", "tooltip");
box.popover = "manual";

let told: Element | null = null; // what the box is about
let described: Element | null = null; // what has the focus and is described by it
let timer: ReturnType<typeof setTimeout> | undefined;
let wasLongPress = false;

interface Sign {
  element: Element;
  text: string;
}

/** The innermost sign around something, with what it tells. */
export function signAt(target: EventTarget | null): Sign | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const text =
      element.getAttribute("data-tip") ??
      element.querySelector(":scope > metadata[data-tip]")?.getAttribute("data-tip");
    if (text) return { element, text };
  }
  return null;
}

function tell({ element, text }: Sign): void {
  told = element;
  box.textContent = text;
  (element.closest("dialog[open]") ?? document.querySelector("main") ?? document.body).append(box); // inside a landmark
  box.showPopover();
  const sign = element.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = sign.left + sign.width / 2 - width / 2;
  const isAbove = sign.top >= height + GAP;
  box.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  box.style.top = `${isAbove ? sign.top - height - GAP : Math.min(sign.bottom + GAP, innerHeight - height - GAP)}px`;
}

function hide(): void {
  clearTimeout(timer);
  described?.removeAttribute("aria-describedby");
  told = described = null;
  if (box.isConnected && box.matches(":popover-open")) box.hidePopover();
}

function tellSoon(sign: Sign, ms: number, then: () => void = () => {}): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!sign.element.isConnected) return;
    tell(sign);
    then();
  }, ms);
}

function hover(event: PointerEvent): void {
  if (event.pointerType === "touch") return;
  const sign = signAt(event.target);
  if (sign?.element === told) return;
  hide();
  if (sign) tellSoon(sign, HOVER);
}

function press(event: PointerEvent): void {
  hide();
  wasLongPress = false;
  const sign = event.pointerType === "touch" ? signAt(event.target) : null;
  if (!sign || !(event.target as Element).closest(PRESSABLE)) return;
  tellSoon(sign, PRESS, () => (wasLongPress = true));
}

/** A tap tells what nothing else answers; one that was held long enough to be told presses nothing. */
function tap(event: MouseEvent): void {
  if (wasLongPress) {
    wasLongPress = false;
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  clearTimeout(timer);
  const sign = (event as PointerEvent).pointerType === "touch" ? signAt(event.target) : null;
  if (sign && !(event.target as Element).closest(PRESSABLE)) tell(sign);
}

function focus(event: FocusEvent): void {
  hide();
  const target = event.target as Element;
  const sign = target.matches(":focus-visible") ? signAt(target) : null;
  if (!sign) return;
  tell(sign);
  if (target.getAttribute("aria-label") === sign.text || target.hasAttribute("aria-describedby")) return; // it has been said
  described = target;
  target.setAttribute("aria-describedby", box.id);
}

/** Tell signs for as long as the page lives. */
export function tellSigns(): void {
  document.addEventListener("pointerover", hover);
  document.addEventListener("pointerdown", press);
  document.addEventListener("pointerup", () => !wasLongPress && clearTimeout(timer));
  document.addEventListener("click", tap, { capture: true });
  document.addEventListener("focusin", focus);
  document.addEventListener("focusout", hide);
  document.addEventListener("scroll", hide, { capture: true, passive: true });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
