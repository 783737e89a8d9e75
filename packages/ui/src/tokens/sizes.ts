/** Measures that no density changes. A file of its own: code that computes with them must not bring the colours. */
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
