/** Texts of the data screens. */
export const dataMessages = {
  loadPending: (noun: string) =>
    `The ${noun} could not be loaded. It will appear when the connection is back.`,
  goToDashboard: 'Go to dashboard',
  noPageAccess: 'You don’t have access to this page',
  pageNotFoundDescription: 'Check the address. The page may have been deleted.',
  pageNotFound: 'Page not found',
  recordGone: 'It was deleted or is no longer shared with you.',
  pageAccessRevoked: 'You no longer have access to this page',
  noSectionAccess: 'You don’t have access to this section',
  sectionFailed: 'This section could not be loaded',
  tryAgain: 'Try again',
  transitionRejected: (status: string) => `The workflow does not allow this from ${status}.`,
};
