import { canOpenApp, decide, type AddOn, type SessionInfo } from '@plumbline/permissions';
import type { AppModule, FixedTabs, MenuItem, ModuleCommand, ModuleRoute } from '../module/define-module.ts';
import { addressOf, type RouteName } from './routes.ts';

/** User data that the navigation depends on. */
export interface Viewer {
  info: SessionInfo;
  purchased: readonly number[];
  /** Subscription mode; undefined while loading. */
  mode: 'online' | 'offline' | undefined;
  addOns: readonly AddOn[];
}

export interface RouteEntry {
  route: ModuleRoute;
  module: AppModule;
}
type Parameters = Readonly<Record<string, string | undefined>>;

/** Routes and modules for one user. */
export interface RouteIndex {
  modules: readonly AppModule[];
  places: ReadonlyMap<RouteName, RouteEntry>;
  viewer: Viewer;
  /** Route parameters of the current URL. */
  parameters: Parameters;
}

export interface ShownItem {
  item: MenuItem;
  href: string;
}

export const buildRouteIndex = (
  modules: readonly AppModule[],
  viewer: Viewer,
  parameters: Parameters = {},
): RouteIndex => ({
  modules,
  places: new Map(
    modules.flatMap((module) => module.routes.map((route) => [route.name, { route, module }] as const)),
  ),
  viewer,
  parameters,
});

/** True when the user can open the module. */
export const isOpen = ({ info, purchased, addOns }: Viewer, module: AppModule): boolean =>
  canOpenApp(info, purchased, module.appId) && (!module.addOn || addOns.includes(module.addOn));

/** True when a route has a screen and the guard allows it. */
export function mayOpen({ places, viewer }: RouteIndex, name: RouteName): boolean {
  const place = places.get(name);
  if (!place || (place.module.addOn && !viewer.addOns.includes(place.module.addOn))) return false;
  const { right } = place.route;
  return right
    ? decide(viewer.info, viewer.purchased, right).allowed
    : canOpenApp(viewer.info, viewer.purchased, place.module.appId);
}

function shownItem(chart: RouteIndex, item: MenuItem): ShownItem[] {
  const { viewer, places, parameters } = chart;
  if (item.appId !== undefined && !viewer.purchased.includes(item.appId)) return [];
  if (item.hiddenWhenOffline && viewer.mode !== 'online') return [];
  if (item.right && !decide(viewer.info, viewer.purchased, item.right).allowed) return [];
  if (item.isArea) {
    const module = places.get(item.route)?.module;
    const address = module && areaAddress(chart, module, item.route);
    return address === undefined ? [] : [{ item, href: address }];
  }
  if (!mayOpen(chart, item.route)) return [];
  const address = addressOf(item.route, { ...(item.context ? parameters : {}), ...item.parameters });
  return address === undefined ? [] : [{ item, href: address }];
}

/** Visible menu entries with their links, by screen, purchase, right, mode and context. */
export const shownItems = (chart: RouteIndex, items: readonly MenuItem[]): ShownItem[] =>
  items.flatMap((item) => shownItem(chart, item));

/** Start of an area for the user: its own route or its first accessible entry. */
export function areaAddress(chart: RouteIndex, module: AppModule, route: RouteName): string | undefined {
  if (!isOpen(chart.viewer, module)) return undefined;
  if (mayOpen(chart, route)) return addressOf(route);
  return shownItems(
    chart,
    module.menu.filter((item) => !item.isArea),
  )[0]?.href;
}

/** Sections of the navigation with the current entry selected. */
export function navSections(chart: RouteIndex, menu: readonly MenuItem[], route: ModuleRoute | undefined) {
  const here = route?.menu ?? route?.name;
  const items = shownItems(chart, menu);
  const titles = [...new Set(items.map(({ item }) => item.section ?? ''))];
  return titles.map((title) => ({
    id: title || 'main',
    ...(title ? { title } : {}),
    items: items
      .filter(({ item }) => (item.section ?? '') === title)
      .map(({ item, href }) => ({
        id: `${item.route} ${href}`,
        label: item.label,
        icon: item.icon,
        href,
        isCurrent: item.route === here && !item.isArea,
      })),
  }));
}

export interface AreaEntry {
  module: AppModule;
  launcher: NonNullable<AppModule['launcher']>;
  href: string;
}

/** Launcher entries: purchased apps that the user can open. */
export const launcherEntries = (chart: RouteIndex): AreaEntry[] =>
  chart.modules.flatMap((module) => {
    const { launcher } = module;
    const address = launcher && areaAddress(chart, module, launcher.route);
    return launcher && address !== undefined ? [{ module, launcher, href: address }] : [];
  });

/** Modules of the launcher's second variant as specified, by manifest key. */
const taskModules: Readonly<Record<string, string>> = {
  crm: 'crm',
  estimation: 'estimation',
  setup: 'setup',
  reports: 'report',
  dashboards: 'dashboard',
};

/** Entries of the launcher's second variant: tasks by module; empty when the app has no such screen. */
export const taskLauncherEntries = (chart: RouteIndex): AreaEntry[] =>
  mayOpen(chart, 'task-modules')
    ? launcherEntries(chart).flatMap((entry) => {
        const module = taskModules[entry.module.key];
        const address = module && addressOf('task-modules', { module });
        return address ? [{ ...entry, href: address }] : [];
      })
    : [];

/** Fixed tabs of a route that the user can open; undefined for fewer than two. */
export function fixedTabsOf(
  chart: RouteIndex,
  { route, module }: RouteEntry,
): { title: string; area: FixedTabs['area']; items: ShownItem[] } | undefined {
  const here = [route.name, route.menu, route.tab];
  const group = module.fixedTabs?.find(({ items }) => items.some((item) => here.includes(item.route)));
  const items = group ? shownItems(chart, group.items) : [];
  return group && items.length > 1 ? { title: group.title, area: group.area, items } : undefined;
}

/** Fixed tab of the current screen. */
export const fixedTabHere = (
  { items }: { items: readonly ShownItem[] },
  route: ModuleRoute,
  pathname: string,
): ShownItem | undefined =>
  items.find(({ href }) => href === pathname) ??
  [route.name, route.tab, route.menu]
    .map((name) => items.find(({ item }) => item.route === name))
    .find((item) => item !== undefined);

/** Fixed tabs as a navigation section, for narrow screens. */
export const fixedSection = (
  group: { title: string; items: readonly ShownItem[] },
  route: ModuleRoute,
  pathname: string,
) => {
  const here = fixedTabHere(group, route, pathname);
  return {
    id: `fixed ${group.title}`,
    title: group.title,
    items: group.items.map(({ item, href }) => ({
      id: `fixed ${item.route} ${href}`,
      label: item.label,
      icon: item.icon,
      href,
      isCurrent: href === here?.href,
    })),
  };
};

export interface Screen {
  id: string;
  label: string;
  /** Area of the screen. */
  area: string;
  item: MenuItem;
  href: string;
}

/** All screens that menus link to, without duplicates. */
export function screensOf(chart: RouteIndex): Screen[] {
  const under = (items: readonly MenuItem[], area: string): Screen[] =>
    shownItems(
      chart,
      items.filter((item) => !item.isArea),
    ).map(({ item, href }) => ({ id: `screen ${href}`, label: item.label, area, item, href }));
  const all = chart.modules
    .filter((module) => isOpen(chart.viewer, module))
    .flatMap(({ title, menu, fixedTabs = [] }) => [
      ...under(menu, title),
      ...fixedTabs.flatMap((group) =>
        under(group.items, group.title === title ? title : `${title} · ${group.title}`),
      ),
    ]);
  return all.filter(({ href }, at) => all.findIndex((each) => each.href === href) === at);
}

/** Searches screens; prefix matches first. */
export function findScreens(screens: readonly Screen[], query: string): Screen[] {
  const search = query.trim().toLowerCase();
  if (search.length < 2) return [];
  const rank = ({ label, area }: Screen) => {
    const name = label.toLowerCase();
    if (name.startsWith(search)) return 0;
    if (name.split(/\s+/).some((word) => word.startsWith(search))) return 1;
    return `${area} ${label}`.toLowerCase().includes(search) ? 2 : 3;
  };
  return screens
    .map((screen) => ({ screen, at: rank(screen) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ screen }) => screen);
}

/** Commands available to the user. */
export const commandsOf = (chart: RouteIndex): { command: ModuleCommand; href: string }[] =>
  chart.modules.flatMap((module) =>
    (module.commands ?? []).flatMap((command) => {
      const { info, purchased } = chart.viewer;
      const isAllowed = mayOpen(chart, command.route) && decide(info, purchased, command.right).allowed;
      const address = isAllowed ? addressOf(command.route, {}, command.query) : undefined;
      return address === undefined ? [] : [{ command, href: address }];
    }),
  );

/** State of an add-on. */
export type AddOnState = 'for-sale' | 'awaited' | 'none';

/**
 * State of an add-on for the user: for sale to administrators of companies with an online subscription; awaited after
 * purchase until it has a screen; none otherwise.
 * @param route start route, once it has screens.
 */
export function addOnState(chart: RouteIndex, addOn: AddOn, route: RouteName): AddOnState {
  const { info, mode, addOns } = chart.viewer;
  if (info.a !== 1 || info.is_partner || info.is_provider) return 'none';
  if (addOns.includes(addOn)) return chart.places.has(route) ? 'none' : 'awaited';
  return mode === 'online' ? 'for-sale' : 'none';
}
