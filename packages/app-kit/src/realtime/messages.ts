/** Texts of the realtime screens. */
export const realtimeMessages = {
  offlineNotice: (isOnline: boolean, isMissing: boolean) =>
    `${isOnline ? 'The server cannot be reached.' : 'You are offline.'} Data may be outdated. Your input is kept until the connection is back.${isMissing ? ' A part of this page could not be loaded yet and will load automatically.' : ''}`,
  alsoViewing: 'Also viewing',
};
