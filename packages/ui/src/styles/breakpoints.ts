/** Media queries, separate from styles so that run-time uses do not load the style compiler. */
export const screens = {
  phone: '(max-width: 40rem)',
  tablet: '(max-width: 64rem)',
  touch: '(pointer: coarse)',
  forced: '(forced-colors: active)',
} as const;
