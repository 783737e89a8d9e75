/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const homePaths = {
  'point-of-sale': '/pos/point-of-sale',
  'master-dashboard': '/setup/master-dashboard',
  waiting: '/setup/waiting',
} as const;

type Paths = typeof homePaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
