/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const portalPaths = {
  'partner-dashboard': '/partner/dashboard',
  'partner-details': '/partner/partner-details',
  'partner-home': '/partner',
  'partner-customer': '/partner/view/:uuid/:accountId',
  'partner-customer-verify': '/partner/customer/verify',
} as const;

type Paths = typeof portalPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
