/** Texts of the data screens. */
export const dataMessages = {
  theCouldNotBeLoaded: (what: string) =>
    `The ${what} could not be loaded. It will appear when the connection is back.`,
  goToDashboard: 'Go to dashboard',
  loadStatesTitle: 'You don’t have access to this page',
  checkTheAddressThePageMay: 'Check the address. The page may have been deleted.',
  pageNotFound: 'Page not found',
  itWasDeleted: 'It was deleted or is no longer shared with you.',
  youNoLongerHaveAccess: 'You no longer have access to this page',
  youDontHaveAccessToThisSection: 'You don’t have access to this section',
  thisSectionCouldNotBeLoaded: 'This section could not be loaded',
  tryAgain: 'Try again',
  lookupsDescription: (value: string) => `The workflow does not allow this from ${value}.`,
};
