import { defineModule } from '@plumbline/app-kit';
import { Building2Icon, HandshakeIcon, LayoutDashboardIcon } from '@plumbline/ui/icons';

export const portal = defineModule({
  key: 'portal',
  title: 'Partner portal',
  icon: HandshakeIcon,
  menu: [
    { route: 'partner-dashboard', label: 'Dashboard', icon: LayoutDashboardIcon },
    { route: 'partner-customers', label: 'Customers', icon: Building2Icon },
  ],
  routes: [
    { name: 'partner-home', title: 'Partner portal', layout: 'blank', load: () => import('./Home.tsx') },
    {
      name: 'partner-dashboard',
      title: 'Dashboard',
      tone: 'canvas',
      load: () => import('./Dashboard.tsx'),
    },
    { name: 'partner-customers', title: 'Customers', load: () => import('./Customers.tsx') },
  ],
});
