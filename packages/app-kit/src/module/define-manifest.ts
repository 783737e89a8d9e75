import type { AddOn } from '@plumbline/permissions';
import { registerPaths, type RouteName } from '../navigation/routes.ts';
import type { AppModule } from './define-module.ts';

/**
 * Data of a module that the app needs before a screen is opened. It stays small, so that the first load does not grow
 * with the number of modules; routes, menus, commands and tabs are loaded with the module.
 */
export interface AppManifest {
  /** The module's name in the contract, the server, the journeys and the docs. */
  key: string;
  /** Documented app id; absent for modules that every user may open. */
  appId?: number;
  /** Add-on that the module is part of. */
  addOn?: AddOn;
  /** Paths of the module's routes by name, without the `sharedRoutes` that it states in the contract. */
  paths: Readonly<Record<string, string>>;
  /** Pages of the kit that the module shows, such as the profile. */
  pages?: readonly RouteName[];
  /** Paths of the screens that the module adds to Setup, by name. */
  settings?: Readonly<Record<string, string>>;
  /** The module shows the settings of all modules. */
  showsSettings?: boolean;
  /** The module's first screen needs all other modules, e.g. a dashboard that links to each of them. */
  needsAllModules?: boolean;
  /** Loads the module. */
  load: () => Promise<AppModule>;
}

/** Declares a module to the app and makes its paths known to `href`. */
export function defineManifest(manifest: AppManifest): AppManifest {
  registerPaths({ ...manifest.paths, ...manifest.settings });
  return manifest;
}
