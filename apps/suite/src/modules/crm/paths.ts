/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const crmPaths = {
  'crm-account': '/crm/account',
  'account-view': '/crm/account/:uuid/view/:id?',
  'crm-contact': '/crm/contact',
  'dashboard-crm': '/crm/dashboard',
  'crm-lead': '/crm/lead',
  'lead-view': '/crm/lead/:uuid/view',
  'crm-opportunity': '/crm/opportunity',
  'opportunity-view': '/crm/opportunity/:uuid/view',
  'crm-recent-changes': '/crm/recent-changes',
  'crm-import': '/crm/:prop_type/import',
  'account-contact': '/crm/account/:uuid/contact',
  'account-opportunity': '/crm/account/:uuid/opportunity',
  'contact-opportunity': '/crm/contact/:uuid/opportunity',
  'opportunity-contact': '/crm/opportunity/:uuid/contact',
  'crm-map': '/crm/map/view',
  'crm-report': '/crm/report/:id?',
  'lead-account': '/crm/lead/:uuid/account',
  'lead-opportunity': '/crm/lead/:uuid/opportunity',
  'lead-convert': '/crm/lead/:uuid/convert/:convertId',
} as const;

type Paths = typeof crmPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
