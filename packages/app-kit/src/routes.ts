import { nameHere } from './portals.ts';

/**
 * Every documented route that has a name, with its path. Screens are reached by name alone, so a path stands once.
 * Names and their spelling are the documents'; the unnamed ones among them are named here after what they show.
 */
export const routePaths = {
  // suite
  'auth-login': '/login',
  'crm-account': '/crm/account',
  'account-view': '/crm/account/:uuid/view/:id?',
  'crm-contact': '/crm/contact',
  'contact-view': '/crm/contact/:uuid/view',
  'dashboard-crm': '/crm/dashboard',
  'crm-lead': '/crm/lead',
  'lead-view': '/crm/lead/:uuid/view',
  'crm-opportunity': '/crm/opportunity',
  'opportunity-view': '/crm/opportunity/:uuid/view',
  'crm-recent-changes': '/crm/recent-changes',
  'estimation-calculator-group': '/estimation/calculator/group',
  'estimation-calculator-template': '/estimation/calculator/template',
  'estimation-calculator': '/estimation/calculator/:uuid',
  'estimation-variable': '/estimation/configuration/variable',
  'estimation-dashboard': '/estimation/dashboard',
  'estimation-inclusion-exclusion-template': '/estimation/inclusion-exclusion-template',
  'estimation-material-formula': '/estimation/material-formula',
  'estimation-quote-template-list': '/estimation/quote-template',
  'estimation-quote-template': '/estimation/quote-template/:uuid',
  'estimation-inclusion-exclusion': '/estimation/quote/inclusion-exclusion',
  'estimation-tags': '/estimation/quote/tags',
  'estimation-recent-changes': '/estimation/recent-changes',
  'estimation-stamp': '/estimation/stamp',
  'estimation-tool-overview': '/estimation/:uuid/tool',
  'estimator-pdf': '/estimation/:uuid/tool/:pdfId/:pageId',
  'estimation-view': '/estimation/:uuid/view/:id?',
  assemblyNotes: '/assembly-notes',
  'material-assemblies': '/material-assemblies',
  material: '/material-brand',
  'material-management': '/material-management',
  'material-recent-changes': '/material-recent-changes',
  'crm-retail-account': '/retail-crm/customer',
  'retail-vendors': '/retail-vendor',
  'user-profile': '/profile',
  vendors: '/vendors',
  'vendor-recent-changes': '/vendors/recent-changes',
  'vendor-view': '/vendors/:uuid/view',
  'account-category': '/accounting/categories',
  'account-cost-code': '/accounting/cost-code',
  'account-recent-change': '/accounting/recent-change',
  dashboards: '/dashboards',
  'email-folder': '/emails/:folder?/:folderId?',
  'field-project': '/field-management/project',
  'form-templates': '/field-management/form-template',
  'company-goals': '/goal-management/company-goals',
  'goals-dashboard': '/goal-management/dashboard',
  'manager-goals': '/goal-management/manager-goals',
  'user-goals': '/goal-management/user-goals',
  Warehouse: '/inventory-management/warehouse',
  'point-of-sale': '/pos/point-of-sale',
  'change-order': '/project/:projectNumber/:projectId/change-order',
  document: '/project/:projectNumber/:projectId/document',
  'master-change-order': '/project/:projectNumber/:projectId/master-change-order',
  'pm-contacts': '/project/:projectNumber/:projectId/contacts',
  'pm-dashboard': '/project/dashboard',
  'project-dashboard': '/project/:projectNumber/:projectId/dashboard',
  'project-emails': '/project/:projectNumber/:projectId/emails',
  'project-management': '/projects',
  'project-management-rfi': '/project/:projectNumber/:projectId/rfi',
  'project-my-todo': '/project/:projectNumber/:projectId/my-todo',
  'project-team-todo': '/project/:projectNumber/:projectId/team-todo',
  'projects-team-todo-dashboard': '/project/team-todo',
  'projects-todo-dashboard': '/project/my-todo',
  punchlist: '/project/:projectNumber/:projectId/punchlist',
  'punchlist-edit': '/project/:projectNumber/:projectId/punchlist/:punchlistId',
  'rfi-edit': '/project/:projectNumber/:projectId/rfi/:rfiId',
  submittal: '/project/:projectNumber/:projectId/submittal',
  trash: '/project/:projectNumber/:projectId/trash',
  reports: '/reports',
  'retail-internal-transfer': '/retail-inventory/internal-transfer',
  'retail-inventory-adjustment-list': '/retail-inventory/inventory-adjustments',
  'retail-inventory-list': '/retail-inventory/inventory',
  'retail-inventory-movement': '/retail-inventory/inventory-movement',
  'retail-physical-count-list': '/retail-inventory/physical-count',
  'retail-purchase-order': '/retail-inventory/purchase-order',
  'retail-receipts-list': '/retail-inventory/receipts',
  'retail-warehouse': '/retail-inventory/warehouse',
  'security-dashboard': '/security/dashboard',
  'security-recent-changes': '/security/recent-changes',
  'security-roles': '/security/roles',
  'security-user': '/security/user-management',
  'security-usergroup': '/security/user-group',
  'global-form': '/setup/global-form',
  'inventory-setup': '/setup/inventory-management/setup',
  plugin: '/setup/plugins',
  'retail-inventory-setup': '/setup/retail-inventory-management/setup',
  'setup-communication': '/setup/communication',
  'setup-company': '/setup/company-setup',
  'setup-designation': '/setup/designation',
  'setup-estimation-folder': '/setup/estimation-folder',
  'setup-folder': '/setup/pm-folder',
  'setup-form-list': '/setup/dynamic-form',
  'setup-fields': '/setup/fields',
  'setup-form': '/setup-form/:id',
  'setup-form-alignment': '/setup/alignment',
  'setup-formGroup': '/setup/form-group',
  'setup-ids': '/setup/dynamic-ids',
  'setup-license': '/setup/license-payment',
  'setup-logs': '/setup/logs',
  'setup-manager': '/setup-manager/:id',
  'setup-manufacturing-work-hours': '/setup/manufacturing-work-hours',
  'setup-material-characteristic': '/setup/material-characteristics',
  'setup-material-identifier': '/setup/material-identifier',
  'setup-module-workflow': '/setup/module-workflow',
  'setup-orgnization': '/setup/organization',
  'setup-qualifier': '/setup/qualifier',
  'setup-status': '/setup/status',
  'setup-status-list': '/setup/field-status-list',
  'setup-territory': '/setup/territory',
  'setup-workflow': '/setup/workflow',
  'configure-module': '/configure-module',
  'create-space': '/task-management/create-space/:spaceId?',
  'folder-task': '/task-management/folder-tasks/:folderId?',
  'my-todo': '/task-management/my-todo',
  'share-list': '/task-management/share/:spaceId/:taskId?',
  'shared-task': '/task-management/tasks-list/:folderId?/:access?',
  'table-task': '/task-management/:spaceId/view/table/:taskId?',
  'task-dashboard': '/task-management/dashboard',
  'Drive-favorite': '/work-drive/favorites/:id?',
  'Drive-folder': '/work-drive/folder/:id?',
  'Drive-recent': '/work-drive/recent/:id?',
  'Drive-shared': '/work-drive/shared/:id?',
  // Documented as a path alone.
  'Drive-shared-folder': '/work-drive/folder/:sharedParentId/:id',
  'Drive-trash': '/work-drive/trash',
  'drive-recent-changes': '/work-drive/recent-changes',
  // admin
  'admin-dashboard': '/admin/dashboard',
  'admin-support': '/admin/support',
  'approval-history': '/admin/approval-history',
  coupon: '/admin/coupon',
  'customer-request': '/admin/customer-request',
  escalation: '/admin/escalation',
  'knowledge-base': '/admin/knowledge-base',
  'offline-purchase': '/admin/offline-purchase',
  'pending-activation': '/admin/pending-activation',
  'user-plans': '/admin/user-plans',
  // partner
  'partner-customers': '/partner/customers',
  'partner-dashboard': '/partner/dashboard',
  'partner-details': '/partner/partner-details',
  'partner-login': '/partner/login',
  'partner-profile': '/partner/profile',
  'partner-security': '/partner/security',
  'partner-support': '/partner/partner-support',
  'provider-support': '/partner/provider-support',

  // unnamed by the documents
  home: '/',
  'master-dashboard': '/setup/master-dashboard',
  waiting: '/setup/waiting',
  'crm-import': '/crm/:prop_type/import',
  'account-contact': '/crm/account/:uuid/contact',
  'account-opportunity': '/crm/account/:uuid/opportunity',
  'contact-opportunity': '/crm/contact/:uuid/opportunity',
  'opportunity-contact': '/crm/opportunity/:uuid/contact',
  'crm-map': '/crm/map/view',
  'lead-account': '/crm/lead/:uuid/account',
  'lead-opportunity': '/crm/lead/:uuid/opportunity',
  'lead-convert': '/crm/lead/:uuid/convert/:convertId',
  'material-import': '/material/:prop_type/import',
  'material-view': '/material-management/:uuid/view',
  'material-categories': '/material-management/categories',
  'material-prices': '/material-management/prices',
  'setup-measurements': '/setup/material/measurements',
  'setup-labor-productivity': '/setup/labor-productivity',
  'setup-labor-cost': '/setup/labor-cost',
  'setup-labor-cost-template': '/setup/labor-cost-template',
  'labor-cost-template': '/setup/labor-cost-template/:uuid',
  'vendor-import': '/vendors/import',
  'retail-customer-view': '/retail-crm/customer/:uuid/view/:id?',
  'retail-customer-contact': '/retail-crm/customer/:uuid/contact',
  'retail-customer-import': '/retail-crm/customer/import',
  'retail-customer-recent-changes': '/retail-crm/recent-changes',
  'retail-vendor-view': '/retail-vendor/vendors/:uuid/view',
  'retail-vendor-contact': '/retail-vendor/vendors/:uuid/contact',
  'retail-vendor-import': '/retail-vendor/import',
  'retail-vendor-recent-changes': '/retail-vendor/recent-changes',
  'space-view': '/task-management/:spaceId/view',
  'kanban-task': '/task-management/:spaceId/view/kanban/:taskId?',
  'task-folder': '/task-management/tasks/:folderId?',
  'task-import': '/task-management/:prop_type/import/:parent_folder_id?',
  'task-recent-changes': '/task-management/recent-changes',
  'error-404': '/error-404',
  maintenance: '/under',
  'first-run': '/register',
  'auth-forgot-password': '/forgot-password',
  'auth-reset-password': '/resetPassword',
  'estimation-estimate': '/estimation/:uuid/estimate',
  'estimation-alternates': '/estimation/:uuid/estimate/alternate/:calculatorId?',
  'estimation-versions': '/estimation/:uuid/versions',
  'estimation-version': '/estimation/:uuid/versions/:versionId',
  'estimation-version-difference': '/estimation/:uuid/versions/:versionId/difference',
  'estimation-old': '/estimation/old/:uuid',
  'estimation-old-tool': '/estimation/old/:uuid/tool',
  'estimator-old-pdf': '/estimation/old/:uuid/tool/:pdfId/:pageId',
  'estimation-compare': '/estimation/:uuid/compare',
  'estimation-pdf-compare': '/estimation/:uuid/pdf/:pdfId/compare',
  'estimation-files': '/estimation/:uuid/files',
  'estimation-quotes': '/estimation/:uuid/quotes',
  'estimation-quote': '/estimation/:uuid/quotes/:quoteId',
  access: '/access/:token/:id?',
  download: '/download/:uuid',
  'security-role-list': '/security/role-overview',
  'setup-territory-view': '/setup/territory-view/:id',
  'setup-email': '/setup/email-setup',
  'setup-license-success': '/setup/license-payment/success',
  'setup-license-cancel': '/setup/license-payment/cancel',
  'setup-payment': '/setup/payment',
  'setup-subscription': '/setup/subscription',
  'setup-modules': '/setup/modules',
  'setup-module': '/setup/modules/:id',
  'security-role-add': '/security/add-role',
  'security-role-edit': '/security/add-role/:id',
  'security-role-view': '/security/role-overview/:id',
  'security-group-view': '/security/group-view/:id',
  'security-user-add': '/security/user-overview',
  'security-user-view': '/security/user-overview/:userId',
  'customer-license': '/admin/customer',
  'admin-customer': '/admin/customer/:uuid/:accountId',
  'admin-customer-dashboard': '/admin/customer/:uuid/:accountId/dashboard',
  'admin-customer-invoice': '/admin/customer/:uuid/:accountId/invoice',
  'admin-customer-payment': '/admin/customer/:uuid/:accountId/payment',
  'admin-customer-usage': '/admin/customer/:uuid/:accountId/usage',
  'admin-plans-payment': '/admin/plans-payment/:uuid',
  'admin-home': '/admin',
  'admin-profile': '/admin/profile',
  'admin-partner-requests': '/admin/partner-request',
  'admin-approval-request': '/admin/approval-request',
  'admin-partner-request': '/admin/partner-request/:uuid',
  'admin-security': '/admin/security',
  'admin-security-roles': '/admin/security/roles',
  'admin-role-list': '/admin/security/role-overview',
  'admin-role-view': '/admin/security/role-overview/:id',
  'admin-role-add': '/admin/security/add-role',
  'admin-role-edit': '/admin/security/add-role/:id',
  'admin-security-usergroup': '/admin/security/user-group',
  'admin-group-view': '/admin/security/group-view/:id',
  'admin-security-user': '/admin/security/user-management',
  'admin-user-add': '/admin/security/user-overview',
  'admin-user-view': '/admin/security/user-overview/:userId',
  'admin-security-recent-changes': '/admin/security/recent-changes',
  'partner-home': '/partner',
  'partner-signup': '/partner/signup',
  'partner-email-confirmation': '/partner/email-confirmation',
  'partner-request': '/partner/request/:uuid',
  'partner-security-roles': '/partner/security/roles',
  'partner-role-list': '/partner/role-overview',
  'partner-role-view': '/partner/role-overview/:id',
  'partner-role-add': '/partner/add-role',
  'partner-role-edit': '/partner/edit-role/:id',
  'partner-security-usergroup': '/partner/security/user-group',
  'partner-group-view': '/partner/group-view/:id',
  'partner-security-user': '/partner/security/user-management',
  'partner-user-add': '/partner/user-overview',
  'partner-user-view': '/partner/user-overview/:userId',
  'partner-security-recent-changes': '/partner/security/recent-changes',
  'partner-forgot-password': '/partner/forgot-password',
  'partner-reset-password': '/partner/resetPassword',
  // Its screens come with the help desk.
  support: '/support',
  // Named by the documents, without a path.
  'task-modules': '/task-management/modules/:module',
  'all-task': '/task-management/all-task/:module?/:moduleId?',
  'work-center-overview': '/manufacturing/work-center-overview',
} as const;

export type RouteName = keyof typeof routePaths;

/** Where a screen stands in this portal. */
export const pathOf = (name: RouteName): string => routePaths[nameHere(name)];

type ParameterNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterNames<Tail>
    : Rest
  : never;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name> = Name extends `${string}?` ? never : Name;
export type RouteParameters<Name extends RouteName> = {
  [Key in Required<ParameterNames<(typeof routePaths)[Name]>> & string]: string;
} & { [Key in Optional<ParameterNames<(typeof routePaths)[Name]>> & string]?: string };

type Arguments<Name extends RouteName> = [keyof RouteParameters<Name>] extends [never]
  ? [parameters?: Record<string, never>, query?: Record<string, string>]
  : [parameters: RouteParameters<Name>, query?: Record<string, string>];

function fill(
  name: RouteName,
  given: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>>,
): { address: string; isWhole: boolean } {
  let isWhole = true;
  const path = pathOf(name)
    .split('/')
    .flatMap((part) => {
      if (!part.startsWith(':')) return [part];
      const value = given[part.slice(1).replace('?', '')];
      if (value === undefined && !part.endsWith('?')) isWhole = false;
      return value === undefined ? [] : [encodeURIComponent(value)];
    })
    .join('/');
  const search = new URLSearchParams(query).toString();
  return { address: `${path || '/'}${search ? `?${search}` : ''}`, isWhole };
}

/**
 * The address of a route whose name is known only when the product runs, as a menu's is.
 * @returns undefined when a parameter that it needs is not given.
 */
export function addressOf(
  name: RouteName,
  parameters: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, string>> = {},
): string | undefined {
  const { address, isWhole } = fill(name, parameters, query);
  return isWhole ? address : undefined;
}

/** The address of a documented route: `href('account-view', { uuid })`. A wrong name or parameter does not compile. */
export const href = <Name extends RouteName>(name: Name, ...[parameters, query]: Arguments<Name>): string =>
  fill(name, parameters ?? {}, query ?? {}).address;
