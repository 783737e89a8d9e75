/** Paths of the pages before sign-in. */
export const authPaths = {
  'partner-login': '/partner/login',
  'partner-signup': '/partner/signup',
  'partner-email-confirmation': '/partner/email-confirmation',
  'partner-request': '/partner/request/:uuid',
  'partner-forgot-password': '/partner/forgot-password',
  'partner-reset-password': '/partner/resetPassword',
} as const;

type Paths = typeof authPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
