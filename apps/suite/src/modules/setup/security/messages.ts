/** Texts of the sign-in security screens. */
export const securityMessages = {
  signInSecurity: 'Sign-in security',
  signInSecurityDescription: 'How users of your company sign in.',
  loadingSignInSecurity: 'Loading sign-in security',
  twoFactor: 'Two-factor authentication',
  requireTwoFactor: 'Require two-factor authentication',
  requireTwoFactorHint:
    'Users without two-factor authentication are signed out and set it up at their next sign-in. Set it up for yourself first.',
  withoutTwoFactor: (count: number) =>
    count === 0
      ? 'All active users have set up two-factor authentication.'
      : `${count} active ${count === 1 ? 'user has' : 'users have'} not set up two-factor authentication.`,
  securityEvents: 'Security events',
  allEvents: 'All events',
  signedIn: 'Signed in',
  signedInView: 'Sign-ins',
  failedSignIn: 'Failed sign-in',
  failedSignInView: 'Failed sign-ins',
  accountLocked: 'Account locked',
  accountLockedView: 'Lock-outs',
  actionRefused: 'Action refused',
  actionRefusedView: 'Refused actions',
  rightsChanged: 'Rights changed',
  twoFactorChanged: 'Two-factor authentication changed',
  passwordChanged: 'Password changed',
  signInSecurityChanged: 'Sign-in security changed',
  showUser: 'Show user',
  eventsEmpty: 'Sign-ins, lock-outs, refused actions and granted rights appear here.',
  eventOf: (event: string, name: string) => `${event}: ${name}`,
};
