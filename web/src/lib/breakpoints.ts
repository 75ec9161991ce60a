// What scripts must know of the breakpoints, which are declared in styles/tokens.css; a test compares them.

/** The widest screen, in pixels, that shows one thing after another instead of side by side. */
export const TABLET = 900;
/** The widest that has its seats in a strip, and no column for what stands below them. */
export const LAPTOP = 1180;
/** The highest screen on which only the board has room. */
export const FLAT = 560;

/** Those that scripts ask the browser about, under their names in the style sheet. */
export const MEDIA = {
  "--tablet": "(max-width: 900px)",
  "--above-tablet": "(min-width: 901px)",
  "--above-phone-wide": "(min-width: 561px)",
  "--above-laptop": "(min-width: 1181px)",
  "--flat": "(max-height: 560px)",
  "--above-flat": "(min-height: 561px)",
  "--low": "(max-height: 740px)",
  "--desk-short": "(max-height: 960px)",
} as const;
