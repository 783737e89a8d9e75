/** Texts of the session screens. */
export const sessionMessages = {
  sessionEndedTitle: 'Your session has ended',
  sessionEndedDescription: 'Sign in to continue. Your input is kept.',
  leaveThisPage: 'Leave this page',
  signIn: 'Sign in',
  signInAgain: 'Sign in again',
  newPasswordRequired: 'You need to choose a new password. Choose it in a new window, then sign in here.',
  chooseAPassword: 'Choose a password',
  code: 'Code',
  codeHint: 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  username: 'Username',
  password: 'Password',
  otherUserRejected: 'This page belongs to another user. Leave it to sign in with a different account.',
};
