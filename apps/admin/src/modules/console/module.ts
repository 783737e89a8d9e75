import { defineModule } from '@plumbline/app-kit';
import { Building2Icon, LayoutDashboardIcon, ShieldCheckIcon } from '@plumbline/ui/icons';

export const adminConsole = defineModule({
  key: 'console',
  title: 'Admin console',
  icon: ShieldCheckIcon,
  menu: [
    { route: 'admin-dashboard', label: 'Dashboard', icon: LayoutDashboardIcon },
    { route: 'customer-license', label: 'Customers', icon: Building2Icon },
  ],
  routes: [
    { name: 'admin-home', title: 'Admin console', layout: 'blank', load: () => import('./Home.tsx') },
    {
      name: 'admin-dashboard',
      title: 'Dashboard',
      tone: 'canvas',
      load: () => import('./Dashboard.tsx'),
    },
    { name: 'customer-license', title: 'Customers', load: () => import('./Customers.tsx') },
  ],
});
