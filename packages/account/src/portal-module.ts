import { LayoutDashboardIcon } from '@plumbline/ui/icons';
import type { IconType } from '@plumbline/ui/Icon';
import {
  defineModule,
  type AppModule,
  type MenuItem,
  type ModuleRoute,
} from '@plumbline/app-kit/module/define-module';
import { securityMenu, securityRoutes } from './security-module.ts';

/** Builds the module of a portal (partner or admin): navigation with dashboard, the portal's screens and security. */
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
  /** Route of the portal's root path. */
  home: ModuleRoute['name'];
  dashboard: Pick<ModuleRoute, 'name' | 'load'>;
  menu: readonly MenuItem[];
  routes: readonly ModuleRoute[];
}): AppModule =>
  defineModule({
    ...portal,
    help: () => import('./security/guides.ts'),
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
      { name: 'help', title: 'Help', load: () => import('@plumbline/app-kit/help/HelpCenter') },
      { name: 'user-profile', title: 'Profile', load: () => import('./profile/Profile.tsx') },
      ...securityRoutes,
    ],
  });
