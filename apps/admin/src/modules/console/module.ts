import { portalModule } from '@plumbline/app-kit/portal-module';
import { Building2Icon, HandshakeIcon, ShieldCheckIcon } from '@plumbline/ui/icons';

const customers = { app: 18, name: 'customer', type: 'v' } as const;
const requests = { app: 18, name: 'partnerRequest', type: 'v' } as const;

export const adminConsole = portalModule({
  key: 'console',
  title: 'Admin console',
  icon: ShieldCheckIcon,
  home: 'admin-home',
  dashboard: { name: 'admin-dashboard', load: () => import('./Dashboard.tsx') },
  menu: [
    { route: 'customer-license', label: 'Customers', icon: Building2Icon, right: customers },
    { route: 'admin-partner-requests', label: 'Partner requests', icon: HandshakeIcon, right: requests },
  ],
  routes: [
    {
      name: 'customer-license',
      title: 'Customers',
      right: customers,
      load: () => import('./Customers.tsx'),
    },
    {
      name: 'admin-partner-requests',
      title: 'Partner requests',
      right: requests,
      load: () => import('./PartnerRequests.tsx'),
    },
    {
      name: 'admin-partner-request',
      title: 'Partner request',
      right: requests,
      menu: 'admin-partner-requests',
      load: () => import('./PartnerRequest.tsx'),
    },
  ],
});
