export const progressToastMessages = {
  label: 'Progress',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  canceling: 'Canceling',
  /** Accessible name of the button of one of several works. */
  cancelWork: (message: string) => `Cancel: ${message}`,
  retry: 'Try again',
  retryWork: (message: string) => `Try again: ${message}`,
  dismissWork: (message: string) => `Dismiss: ${message}`,
  /** Announcements to screen readers. */
  started: (message: string) => `${message}, started`,
  /** `share` is the localized percentage. */
  quarter: (message: string, share: string) => `${message}, ${share}`,
  cancelingWork: (message: string) => `${message}, canceling`,
  canceled: (message: string) => `${message}, canceled`,
  notCanceled: (message: string) => `${message} could not be canceled and is still running`,
};
