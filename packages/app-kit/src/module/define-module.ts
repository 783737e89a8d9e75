import type { AddOn, Right, RouteAccess } from '@plumbline/permissions';
import type { IconType } from '@plumbline/ui/Icon';
import type { TabArea } from '@plumbline/ui/TabBar';
import type { ComponentType } from 'react';
import type { RouteName } from '../navigation/routes.ts';
import type { HelpGuide } from './help-guide.ts';

/** Screen of a module, loaded on demand. */
export interface ModuleRoute {
  name: RouteName;
  /** Title of the browser tab, announced to screen readers on navigation. */
  title: string;
  load: () => Promise<{ default: ComponentType }>;
  right?: Right;
  access?: RouteAccess['access'];
  /** `canvas` uses the whole window without header and navigation. */
  layout?: 'frame' | 'canvas' | 'blank';
  /** Background of the page. */
  tone?: 'panel' | 'canvas';
  /** Route whose navigation item is selected, when different. */
  menu?: RouteName;
  /** Route whose fixed tab is selected, when different. */
  tab?: RouteName;
}

/**
 * Entry of the navigation. It is shown when the user can open its route and the route has a screen; the other fields are
 * additional conditions of the specification.
 */
export interface MenuItem {
  route: RouteName;
  label: string;
  icon: IconType;
  /** Right required in addition to that of the route. */
  right?: Right;
  section?: string;
  /** App that must be purchased. */
  appId?: number;
  /** Hides the entry for offline subscriptions. */
  hiddenWhenOffline?: boolean;
  /** Shown only inside a project; the route parameters come from the current URL. */
  context?: 'project';
  /** Fixed route parameters. */
  parameters?: Readonly<Record<string, string>>;
  /** Represents an area: links to the first entry of the area that the user can open. */
  isArea?: boolean;
}

/** Command of the command palette. */
export interface ModuleCommand {
  id: string;
  /** Label: a verb phrase or "New …". */
  label: string;
  icon: IconType;
  right: Right;
  /** Route that the command opens. */
  route: RouteName;
  query?: Readonly<Record<string, string>>;
  /** Additional search terms. */
  keywords?: readonly string[];
}

/** Fixed tabs of an area in the specified order; they cannot be opened or closed. */
export interface FixedTabs {
  title: string;
  /** Slot widths, which determine the minimum number of visible tabs. */
  area: TabArea;
  items: readonly MenuItem[];
}

/** Screen of a module's settings, with its entry in the menu and the tabs of Setup. */
export interface SettingsScreen extends ModuleRoute {
  label: string;
  icon: IconType;
  right: Right;
}

/** Settings of a module in Setup. */
export interface ModuleSettings {
  /** Title of the section in the menu and of the group of tabs; those of one title are joined. */
  title: string;
  /** Place of the section, by the sequence number of the specification. */
  sequence: number;
  screens: readonly SettingsScreen[];
}

/** Manifest of a module, used by frame, launcher, navigation, guard and search. */
export interface AppModule {
  key: string;
  /** Specified app id; absent for modules that every signed-in user can open. */
  appId?: number;
  /** Add-on that must be purchased. */
  addOn?: AddOn;
  title: string;
  /** Heading above the navigation, when different from the title. */
  heading?: string;
  icon: IconType;
  /** Entry of the launcher. */
  launcher?: {
    section: 'applications' | 'management';
    label: string;
    description: string;
    route: RouteName;
    /** Entry in the navigation of the home screens; label and route are those of the launcher unless given. */
    area?: { section: 'Work' | 'Supply' | 'Retail' | 'Company'; label?: string; route?: RouteName };
  };
  /** Letter of the `g` shortcut that opens the module. */
  goKey?: string;
  /** Collapses the navigation by default, for wide screens such as estimate sheets. */
  isWide?: boolean;
  menu: readonly MenuItem[];
  /** Adds the areas of all modules to the navigation. Areas that the user cannot open are hidden. */
  listsAreas?: boolean;
  /** Component below the navigation entries, such as the tree of spaces and folders. */
  nav?: () => Promise<{ default: ComponentType }>;
  routes: readonly ModuleRoute[];
  /** Guides to the work on the module's screens, shown in Help. */
  help?: () => Promise<{ guides: readonly HelpGuide[] }>;
  commands?: readonly ModuleCommand[];
  /** Settings of record tabs and their preference. */
  tabs?: {
    key: string;
    /** Specified `prop_type` of the preference. */
    propType?: string;
    /** Slot widths, which determine the minimum number of visible tabs. */
    area: TabArea;
    /** Start of the area, opened after the last tab is closed. */
    home: { label: string; icon: IconType; href: string };
    icons: Readonly<Record<string, IconType>>;
  };
  fixedTabs?: readonly FixedTabs[];
  /** Screens that the module adds to Setup. Its manifest names their paths in `settings`. */
  settings?: readonly ModuleSettings[];
  /** Shows the settings of all modules. The module's own sections have these places among theirs. */
  settingsSections?: Readonly<Record<string, number>>;
}

export const defineModule = (module: AppModule): AppModule => module;
