import { canOpenApp, decide, type AddOn, type SessionInfo } from '@plumbline/permissions';
import type { AppModule, FixedTabs, MenuItem, ModuleCommand, ModuleRoute } from '../module/define-module.ts';
import { addressOf, type RouteName } from './routes.ts';

/** Who looks, as far as the navigation goes. */
export interface Viewer {
  info: SessionInfo;
  purchased: readonly number[];
  /** Undefined until it is known. */
  mode: 'online' | 'offline' | undefined;
  addOns: readonly AddOn[];
}

export interface Place {
  route: ModuleRoute;
  module: AppModule;
}
type Parameters = Readonly<Record<string, string | undefined>>;

/** What there is to navigate in, for one person. */
export interface Chart {
  modules: readonly AppModule[];
  places: ReadonlyMap<RouteName, Place>;
  viewer: Viewer;
  /** Parameters of the address that the person is at. */
  parameters: Parameters;
}

export interface ShownItem {
  item: MenuItem;
  href: string;
}

export const chartOf = (
  modules: readonly AppModule[],
  viewer: Viewer,
  parameters: Parameters = {},
): Chart => ({
  modules,
  places: new Map(
    modules.flatMap((module) => module.routes.map((route) => [route.name, { route, module }] as const)),
  ),
  viewer,
  parameters,
});

/** Whether there is any way into a module. */
export const isOpen = ({ info, purchased, addOns }: Viewer, module: AppModule): boolean =>
  canOpenApp(info, purchased, module.appId) && (!module.addOn || addOns.includes(module.addOn));

/** Whether a route has a screen and the guard would show it. */
export function mayOpen({ places, viewer }: Chart, name: RouteName): boolean {
  const place = places.get(name);
  if (!place || (place.module.addOn && !viewer.addOns.includes(place.module.addOn))) return false;
  const { right } = place.route;
  return right
    ? decide(viewer.info, viewer.purchased, right).allowed
    : canOpenApp(viewer.info, viewer.purchased, place.module.appId);
}

function shownItem(chart: Chart, item: MenuItem): ShownItem[] {
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

/** The entries that this person is shown here, each with where it leads: by screen, purchase, right, mode and context. */
export const shownItems = (chart: Chart, items: readonly MenuItem[]): ShownItem[] =>
  items.flatMap((item) => shownItem(chart, item));

/** Where an area begins for this person: at its own place, or at the first of its entries that is open to them. */
export function areaAddress(chart: Chart, module: AppModule, route: RouteName): string | undefined {
  if (!isOpen(chart.viewer, module)) return undefined;
  if (mayOpen(chart, route)) return addressOf(route);
  return shownItems(
    chart,
    module.menu.filter((item) => !item.isArea),
  )[0]?.href;
}

/** A menu as the navigation shows it: its entries in their sections, the one that the screen belongs to selected. */
export function navSections(chart: Chart, menu: readonly MenuItem[], route: ModuleRoute | undefined) {
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

/** The purchased applications that this person may enter, as the launcher lists them. */
export const launcherEntries = (chart: Chart): AreaEntry[] =>
  chart.modules.flatMap((module) => {
    const { launcher } = module;
    const address = launcher && areaAddress(chart, module, launcher.route);
    return launcher && address !== undefined ? [{ module, launcher, href: address }] : [];
  });

/** The modules whose tasks the launcher's second variant opens, as documented, by the keys of their manifests. */
const taskModules: Readonly<Record<string, string>> = {
  crm: 'crm',
  estimation: 'estimation',
  setup: 'setup',
  reports: 'report',
  dashboards: 'dashboard',
};

/** The launcher's second variant: the tasks of each of those modules. None where that screen is not part of the app. */
export const taskLauncherEntries = (chart: Chart): AreaEntry[] =>
  mayOpen(chart, 'task-modules')
    ? launcherEntries(chart).flatMap((entry) => {
        const module = taskModules[entry.module.key];
        const address = module && addressOf('task-modules', { module });
        return address ? [{ ...entry, href: address }] : [];
      })
    : [];

/** The fixed tabs that belong to a route, those that this person may open; one alone would lead nowhere. */
export function fixedTabsOf(
  chart: Chart,
  { route, module }: Place,
): { title: string; area: FixedTabs['area']; items: ShownItem[] } | undefined {
  const here = [route.name, route.menu, route.tab];
  const group = module.fixedTabs?.find(({ items }) => items.some((item) => here.includes(item.route)));
  const items = group ? shownItems(chart, group.items) : [];
  return group && items.length > 1 ? { title: group.title, area: group.area, items } : undefined;
}

/** Which of them the screen belongs to. */
export const fixedTabHere = (
  { items }: { items: readonly ShownItem[] },
  route: ModuleRoute,
  pathname: string,
): ShownItem | undefined =>
  items.find(({ href }) => href === pathname) ??
  [route.name, route.tab, route.menu]
    .map((name) => items.find(({ item }) => item.route === name))
    .find((item) => item !== undefined);

/** The same as a section of the navigation, where there is no room for a bar of tabs. */
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
  /** The area that it is in. */
  area: string;
  item: MenuItem;
  href: string;
}

/** Every screen that any menu leads this person to, once. */
export function screensOf(chart: Chart): Screen[] {
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

/** Screens by their words, the ones that begin with them first. */
export function findScreens(screens: readonly Screen[], words: string): Screen[] {
  const wanted = words.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const rank = ({ label, area }: Screen) => {
    const name = label.toLowerCase();
    if (name.startsWith(wanted)) return 0;
    if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
    return `${area} ${label}`.toLowerCase().includes(wanted) ? 2 : 3;
  };
  return screens
    .map((screen) => ({ screen, at: rank(screen) }))
    .filter(({ at }) => at < 3)
    .toSorted((a, b) => a.at - b.at)
    .map(({ screen }) => screen);
}

/** What this person can do from anywhere. */
export const commandsOf = (chart: Chart): { command: ModuleCommand; href: string }[] =>
  chart.modules.flatMap((module) =>
    (module.commands ?? []).flatMap((command) => {
      const { info, purchased } = chart.viewer;
      const isAllowed = mayOpen(chart, command.route) && decide(info, purchased, command.right).allowed;
      const address = isAllowed ? addressOf(command.route, {}, command.query) : undefined;
      return address === undefined ? [] : [{ command, href: address }];
    }),
  );

/** What can be said of a module that is bought by itself. */
export type AddOnState = 'for-sale' | 'awaited' | 'none';

/**
 * Whether an add-on is offered to this person: for sale to administrative accounts of companies that subscribe online;
 * awaited once bought, until it has a screen; nothing otherwise.
 * @param route where it begins, once it has screens.
 */
export function addOnState(chart: Chart, addOn: AddOn, route: RouteName): AddOnState {
  const { info, mode, addOns } = chart.viewer;
  if (info.a !== 1 || info.is_partner || info.is_provider) return 'none';
  if (addOns.includes(addOn)) return chart.places.has(route) ? 'none' : 'awaited';
  return mode === 'online' ? 'for-sale' : 'none';
}
