// What a seat can tell about the roles, from what it saw: the roles passed to it, its own, and who drafts after whom.
import { ADDS, order, phaseNumber, ROLES, sum, type House, type Role, type Scene } from "./scene";

export interface RoleKnowledge {
  role: Role;
  /** `mine`, lying `open`, in my hand to `choose`, certainly `gone` from this round, or somewhere among `seats`. */
  kind: "mine" | "open" | "choose" | "gone" | "somewhere" | "unknown";
  /** Who has it or may have it. */
  seats: number[];
  /** It may be the role that was set aside unseen. */
  mayBeOut: boolean;
  /** It may be among the roles that are left over after the draft. */
  mayBeLeft: boolean;
}

/** Each role as the seat knows it now. */
export function knowRoles(scene: Scene): RoleKnowledge[] {
  return ROLES.map((role) => knowRole(scene, role));
}

/** Whether roles are being drafted, held or shown, so that there is something to know about them. */
export function areRolesDealt(scene: Scene): boolean {
  return scene.phase === "draft" || scene.phase === "supply" || scene.seats.some((seat) => seat.role !== null);
}

function knowRole(scene: Scene, role: Role): RoleKnowledge {
  const found = (kind: RoleKnowledge["kind"], seats: number[] = [], mayBeOut = false, mayBeLeft = false) => ({
    role,
    kind,
    seats,
    mayBeOut,
    mayBeLeft,
  });
  const holder = scene.seats.findIndex((seat) => seat.role === role);
  if (holder >= 0) return found(holder === scene.me ? "mine" : "open", [holder]);
  if (scene.seats.every((seat) => seat.role !== null)) return found("gone", [], true, true);
  const me = scene.me;
  const isDrafting = phaseNumber(scene) === 2 || phaseNumber(scene) === 3;
  const passed = me === null ? [] : scene.seats[me]!.passed;
  if (me === null || !isDrafting || passed.length === 0) return found("unknown");
  const seats = order(scene);
  const turn = seats.indexOf(me);
  if (!passed.includes(role)) {
    const earlier = seats.slice(0, turn);
    return found(earlier.length ? "somewhere" : "gone", earlier, true);
  }
  if (scene.seats[me]?.role === null) return found("choose");
  const later = seats.slice(turn + 1);
  return found(later.length ? "somewhere" : "gone", later, false, true);
}

/** What a seat's role may add to its house: nothing, or one of these. There is no doubt about an open role or my own. */
function mayAdd(scene: Scene, seat: number): number[] {
  const role = scene.seats[seat]!.role;
  if (role) return ADDS[role] ? [ADDS[role]] : [];
  if (phaseNumber(scene) !== 2 && phaseNumber(scene) !== 3) return [];
  const possible = knowRoles(scene).filter((known) => known.kind === "unknown" || known.seats.includes(seat));
  return possible.flatMap((known) => ADDS[known.role] || []);
}

/** What a seat's role adds to its house: for sure, or at most so much; null when there is nothing to tell. */
export function roleAdds(scene: Scene, seat: number): { most: number; isSure: boolean } | null {
  const adds = mayAdd(scene, seat);
  return adds.length ? { most: Math.max(...adds), isSure: scene.seats[seat]!.role !== null } : null;
}

/** What the roles of a house's seats add to it: for sure, and at most besides (a diplomat is with one seat only). */
export function houseAdds(scene: Scene, house: House): { sure: number; most: number } {
  const seats = scene.seats.flatMap((seat, number) => (seat.house === house ? [number] : []));
  const sure = seats.filter((seat) => scene.seats[seat]!.role).flatMap((seat) => mayAdd(scene, seat));
  const open = seats.filter((seat) => !scene.seats[seat]!.role).map((seat) => mayAdd(scene, seat));
  const sums = open.flatMap((one, number) => {
    const others = open.filter((_, another) => another !== number).flat();
    return one.map((adds) => adds + Math.max(0, ...others.filter((more) => more !== adds)));
  });
  return { sure: sum(sure), most: Math.max(0, ...sums) };
}

/** Whether a seat is still to lay supply cards in this conflict. */
export function isToLay(scene: Scene, seat: number): boolean {
  if (phaseNumber(scene) < 3) return true;
  if (scene.phase !== "supply") return false;
  const seats = order(scene);
  return seats.indexOf(seat) >= seats.indexOf(scene.mover);
}
