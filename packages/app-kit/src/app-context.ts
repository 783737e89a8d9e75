import type { RouteAccess } from '@plumbline/permissions';
import { createContext, use } from 'react';
import type { IconType } from '@plumbline/ui/Icon';
import type { AppModule } from './module.ts';

export interface AppDefinition {
  portal: RouteAccess['portal'];
  title: string;
  /** Where the logo leads. */
  homePath: string;
  loginPath: string;
  /** Whose app it is, beside the name; absent in the customers' own. */
  audience?: { label: string; icon: IconType };
  modules: readonly AppModule[];
}

export const AppContext = createContext<AppDefinition | undefined>(undefined);

export function useApp(): AppDefinition {
  const app = use(AppContext);
  if (!app) throw new Error('useApp stands outside of createApp');
  return app;
}
