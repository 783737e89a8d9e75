import { sharedRoutes } from '@plumbline/api/app-routes';

/** Paths of the pages before sign-in, of those that every app has, and of help and support. */
const pagePaths = {
  'auth-login': '/login',
  'auth-forgot-password': '/forgot-password',
  'auth-reset-password': '/resetPassword',
  'first-run': '/register',
  access: '/access/:token/:id?',
  calculator: '/calculator',
  download: '/download/:uuid',
  'error-404': '/error-404',
  help: '/help/:guide?',
  home: '/',
  maintenance: '/under',
  support: '/support',
  'user-profile': '/profile',
} as const;

/** Paths that shared screens know: those of pages, and those that modules state as `sharedRoutes` in the contract. */
export const routePaths = { ...pagePaths, ...sharedRoutes } as const;

type SharedPaths = typeof routePaths;
/** Paths by route name. Each module extends it with its own in `paths.ts`. */
export interface RoutePaths extends SharedPaths {}

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
  parameters: Readonly<Record<string, string | undefined>>,
  query: Readonly<Record<string, string>>,
): { address: string; isWhole: boolean } {
  let isWhole = registered[name] !== undefined;
  const path = (registered[name] ?? '')
    .split('/')
    .flatMap((part) => {
      if (!part.startsWith(':')) return [part];
      const value = parameters[part.slice(1).replace('?', '')];
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
