/** Texts of the notifications screens. */
export const notificationsMessages = {
  signInAgain: 'Sign in again',
};
