// How many stand in a house, as the tables of points have it.
export const NUMERALS = ["I", "II", "III", "IV"] as const;
