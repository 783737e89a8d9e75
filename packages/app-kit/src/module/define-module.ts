import type { AddOn, Right, RouteAccess } from '@plumbline/permissions';
import type { IconType } from '@plumbline/ui/Icon';
import type { TabArea } from '@plumbline/ui/TabBar';
import type { ComponentType } from 'react';
import type { RouteName } from '../navigation/routes.ts';

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
  /** The fixed tab that it stands under, where it is another route's. */
  tab?: RouteName;
}

/**
 * An entry of the navigation. It is shown to whom its route is open, and never without the route's screen: what stands
 * here besides is what the documents add.
 */
export interface MenuItem {
  route: RouteName;
  label: string;
  icon: IconType;
  /** Beyond what the route itself asks for. */
  right?: Right;
  section?: string;
  /** Belongs to an app: shown only where that is purchased. */
  appId?: number;
  /** Not in companies whose subscription is offline. */
  hiddenWhenOffline?: boolean;
  /** Only with a project chosen: the parameters of its route come from where the person is. */
  context?: 'project';
  /** Fixed parameters of its route. */
  parameters?: Readonly<Record<string, string>>;
  /** Stands for the whole area of its route: leads to the first of that area's entries that is open to the person. */
  isArea?: boolean;
}

/** Something to do that the command palette offers. */
export interface ModuleCommand {
  id: string;
  /** A verb or "New …". */
  label: string;
  icon: IconType;
  right: Right;
  /** Where it is done. */
  route: RouteName;
  query?: Readonly<Record<string, string>>;
  /** Other words that find it. */
  keywords?: readonly string[];
}

/** Tabs that an area always shows, in documented order: they are neither opened nor closed. */
export interface FixedTabs {
  title: string;
  /** Whose arithmetic says how many are in view at least. */
  area: TabArea;
  items: readonly MenuItem[];
}

/** All that the frame, the launcher, the navigation, the guard and the search need to know of a module. */
export interface AppModule {
  key: string;
  /** Documented app id; absent for what everyone signed in may open. */
  appId?: number;
  /** Bought by itself: without it there is no way in. */
  addOn?: AddOn;
  title: string;
  /** What stands above its navigation, where it is another word than the title. */
  heading?: string;
  icon: IconType;
  /** Entry of the launcher; a module without one is reached otherwise. */
  launcher?: { section: 'applications' | 'management'; label: string; description: string; route: RouteName };
  /** The letter that leads here after `g`. */
  goKey?: string;
  /** Its screens are wide sheets: the navigation begins small until the person chooses otherwise. */
  isWide?: boolean;
  menu: readonly MenuItem[];
  /** Below the entries of its navigation: what the area itself keeps, such as spaces and folders. */
  nav?: () => Promise<{ default: ComponentType }>;
  routes: readonly ModuleRoute[];
  commands?: readonly ModuleCommand[];
  /** Whether records of this module open as tabs, and under which preference they are kept. */
  tabs?: {
    key: string;
    /** As documented beside the key, where it is. */
    propType?: string;
    area: TabArea;
    /** Where the area begins; closing the last tab leads there. */
    home: { label: string; icon: IconType; href: string };
    icons: Readonly<Record<string, IconType>>;
  };
  fixedTabs?: readonly FixedTabs[];
}

export const defineModule = (module: AppModule): AppModule => module;
