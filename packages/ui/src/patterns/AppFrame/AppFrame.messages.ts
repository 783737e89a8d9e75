export const appFrameMessages = {
  home: (brand: string) => `${brand}, home`,
  skip: 'Skip to content',
  documentation: 'Documentation',
  support: 'Support',
  menu: 'Menu',
  closeMenu: 'Close menu',
  main: 'Main',
  expand: 'Expand',
  collapse: 'Collapse',
  width: 'Navigation width',
  collapsed: 'Collapsed',
  pixels: (shown: string) => `${shown} pixels`,
};
