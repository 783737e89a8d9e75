/** Paths of routes that shared screens link to, and of pages before sign-in. Modules add theirs in `paths.ts`. */
export const routePaths = {
  'auth-login': '/login',
  'contact-view': '/crm/contact/:uuid/view',
  'estimation-tool-overview': '/estimation/:uuid/tool',
  'estimation-pin': '/estimation/pin/:uuid',
  'estimation-view': '/estimation/:uuid/view/:id?',
  'user-profile': '/profile',
  'security-dashboard': '/security/dashboard',
  'security-recent-changes': '/security/recent-changes',
  'security-roles': '/security/roles',
  'security-user': '/security/user-management',
  'security-usergroup': '/security/user-group',
  'setup-license': '/setup/license-payment',
  'configure-module': '/configure-module',
  'folder-task': '/task-management/folder-tasks/:folderId?',
  'my-todo': '/task-management/my-todo',
  'table-task': '/task-management/:spaceId/view/table/:taskId?',
  'Drive-folder': '/work-drive/folder/:id?',
  'Drive-trash': '/work-drive/trash',
  'customer-request': '/admin/customer-request',
  'partner-customers': '/partner/customers',
  home: '/',
  'error-404': '/error-404',
  maintenance: '/under',
  calculator: '/calculator',
  'first-run': '/register',
  'auth-forgot-password': '/forgot-password',
  'auth-reset-password': '/resetPassword',
  'estimation-requests': '/estimation/:uuid/requests',
  access: '/access/:token/:id?',
  download: '/download/:uuid',
  'security-role-list': '/security/role-overview',
  'setup-subscription': '/setup/subscription',
  'security-role-add': '/security/add-role',
  'security-role-edit': '/security/add-role/:id',
  'security-role-view': '/security/role-overview/:id',
  'security-group-view': '/security/group-view/:id',
  'security-user-add': '/security/user-overview',
  'security-user-view': '/security/user-overview/:userId',
  'customer-license': '/admin/customer',
  'admin-partner-requests': '/admin/partner-request',
  support: '/support',
  'task-modules': '/task-management/modules/:module',
  'work-center-overview': '/manufacturing/work-center-overview',
} as const;

type PlatformPaths = typeof routePaths;
/** Paths by route name. Each module extends it with its own. */
export interface RoutePaths extends PlatformPaths {}

const registered: Record<string, string | undefined> = { ...routePaths };

/** Adds a module's paths, or a portal's own paths of shared screens. Manifests do so when they are loaded. */
export const registerPaths = (paths: Readonly<Record<string, string>>): void =>
  void Object.assign(registered, paths);

/** True for the name of a route of this app. */
export const isRouteName = (name: string): name is RouteName => registered[name] !== undefined;
/** Paths of all routes of this app by name. */
export const allPaths = (): Readonly<Record<string, string | undefined>> => registered;

export type RouteName = keyof RoutePaths;

/** Path pattern of a route in the current portal. @throws Error for a route that no module has registered. */
export const pathOf = (name: RouteName): string => {
  const path = registered[name];
  if (path === undefined) throw new Error(`no module has registered the route ${name}`);
  return path;
};

type ParameterNames<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParameterNames<Tail>
    : Rest
  : never;
type Optional<Name> = Name extends `${infer Bare}?` ? Bare : never;
type Required<Name> = Name extends `${string}?` ? never : Name;
export type RouteParameters<Name extends RouteName> = {
  [Key in Required<ParameterNames<RoutePaths[Name]>> & string]: string;
} & { [Key in Optional<ParameterNames<RoutePaths[Name]>> & string]?: string };

type Arguments<Name extends RouteName> = [keyof RouteParameters<Name>] extends [never]
  ? [parameters?: Record<string, never>, query?: Record<string, string>]
  : [parameters: RouteParameters<Name>, query?: Record<string, string>];

function fill(
  name: RouteName,
  given: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>>,
): { address: string; isWhole: boolean } {
  let isWhole = registered[name] !== undefined;
  const path = (registered[name] ?? '')
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
 * Builds the URL of a route whose name is only known at run time.
 * @returns undefined when a required parameter is missing.
 */
export function addressOf(
  name: RouteName,
  parameters: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, string>> = {},
): string | undefined {
  const { address, isWhole } = fill(name, parameters, query);
  return isWhole ? address : undefined;
}

/** Builds the URL of a route: `href('account-view', { uuid })`. Name and parameters are type-checked. */
export function href<Name extends RouteName>(name: Name, ...[parameters, query]: Arguments<Name>): string {
  pathOf(name);
  return fill(name, parameters ?? {}, query ?? {}).address;
}
