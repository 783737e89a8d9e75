import type { AppModule, FixedTabs, MenuItem } from './define-module.ts';

/** Slot widths of the tabs of settings. */
const TAB_AREA = { reserve: 249, slot: 180 };

/** Menu in sections, with the settings of other modules at the place that the specification gives their section. */
function menuWith(host: AppModule, contributors: readonly AppModule[]): readonly MenuItem[] {
  const places = new Map(Object.entries(host.settingsSections ?? {}));
  const contributed = contributors.flatMap(({ appId, settings = [] }) =>
    settings.flatMap(({ title, sequence, screens }) => {
      if (!places.has(title)) places.set(title, sequence);
      return screens.map(({ name, label, icon }): MenuItem => ({
        route: name,
        label,
        icon,
        section: title,
        ...(appId === undefined ? {} : { appId }),
      }));
    }),
  );
  const placeOf = ({ section = '' }: MenuItem) => places.get(section) ?? 0;
  return [...host.menu, ...contributed].toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Groups of tabs, joined by title. */
function tabsWith(host: AppModule, contributors: readonly AppModule[]): readonly FixedTabs[] {
  const groups = new Map<string, FixedTabs>((host.fixedTabs ?? []).map((group) => [group.title, group]));
  for (const { title, screens } of contributors.flatMap(({ settings = [] }) => settings)) {
    const { area, items } = groups.get(title) ?? { area: TAB_AREA, items: [] };
    const added = screens.map(({ name, label, icon }): MenuItem => ({ route: name, label, icon }));
    groups.set(title, { title, area, items: [...items, ...added] });
  }
  return [...groups.values()];
}

/** Modules as the app shows them: the settings of all of them are screens of the module that has `settingsSections`. */
export function withSettings(modules: readonly AppModule[]): readonly AppModule[] {
  const contributors = modules.filter(({ settings }) => settings);
  if (contributors.length === 0) return modules;
  return modules.map((module) =>
    module.settingsSections
      ? {
          ...module,
          menu: menuWith(module, contributors),
          routes: [
            ...module.routes,
            ...contributors.flatMap(({ settings = [] }) => settings.flatMap(({ screens }) => screens)),
          ],
          fixedTabs: tabsWith(module, contributors),
        }
      : module,
  );
}
