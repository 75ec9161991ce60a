// How the city lies in its room: wholly in sight, or nearer and to be moved about, by fingers, wheel, mouse, buttons or keys.
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { roomIn, roomKept, type Box } from "../../lib/room";
import { SIZE, type Point } from "./geometry";

const NEAREST = 1.5; // the drawing's own size and a half
const STEP = 1.35;
const SLIP = 6; // pixels that a mouse may move before it drags

export class CityView {
  box: Box = $state.raw();
  /** How many times as large as when it is wholly in sight. */
  zoom = $state(1);
  #room: HTMLElement | null = null;
  readonly #kept = roomKept();

  /** The scale at which all of it is in sight. */
  readonly width = $derived(roomIn(this.box, this.#kept).width);
  readonly height = $derived(roomIn(this.box, this.#kept).height);
  readonly fit = $derived(Math.min(this.width, this.height) / SIZE || 0.6);
  readonly scale = $derived(this.fit * this.zoom);
  readonly side = $derived(SIZE * this.scale);
  readonly isNear = $derived(this.zoom > 1.01);
  readonly most = $derived(Math.max(1, NEAREST / this.fit));
  /** The part in sight, as fractions of the city: for the small map beside it. */
  window = $state.raw({ x: 0, y: 0, width: 1, height: 1 });

  nearer(): void {
    void this.zoomTo(this.zoom * STEP);
  }
  farther(): void {
    void this.zoomTo(this.zoom / STEP);
  }
  whole(): void {
    void this.zoomTo(1);
  }

  /** Come nearer or go farther; what lies under `at`, a point of the room, stays there. */
  async zoomTo(zoom: number, at: Point = { x: this.width / 2, y: this.height / 2 }): Promise<void> {
    const room = this.#room;
    const next = Math.max(1, Math.min(this.most, zoom));
    if (!room || next === this.zoom) return;
    const [left, top] = [this.#margin(this.width), this.#margin(this.height)];
    const point = { x: (room.scrollLeft + at.x - left) / this.side, y: (room.scrollTop + at.y - top) / this.side };
    this.zoom = next;
    await tick();
    room.scrollTo({
      left: point.x * this.side + this.#margin(this.width) - at.x,
      top: point.y * this.side + this.#margin(this.height) - at.y,
      behavior: "instant",
    });
    this.look();
  }

  /** Move a place of the city into sight. */
  show({ x, y }: Point, isSmooth: boolean): void {
    if (!this.isNear) return;
    this.#room?.scrollTo({
      left: x * this.scale - this.width / 2,
      top: y * this.scale - this.height / 2,
      behavior: isSmooth ? "smooth" : "instant",
    });
  }

  /** See which part is in sight. */
  look = (): void => {
    const room = this.#room;
    if (!room) return;
    this.window = {
      x: room.scrollLeft / this.side,
      y: room.scrollTop / this.side,
      width: Math.min(1, this.width / this.side),
      height: Math.min(1, this.height / this.side),
    };
  };

  /** Keys that zoom; arrows belong to what is chosen. */
  onkey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "+" || event.key === "=") this.nearer();
    else if (event.key === "-") this.farther();
    else if (event.key === "0") this.whole();
    else return false;
    event.preventDefault();
    return true;
  }

  #margin(room: number): number {
    return Math.max(0, (room - this.side) / 2);
  }

  /** Fingers, wheel and mouse. */
  readonly room: Attachment<HTMLElement> = (room) => {
    this.#room = room;
    const stop = new AbortController();
    const listen = { signal: stop.signal, passive: false };
    const inRoom = (x: number, y: number): Point => {
      const box = room.getBoundingClientRect();
      return { x: x - box.left, y: y - box.top };
    };
    let pinch: { apart: number; zoom: number } | null = null;
    const apart = (touches: TouchList) =>
      Math.hypot(touches[0]!.clientX - touches[1]!.clientX, touches[0]!.clientY - touches[1]!.clientY);
    room.addEventListener(
      "touchstart",
      ({ touches }) => (pinch = touches.length === 2 ? { apart: apart(touches), zoom: this.zoom } : null),
      { signal: stop.signal, passive: true },
    );
    room.addEventListener(
      "touchmove",
      (event) => {
        const { touches } = event;
        if (!pinch || touches.length !== 2) return;
        event.preventDefault();
        const middle = inRoom(
          (touches[0]!.clientX + touches[1]!.clientX) / 2,
          (touches[0]!.clientY + touches[1]!.clientY) / 2,
        );
        void this.zoomTo((pinch.zoom * apart(touches)) / pinch.apart, middle);
      },
      listen,
    );
    room.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        void this.zoomTo(
          this.zoom * Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)),
          inRoom(event.clientX, event.clientY),
        );
      },
      listen,
    );
    room.addEventListener("pointerdown", (down) => this.#drag(room, down), { signal: stop.signal });
    room.addEventListener("scroll", this.look, { signal: stop.signal, passive: true });
    return () => {
      stop.abort();
      this.#room = null;
    };
  };

  /** A mouse that moves with its button down moves the city, and then presses nothing. */
  #drag(room: HTMLElement, down: PointerEvent): void {
    if (down.pointerType !== "mouse" || down.button !== 0 || !this.isNear) return;
    const [left, top] = [room.scrollLeft, room.scrollTop];
    const stop = new AbortController();
    let isMoved = false;
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      isMoved ||= Math.hypot(x, y) > SLIP;
      if (isMoved) room.scrollTo({ left: left - x, top: top - y, behavior: "instant" });
    };
    const end = () => {
      stop.abort();
      if (!isMoved) return;
      const swallow = (click: MouseEvent) => click.stopPropagation();
      room.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => room.removeEventListener("click", swallow, { capture: true }));
    };
    addEventListener("pointermove", move, { signal: stop.signal });
    addEventListener("pointerup", end, { signal: stop.signal });
    addEventListener("pointercancel", end, { signal: stop.signal });
  }
}
