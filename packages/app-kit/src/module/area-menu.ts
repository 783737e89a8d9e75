import type { AppModule, MenuItem } from './define-module.ts';

/** Entries of a module's navigation, with the areas of all modules where it lists them. */
export const menuOf = (module: AppModule, modules: readonly AppModule[]): readonly MenuItem[] =>
  module.listsAreas ? [...module.menu, ...modules.flatMap(areaItem)] : module.menu;

function areaItem({ icon, launcher }: AppModule): MenuItem[] {
  if (!launcher?.area) return [];
  const { section, label = launcher.label, route = launcher.route } = launcher.area;
  return [{ route, label, icon, section, isArea: true }];
}
