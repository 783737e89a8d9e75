/**
 * Colors of conditions as #rrggbb, in the order they are given to new ones. Each has a contrast of at least 3 to 1 to
 * white paper. Any two differ by at least 0.1 in OKLab, and by at least 0.05 as seen with protanopia, deuteranopia or
 * tritanopia, where the difference is mostly in lightness.
 */
export const conditionColors: readonly [string, ...string[]] = [
  // Blue
  '#2351de',
  // Orange
  '#c85a00',
  // Violet
  '#6703ad',
  // Teal
  '#199693',
  // Red
  '#b71c07',
  // Green
  '#1e8a3a',
  // Pink
  '#a22488',
  // Yellow, as light as the contrast to paper allows
  '#a39500',
  // Sky
  '#359bd9',
  // Brown
  '#4f0d00',
  // Navy
  '#0a135e',
  // Slate
  '#2d373f',
];
