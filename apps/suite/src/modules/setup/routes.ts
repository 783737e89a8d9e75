import type { MenuItem, ModuleRoute } from '@plumbline/app-kit';
import {
  BadgeCheckIcon,
  BoxesIcon,
  Building2Icon,
  CircleDotIcon,
  CreditCardIcon,
  FolderPlusIcon,
  HashIcon,
  HistoryIcon,
  IdCardIcon,
  LandmarkIcon,
  MailIcon,
  MapPinIcon,
  MessageSquareIcon,
  PlugIcon,
  ShieldCheckIcon,
  SplitIcon,
  WorkflowIcon,
} from '@plumbline/ui/icons';

const view = (name: string) => ({ app: 4, name, type: 'v' }) as const;
const company = view('company');
const organization = view('organization');
const folder = view('folder');
const status = view('status');
const workflow = view('workflow');
const territory = view('territory');
const communication = view('communication');
const numbering = view('numbering');
const plugin = view('plugin');
const mail = view('mail');
const modules = view('module');
const log = view('log');
const license = view('license');
const protection = view('protection');

/** Routes of Setup other than those of the forms. */
export const setupRoutes: readonly ModuleRoute[] = [
  {
    name: 'setup-company',
    title: 'Company setup',
    right: company,
    load: () => import('./company/Company.tsx'),
  },
  {
    name: 'setup-orgnization',
    title: 'Organization',
    right: organization,
    load: () => import('./organization/Departments.tsx'),
  },
  {
    name: 'setup-designation',
    title: 'Designations',
    right: organization,
    load: () => import('./organization/Designations.tsx'),
  },
  {
    name: 'setup-qualifier',
    title: 'Qualifiers',
    right: organization,
    load: () => import('./organization/Qualifiers.tsx'),
  },
  {
    name: 'setup-license',
    title: 'License & Payment',
    right: license,
    tone: 'canvas',
    load: () => import('./billing/License.tsx'),
  },
  {
    name: 'setup-subscription',
    title: 'Plans',
    right: { app: 4, name: 'license', type: 'e' },
    menu: 'setup-license',
    load: () => import('./billing/Subscription.tsx'),
  },
  {
    name: 'configure-module',
    title: 'Customer Signup',
    right: { app: 4, name: 'license', type: 'e' },
    menu: 'setup-license',
    tone: 'canvas',
    load: () => import('./billing/ConfigureModule.tsx'),
  },
  {
    name: 'setup-payment',
    title: 'Payment',
    right: { app: 4, name: 'license', type: 'e' },
    menu: 'setup-license',
    load: () => import('./billing/Payment.tsx'),
  },
  {
    name: 'setup-license-success',
    title: 'Payment received',
    right: license,
    menu: 'setup-license',
    load: () => import('./billing/Success.tsx'),
  },
  {
    name: 'setup-license-cancel',
    title: 'Payment canceled',
    right: license,
    menu: 'setup-license',
    load: () => import('./billing/Cancel.tsx'),
  },
  {
    name: 'setup-status-list',
    title: 'Field status list',
    right: status,
    load: () => import('./status/StatusLists.tsx'),
  },
  {
    name: 'setup-status',
    title: 'Statuses',
    right: status,
    menu: 'setup-status-list',
    load: () => import('./status/Statuses.tsx'),
  },
  {
    name: 'setup-workflow',
    title: 'Workflows',
    right: workflow,
    load: () => import('./workflow/Workflows.tsx'),
  },
  {
    name: 'setup-module-workflow',
    title: 'Module workflow',
    right: workflow,
    load: () => import('./workflow/ModuleWorkflow.tsx'),
  },
  {
    name: 'setup-communication',
    title: 'Communication',
    right: communication,
    load: () => import('./system/Communications.tsx'),
  },
  {
    name: 'setup-territory',
    title: 'Territories',
    right: territory,
    load: () => import('./territory/Territories.tsx'),
  },
  {
    name: 'setup-territory-view',
    title: 'Territory',
    right: territory,
    menu: 'setup-territory',
    load: () => import('./territory/Territory.tsx'),
  },
  {
    name: 'setup-ids',
    title: 'Record numbers',
    right: numbering,
    load: () => import('./company/Numbering.tsx'),
  },
  { name: 'plugin', title: 'Plugins', right: plugin, load: () => import('./system/Plugins.tsx') },
  { name: 'setup-email', title: 'Email setup', right: mail, load: () => import('./system/Mail.tsx') },
  { name: 'setup-modules', title: 'Modules', right: modules, load: () => import('./system/Modules.tsx') },
  {
    name: 'setup-module',
    title: 'Module',
    right: modules,
    menu: 'setup-modules',
    load: () => import('./system/Module.tsx'),
  },
  {
    name: 'setup-estimation-folder',
    title: 'Estimation folders',
    right: folder,
    load: () => import('./organization/EstimationFolders.tsx'),
  },
  { name: 'setup-logs', title: 'Logs', right: log, load: () => import('./system/Logs.tsx') },
  {
    name: 'setup-sign-in-security',
    title: 'Sign-in security',
    right: protection,
    load: () => import('./security/SignInSecurity.tsx'),
  },
  {
    name: 'setup-security-events',
    title: 'Security events',
    right: protection,
    load: () => import('./security/SecurityEvents.tsx'),
  },
];

/** Menu entries of these routes. */
export const setupMenu = {
  'setup-company': { route: 'setup-company', label: 'Company setup', icon: Building2Icon },
  'setup-orgnization': { route: 'setup-orgnization', label: 'Organization', icon: LandmarkIcon },
  'setup-designation': { route: 'setup-designation', label: 'Designation', icon: IdCardIcon },
  'setup-qualifier': { route: 'setup-qualifier', label: 'Qualifier', icon: BadgeCheckIcon },
  'setup-license': {
    route: 'setup-license',
    label: 'License & Payment',
    icon: CreditCardIcon,
    hiddenWhenOffline: true,
  },
  'setup-status-list': { route: 'setup-status-list', label: 'Status', icon: CircleDotIcon },
  'setup-workflow': { route: 'setup-workflow', label: 'Workflow', icon: WorkflowIcon },
  'setup-module-workflow': { route: 'setup-module-workflow', label: 'Module workflow', icon: SplitIcon },
  'setup-communication': { route: 'setup-communication', label: 'Communication', icon: MessageSquareIcon },
  'setup-territory': { route: 'setup-territory', label: 'Territory', icon: MapPinIcon },
  'setup-estimation-folder': {
    route: 'setup-estimation-folder',
    label: 'Estimation folder',
    icon: FolderPlusIcon,
    appId: 7,
  },
  'setup-ids': { route: 'setup-ids', label: 'Record numbers', icon: HashIcon },
  plugin: { route: 'plugin', label: 'Plugins', icon: PlugIcon },
  'setup-email': { route: 'setup-email', label: 'Email setup', icon: MailIcon },
  'setup-modules': { route: 'setup-modules', label: 'Modules', icon: BoxesIcon },
  'setup-logs': { route: 'setup-logs', label: 'Logs', icon: HistoryIcon },
  'setup-sign-in-security': {
    route: 'setup-sign-in-security',
    label: 'Sign-in security',
    icon: ShieldCheckIcon,
  },
  'setup-security-events': {
    route: 'setup-security-events',
    label: 'Security events',
    icon: ShieldCheckIcon,
  },
} as const satisfies Record<string, MenuItem>;
