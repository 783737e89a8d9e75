/** Media queries, apart from the styles: what asks for one while it runs brings no style compiler along. */
export const screens = {
  phone: '(max-width: 40rem)',
  tablet: '(max-width: 64rem)',
  touch: '(pointer: coarse)',
  forced: '(forced-colors: active)',
} as const;
