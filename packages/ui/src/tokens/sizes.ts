/** Sizes that are independent of density, in a separate file, so that code that uses them does not load the colors. */
export const size = {
  touch: '44px',
  header: '56px',
  tabs: '40px',
  nav: '260px',
  navMini: '68px',
  navItem: '32px',
  recordPanel: '720px',
  launcher: '450px',
  toast: '420px',
};
