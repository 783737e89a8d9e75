import type { RouteAccess } from '@plumbline/permissions';
import { createContext, use } from 'react';
import type { AppModule } from './module.ts';

export interface AppDefinition {
  portal: RouteAccess['portal'];
  title: string;
  /** Where the logo leads. */
  homePath: string;
  loginPath: string;
  modules: readonly AppModule[];
}

export const AppContext = createContext<AppDefinition | undefined>(undefined);

export function useApp(): AppDefinition {
  const app = use(AppContext);
  if (!app) throw new Error('useApp stands outside of createApp');
  return app;
}
