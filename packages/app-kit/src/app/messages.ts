/** Texts of the app screens. */
export const appMessages = {
  maintenanceTitle: 'Plumbline is down for maintenance',
  maintenanceDescription:
    'It will be back shortly. Your saved work is safe. This page reloads by itself when maintenance is over.',
  waitingForTheServer: 'Waiting for the server',
  pageNotFound: 'Page not found',
  pageNotFoundDescription: 'Check the address. The page may have been deleted.',
  goToHomePage: 'Go to home page',
  login: 'Login',
  learnMore: 'Learn More',
  noAccessTo: (title: string) => `You don’t have access to ${title}. Ask an administrator for access.`,
};
