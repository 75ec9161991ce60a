// How large a hint's badge is on a board: half its sides.
export const HALF = { width: 31, height: 17 } as const;
