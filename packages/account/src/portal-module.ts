import { LayoutDashboardIcon } from '@plumbline/ui/icons';
import type { IconType } from '@plumbline/ui/Icon';
import {
  defineModule,
  type AppModule,
  type MenuItem,
  type ModuleRoute,
} from '@plumbline/app-kit/module/define-module';
import { securityMenu, securityRoutes } from './security-module.ts';

/**
 * A portal beside the suite, for a partner or for the provider's staff: one navigation with a dashboard, what the portal
 * is for, and its own security.
 */
export const portalModule = ({
  home,
  dashboard,
  menu,
  routes,
  ...portal
}: {
  key: string;
  title: string;
  icon: IconType;
  /** The app's own address. */
  home: ModuleRoute['name'];
  dashboard: Pick<ModuleRoute, 'name' | 'load'>;
  menu: readonly MenuItem[];
  routes: readonly ModuleRoute[];
}): AppModule =>
  defineModule({
    ...portal,
    menu: [
      { route: dashboard.name, label: 'Dashboard', icon: LayoutDashboardIcon },
      ...menu,
      ...securityMenu.map((item) => ({
        ...item,
        ...(item.route === 'security-dashboard' ? { label: 'Overview' } : {}),
        section: 'Security',
      })),
    ],
    routes: [
      { name: home, title: portal.title, layout: 'blank', load: () => import('./customers/Home.tsx') },
      { ...dashboard, title: 'Dashboard', tone: 'canvas' },
      ...routes,
      { name: 'user-profile', title: 'Profile', load: () => import('./profile/Profile.tsx') },
      ...securityRoutes,
    ],
  });
