import { sharedRouteNames } from '@plumbline/api/app-routes';
import { lazyImport } from '@plumbline/ui/lazyImport';
import type { AppManifest } from '../module/define-manifest.ts';
import type { AppModule } from '../module/define-module.ts';
import { withSettings } from '../module/module-settings.ts';
import { matchRoute } from '../navigation/match-route.ts';
import { pathOf, type RouteName } from '../navigation/routes.ts';

/** Modules of an app, each loaded when it is first needed. */
export interface ModuleStore {
  /** Loaded modules in the order of the registry. The same array until another module is loaded. */
  loaded: () => readonly AppModule[];
  /** Paths of the modules that are not loaded yet, each with what loads its module. */
  pending: () => readonly { path: string; load: () => Promise<void> }[];
  /** Loads the module that an address belongs to, and all modules where its first screen needs them. */
  loadFor: (pathname: string) => Promise<void>;
  /** Loads all modules. */
  loadAll: () => Promise<void>;
  subscribe: (onChange: () => void) => () => void;
}

interface ManifestPlace {
  path: string;
  manifest: AppManifest;
  /** Modules that the screen of the path needs. */
  needed: readonly AppManifest[];
}

/** Places of a module. Setup and the settings that other modules add to it are loaded together. */
function placesOf(
  manifest: AppManifest,
  manifests: readonly AppManifest[],
  contributors: readonly AppManifest[],
): ManifestPlace[] {
  const { key, paths, settings = {}, pages = [], showsSettings } = manifest;
  const names: readonly RouteName[] = [...(sharedRouteNames[key] ?? []), ...pages];
  const place = (path: string, needed: readonly AppManifest[]) => ({ path, manifest, needed });
  const own = showsSettings ? [manifest, ...contributors] : [manifest];
  const hosts = manifests.filter((each) => each.showsSettings);
  return [
    ...[...Object.values(paths), ...names.map((name) => pathOf(name))].map((path) => place(path, own)),
    ...Object.values(settings).map((path) => place(path, [...hosts, ...contributors])),
  ];
}

/** @param initial modules that are loaded with the app. */
export function createModuleStore(
  initial: readonly AppModule[],
  manifests: readonly AppManifest[],
): ModuleStore {
  const modules = new Map<string, AppModule>();
  const requests = new Map<string, Promise<AppModule>>();
  const listeners = new Set<() => void>();
  const contributors = manifests.filter(({ settings }) => settings);
  const places = manifests.flatMap((manifest) => placesOf(manifest, manifests, contributors));
  let loaded: readonly AppModule[] = initial;
  let pending: ReturnType<ModuleStore['pending']> = [];

  const update = () => {
    loaded = withSettings([...initial, ...manifests.flatMap(({ key }) => modules.get(key) ?? [])]);
    pending = places
      .filter(({ needed }) => needed.some(({ key }) => !modules.has(key)))
      .map(({ path, needed }) => ({ path, load: () => load(needed) }));
    for (const listener of listeners) listener();
  };
  async function load(manifests: readonly AppManifest[]): Promise<void> {
    const missing = manifests.filter(({ key }) => !modules.has(key));
    if (missing.length === 0) return;
    const arrived = await Promise.all(
      missing.map(({ key, load: request }) => {
        const running = requests.get(key) ?? lazyImport(request);
        requests.set(key, running);
        // A request that failed is sent again by the next one who needs the module.
        running.catch(() => requests.delete(key));
        return running.then((module) => [key, module] as const);
      }),
    );
    for (const [key, module] of arrived) modules.set(key, module);
    update();
  }
  update();

  return {
    loaded: () => loaded,
    pending: () => pending,
    loadFor: async (pathname) => {
      const place = matchRoute(places, pathname);
      if (place) await load(place.manifest.needsAllModules ? manifests : place.needed);
    },
    loadAll: () => load(manifests),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
