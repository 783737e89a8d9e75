/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const retailVendorPaths = {
  'retail-vendors': '/retail-vendor',
  'retail-vendor-view': '/retail-vendor/vendors/:uuid/view',
  'retail-vendor-contact': '/retail-vendor/vendors/:uuid/contact',
  'retail-vendor-import': '/retail-vendor/import',
  'retail-vendor-recent-changes': '/retail-vendor/recent-changes',
} as const;

type Paths = typeof retailVendorPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
