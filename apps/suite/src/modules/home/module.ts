import { defineModule } from '@plumbline/app-kit';
import { Building2Icon, InboxIcon, LayoutDashboardIcon } from '@plumbline/ui/icons';

/** Screens of every signed-in user. */
export const home = defineModule({
  key: 'home',
  title: 'Home',
  icon: Building2Icon,
  menu: [
    { route: 'master-dashboard', label: 'Master dashboard', icon: LayoutDashboardIcon },
    { route: 'waiting', label: 'Waiting for me', icon: InboxIcon },
  ],
  listsAreas: true,
  routes: [
    {
      name: 'master-dashboard',
      title: 'Master dashboard',
      tone: 'canvas',
      load: () => import('./MasterDashboard.tsx'),
    },
    { name: 'waiting', title: 'Waiting for me', load: () => import('./Inbox.tsx') },
    { name: 'help', title: 'Help', load: () => import('@plumbline/app-kit/help/HelpCenter') },
    { name: 'user-profile', title: 'Profile', load: () => import('@plumbline/account/profile/Profile') },
    {
      name: 'point-of-sale',
      title: 'Point of sale',
      tone: 'canvas',
      load: () => import('./PointOfSale.tsx'),
    },
  ],
});
