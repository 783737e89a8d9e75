import { defineModule } from '@plumbline/app-kit';
import { Building2Icon, LayoutDashboardIcon } from '@plumbline/ui/icons';
import { areaMenu } from '../../menus.ts';

/** What everyone signed in sees first. */
export const home = defineModule({
  key: 'home',
  title: 'Home',
  icon: Building2Icon,
  menu: [{ route: 'master-dashboard', label: 'Master dashboard', icon: LayoutDashboardIcon }, ...areaMenu],
  routes: [
    {
      name: 'master-dashboard',
      title: 'Master dashboard',
      tone: 'canvas',
      load: () => import('./MasterDashboard.tsx'),
    },
    { name: 'user-profile', title: 'Profile', load: () => import('@plumbline/app-kit/profile/Profile') },
    {
      name: 'point-of-sale',
      title: 'Point of sale',
      tone: 'canvas',
      load: () => import('./PointOfSale.tsx'),
    },
  ],
});
