// What scripts must know of the breakpoints, which are declared in styles/tokens.css; a test compares them.

/** The widest screen, in pixels, that shows one thing after another instead of side by side. */
export const LAPTOP = 1180;
/** The highest screen on which only the board has room. */
export const FLAT = 560;
