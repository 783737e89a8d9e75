/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const vendorsPaths = {
  vendors: '/vendors',
  'vendor-recent-changes': '/vendors/recent-changes',
  'vendor-view': '/vendors/:uuid/view',
  'vendor-contact': '/vendors/:uuid/contact',
  'vendor-import': '/vendors/import',
} as const;

type Paths = typeof vendorsPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
