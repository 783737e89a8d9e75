import type { AddOn, RouteAccess } from '@plumbline/permissions';
import { createContext, use } from 'react';
import type { IconType } from '@plumbline/ui/Icon';
import type { AppManifest } from '../module/define-manifest.ts';
import type { AppModule } from '../module/define-module.ts';
import type { RouteName } from '../navigation/routes.ts';

/** Add-on module offered in the launcher. */
export interface AddOnOffer {
  key: AddOn;
  icon: IconType;
  /** Short description in lower case, e.g. `work centers and orders`. */
  description: string;
  /** Start route, used once the module has screens. */
  route: RouteName;
}

export interface AppDefinition {
  portal: RouteAccess['portal'];
  title: string;
  /** Target of the logo. */
  homePath: string;
  loginPath: string;
  /** Audience shown beside the app name; absent in the suite. */
  audience?: { label: string; icon: IconType };
  /** Modules with pages before sign-in. */
  modules: readonly AppModule[];
  /** Loads the manifests of all other modules with the frame, after sign-in. */
  manifests?: () => Promise<readonly AppManifest[]>;
  /** Add-on offered at the bottom of the launcher. */
  addOn?: AddOnOffer;
}

export const AppContext = createContext<AppDefinition | undefined>(undefined);

export function useApp(): AppDefinition {
  const app = use(AppContext);
  if (!app) throw new Error('useApp must be used within createApp');
  return app;
}
