import { defineModule, href } from '@plumbline/app-kit';
import { HistoryIcon, UserPlusIcon, UserRoundIcon } from '@plumbline/ui/icons';

const customer = { app: 21, name: 'customer', type: 'v' } as const;

export const retailCrm = defineModule({
  key: 'retail-crm',
  appId: 21,
  title: 'Customer',
  icon: UserRoundIcon,
  goKey: 'r',
  launcher: {
    section: 'applications',
    label: 'Customer',
    description: 'People and businesses',
    route: 'crm-retail-account',
    area: { section: 'Retail', label: 'Customers' },
  },
  menu: [
    { route: 'crm-retail-account', label: 'Customers', icon: UserRoundIcon, right: customer },
    { route: 'retail-customer-recent-changes', label: 'Recent Changes', icon: HistoryIcon, right: customer },
  ],
  routes: [
    {
      name: 'crm-retail-account',
      title: 'Customers',
      right: customer,
      load: () => import('./Customers.tsx'),
    },
    {
      name: 'retail-customer-view',
      title: 'Customer',
      right: customer,
      menu: 'crm-retail-account',
      load: () => import('./Customer.tsx'),
    },
    {
      name: 'retail-customer-contact',
      title: 'Customer',
      right: customer,
      menu: 'crm-retail-account',
      load: () => import('@plumbline/app-kit/record/ChildRoute'),
    },
    {
      name: 'retail-customer-import',
      title: 'Import',
      load: () => import('@plumbline/app-kit/import/ImportScreen'),
    },
    {
      name: 'retail-customer-recent-changes',
      title: 'Recent changes',
      right: customer,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new retail customer',
      label: 'New customer',
      icon: UserPlusIcon,
      right: { ...customer, type: 'a' },
      route: 'crm-retail-account',
      query: { new: '' },
      keywords: ['retail', 'shopper', 'loyalty'],
    },
  ],
  tabs: {
    key: 'retailCustomer',
    area: { reserve: 234, slot: 200 },
    home: { label: 'Customers', icon: UserRoundIcon, href: href('crm-retail-account') },
    icons: { retailCustomer: UserRoundIcon },
  },
});
