/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const retailCrmPaths = {
  'crm-retail-account': '/retail-crm/customer',
  'retail-customer-view': '/retail-crm/customer/:uuid/view/:id?',
  'retail-customer-contact': '/retail-crm/customer/:uuid/contact',
  'retail-customer-import': '/retail-crm/customer/import',
  'retail-customer-recent-changes': '/retail-crm/recent-changes',
} as const;

type Paths = typeof retailCrmPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
