import type { Right, RouteAccess } from '@plumbline/permissions';
import type { IconType } from '@plumbline/ui/Icon';
import type { ComponentType } from 'react';
import type { RouteName } from './routes.ts';

/** One screen of a module, loaded when it is opened. */
export interface ModuleRoute {
  name: RouteName;
  /** Shown in the tab of the browser and spoken on arrival. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
  right?: Right;
  access?: RouteAccess['access'];
  /** `canvas` takes the whole window, without header and navigation. */
  layout?: 'frame' | 'canvas' | 'blank';
  /** What the page stands on. */
  tone?: 'panel' | 'canvas';
  /** The navigation item that stays selected, where it is another route's. */
  menu?: RouteName;
}

export interface MenuItem {
  route: RouteName;
  label: string;
  icon: IconType;
  right?: Right;
  section?: string;
}

/** All that the frame, the launcher, the navigation, the guard and the search need to know of a module. */
export interface AppModule {
  key: string;
  /** Documented app id; absent for what everyone signed in may open. */
  appId?: number;
  title: string;
  icon: IconType;
  /** Entry of the launcher; a module without one is reached otherwise. */
  launcher?: { section: 'applications' | 'management'; label: string; description: string; route: RouteName };
  /** Its screens are wide sheets: the navigation begins small until the person chooses otherwise. */
  isWide?: boolean;
  menu: readonly MenuItem[];
  routes: readonly ModuleRoute[];
  /** Whether records of this module open as tabs, and under which preference key they are kept. */
  tabs?: {
    key: string;
    home: { label: string; icon: IconType; href: string };
    icons: Readonly<Record<string, IconType>>;
  };
}

export const defineModule = (module: AppModule): AppModule => module;
