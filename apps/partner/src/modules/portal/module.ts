import { partnerAccountPaths } from '@plumbline/account/portal-paths';
import { portalModule } from '@plumbline/account/portal-module';
import { Building2Icon, HandshakeIcon, IdCardIcon, UserCheckIcon } from '@plumbline/ui/icons';
import { registerPaths } from '@plumbline/app-kit/navigation/routes';
import { portalPaths } from './paths.ts';

registerPaths({ ...portalPaths, ...partnerAccountPaths });

const customers = { app: 19, name: 'customer', type: 'v' } as const;
const company = { app: 19, name: 'company', type: 'v' } as const;

export const portal = portalModule({
  key: 'portal',
  title: 'Partner portal',
  icon: HandshakeIcon,
  home: 'partner-home',
  dashboard: { name: 'partner-dashboard', load: () => import('./Dashboard.tsx') },
  menu: [
    { route: 'partner-details', label: 'Company details', icon: IdCardIcon, right: company },
    { route: 'partner-customers', label: 'Customers', icon: Building2Icon, right: customers },
    { route: 'partner-customer-verify', label: 'Find a customer', icon: UserCheckIcon, right: customers },
  ],
  routes: [
    {
      name: 'partner-details',
      title: 'Company details',
      right: company,
      load: () => import('./Details.tsx'),
    },
    {
      name: 'partner-customers',
      title: 'Customers',
      right: customers,
      load: () => import('./Customers.tsx'),
    },
    {
      name: 'partner-customer',
      title: 'Customer',
      right: customers,
      menu: 'partner-customers',
      load: () => import('./Customer.tsx'),
    },
    {
      name: 'partner-customer-verify',
      title: 'Find a customer',
      right: customers,
      load: () => import('./Verify.tsx'),
    },
  ],
});
