import { defineModule, href, type MenuItem } from '@plumbline/app-kit';
import { HistoryIcon, TruckIcon } from '@plumbline/ui/icons';
import { messages } from '@plumbline/validation/messages';

const vendor = { app: 5, name: 'vendor', type: 'v' } as const;
/** Menu in the documented order. */
const menu: readonly MenuItem[] = [
  { route: 'vendors', label: 'Vendors', icon: TruckIcon, right: vendor },
  { route: 'vendor-recent-changes', label: 'Recent Changes', icon: HistoryIcon, right: vendor },
];

export const vendors = defineModule({
  key: 'vendors',
  appId: 5,
  title: 'Vendors',
  heading: messages.vendorManagementHeading,
  icon: TruckIcon,
  goKey: 'v',
  launcher: {
    section: 'management',
    label: 'Vendors',
    description: 'Suppliers, terms, prices',
    route: 'vendors',
    area: { section: 'Supply' },
  },
  menu,
  help: () => import('./guides.ts'),
  routes: [
    { name: 'vendors', title: 'Vendors', right: vendor, load: () => import('./Vendors.tsx') },
    {
      name: 'vendor-view',
      title: 'Vendor',
      right: vendor,
      menu: 'vendors',
      load: () => import('./Vendor.tsx'),
    },
    {
      name: 'vendor-contact',
      title: 'Vendor',
      right: vendor,
      menu: 'vendors',
      load: () => import('@plumbline/app-kit/record/ChildRoute'),
    },
    { name: 'vendor-import', title: 'Import', load: () => import('@plumbline/app-kit/import/ImportScreen') },
    {
      name: 'vendor-recent-changes',
      title: 'Recent changes',
      right: vendor,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new vendor',
      label: 'New vendor',
      icon: TruckIcon,
      right: { app: 5, name: 'vendor', type: 'a' },
      route: 'vendors',
      query: { new: '' },
      keywords: ['supplier', 'subcontractor'],
    },
  ],
  tabs: {
    key: 'vendor',
    area: { reserve: 234, slot: 190 },
    home: { label: 'Vendors', icon: TruckIcon, href: href('vendors') },
    icons: { vendor: TruckIcon },
  },
});
