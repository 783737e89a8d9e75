/** Paths of this module's routes by name. Names and spelling are the specification's where it names a route. */
export const setupPaths = {
  'global-form': '/setup/global-form',
  plugin: '/setup/plugins',
  'setup-communication': '/setup/communication',
  'setup-company': '/setup/company-setup',
  'setup-designation': '/setup/designation',
  'setup-estimation-folder': '/setup/estimation-folder',
  'setup-form-list': '/setup/dynamic-form',
  'setup-fields': '/setup/fields',
  'setup-form': '/setup-form/:id',
  'setup-form-alignment': '/setup/alignment',
  'setup-formGroup': '/setup/form-group',
  'setup-ids': '/setup/dynamic-ids',
  'setup-logs': '/setup/logs',
  'setup-security-events': '/setup/security-events',
  'setup-sign-in-security': '/setup/sign-in-security',
  'setup-manager': '/setup-manager/:id',
  'setup-module-workflow': '/setup/module-workflow',
  'setup-orgnization': '/setup/organization',
  'setup-qualifier': '/setup/qualifier',
  'setup-status': '/setup/status',
  'setup-status-list': '/setup/field-status-list',
  'setup-territory': '/setup/territory',
  'setup-workflow': '/setup/workflow',
  'setup-territory-view': '/setup/territory-view/:id',
  'setup-email': '/setup/email-setup',
  'setup-license-success': '/setup/license-payment/success',
  'setup-license-cancel': '/setup/license-payment/cancel',
  'setup-payment': '/setup/payment',
  'setup-modules': '/setup/modules',
  'setup-module': '/setup/modules/:id',
} as const;

type Paths = typeof setupPaths;
declare module '@plumbline/app-kit/navigation/routes' {
  // Makes the names known to `href`, with their parameters.
  interface RoutePaths extends Paths {}
}
