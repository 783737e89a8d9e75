import { registerPaths } from './routes.ts';

/** Paths of modules, for tests of the kit, which has none. */
export const samplePaths = {
  'estimation-stamp': '/estimation/stamp',
  'estimation-stamp-add': '/estimation/stamp/add',
  estimation: '/estimation/:uuid',
  'estimation-estimate': '/estimation/:uuid/estimate',
  'estimation-alternates': '/estimation/:uuid/estimate/alternate/:calculatorId?',
  'estimation-estimate-by': '/estimation/:uuid/estimate/:calculatorId',
  'crm-account': '/crm/account',
  'account-view': '/crm/account/:uuid/view/:id?',
  'crm-contact': '/crm/contact',
  'dashboard-crm': '/crm/dashboard',
  'crm-lead': '/crm/lead',
  'pm-dashboard': '/project/dashboard',
  punchlist: '/project/:projectNumber/:projectId/punchlist',
  submittal: '/project/:projectNumber/:projectId/submittal',
  'setup-company': '/setup/company-setup',
  'setup-manager': '/setup-manager/:id',
  'setup-manufacturing-work-hours': '/setup/manufacturing-work-hours',
  'master-dashboard': '/setup/master-dashboard',
  'crm-opportunity': '/crm/opportunity',
  'estimation-dashboard': '/estimation/dashboard',
  'material-management': '/material-management',
  vendors: '/vendors',
  'goals-dashboard': '/goal-management/dashboard',
  Warehouse: '/inventory-management/warehouse',
  'task-dashboard': '/task-management/dashboard',
} as const;
registerPaths(samplePaths);

type Paths = typeof samplePaths;
declare module './routes.ts' {
  interface RoutePaths extends Paths {}
}
