import type { AddOn, RouteAccess } from '@plumbline/permissions';
import { createContext, use } from 'react';
import type { IconType } from '@plumbline/ui/Icon';
import type { AppModule } from '../module/define-module.ts';
import type { RouteName } from '../navigation/routes.ts';

/** A module that a company can buy beside its apps. */
export interface AddOnOffer {
  key: AddOn;
  icon: IconType;
  /** In three words what is in it, as a part of a sentence. */
  description: string;
  /** Where it begins, once it has screens. */
  route: RouteName;
}

export interface AppDefinition {
  portal: RouteAccess['portal'];
  title: string;
  /** Where the logo leads. */
  homePath: string;
  loginPath: string;
  /** Whose app it is, beside the name; absent in the customers' own. */
  audience?: { label: string; icon: IconType };
  /** Those whose pages stand before sign-in. */
  modules: readonly AppModule[];
  /** All others: their manifests come with the frame, after sign-in. */
  areas?: () => Promise<readonly AppModule[]>;
  /** At the foot of the launcher. */
  addOn?: AddOnOffer;
}

export const AppContext = createContext<AppDefinition | undefined>(undefined);

export function useApp(): AppDefinition {
  const app = use(AppContext);
  if (!app) throw new Error('useApp stands outside of createApp');
  return app;
}
