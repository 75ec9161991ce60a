// What the viewer knows of the roles: as the server says it, and which of them is the viewer's own.
import type { KnownRole, Role, Scene } from "./scene";

export interface RoleKnowledge extends Omit<KnownRole, "kind"> {
  role: Role;
  kind: KnownRole["kind"] | "mine";
}

/** Each role that there is to know of. */
export function knowRoles({ roles, me }: Scene): RoleKnowledge[] {
  return Object.entries(roles ?? {}).map(([role, known]) => {
    const isMine = known.kind === "open" && known.seats[0] === me;
    return { ...known, role: role as Role, kind: isMine ? "mine" : known.kind };
  });
}

/** What a seat's role adds to its house: for sure, or at most so much; null when there is nothing to tell. */
export function roleAdds({ conflict }: Scene, seat: number): { most: number; isSure: boolean } | null {
  const { sure, most } = conflict?.adds?.[seat] ?? { sure: 0, most: 0 };
  return sure || most ? { most: sure || most, isSure: sure > 0 } : null;
}
