import { defineModule, href } from '@plumbline/app-kit';
import { HistoryIcon, StoreIcon } from '@plumbline/ui/icons';

const vendor = { app: 22, name: 'vendor', type: 'v' } as const;

export const retailVendor = defineModule({
  key: 'retail-vendor',
  appId: 22,
  title: 'Retail Vendor',
  icon: StoreIcon,
  launcher: {
    section: 'management',
    label: 'Retail Vendor',
    description: 'Suppliers for your shops',
    route: 'retail-vendors',
    area: { section: 'Retail', label: 'Retail vendors' },
  },
  menu: [
    { route: 'retail-vendors', label: 'Retail vendors', icon: StoreIcon, right: vendor },
    { route: 'retail-vendor-recent-changes', label: 'Recent Changes', icon: HistoryIcon, right: vendor },
  ],
  routes: [
    { name: 'retail-vendors', title: 'Retail vendors', right: vendor, load: () => import('./Vendors.tsx') },
    {
      name: 'retail-vendor-view',
      title: 'Retail vendor',
      right: vendor,
      menu: 'retail-vendors',
      load: () => import('./Vendor.tsx'),
    },
    {
      name: 'retail-vendor-contact',
      title: 'Retail vendor',
      right: vendor,
      menu: 'retail-vendors',
      load: () => import('@plumbline/app-kit/record/ChildRoute'),
    },
    {
      name: 'retail-vendor-import',
      title: 'Import',
      load: () => import('@plumbline/app-kit/import/ImportScreen'),
    },
    {
      name: 'retail-vendor-recent-changes',
      title: 'Recent changes',
      right: vendor,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  commands: [
    {
      id: 'new retail vendor',
      label: 'New retail vendor',
      icon: StoreIcon,
      right: { ...vendor, type: 'a' },
      route: 'retail-vendors',
      query: { new: '' },
      keywords: ['supplier', 'distributor'],
    },
  ],
  tabs: {
    key: 'retailVendor',
    area: { reserve: 234, slot: 200 },
    home: { label: 'Retail vendors', icon: StoreIcon, href: href('retail-vendors') },
    icons: { retailVendor: StoreIcon },
  },
});
