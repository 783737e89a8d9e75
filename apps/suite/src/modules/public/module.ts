import { defineModule } from '@plumbline/app-kit';
import { GlobeIcon } from '@plumbline/ui/icons';

/** Pages for whoever has their address, signed in or not. */
export const publicPages = defineModule({
  key: 'public',
  title: 'Public pages',
  icon: GlobeIcon,
  menu: [],
  routes: [
    {
      name: 'access',
      title: 'Shared with you',
      access: 'anyone',
      layout: 'blank',
      load: () => import('@plumbline/app-kit/share-links/Access'),
    },
    {
      name: 'download',
      title: 'Download',
      access: 'anyone',
      layout: 'blank',
      load: () => import('@plumbline/app-kit/share-links/Download'),
    },
    {
      name: 'calculator',
      title: 'Calculator',
      access: 'anyone',
      layout: 'blank',
      load: () => import('./Calculator.tsx'),
    },
    {
      name: 'maintenance',
      title: 'Maintenance',
      access: 'anyone',
      layout: 'blank',
      load: () => import('@plumbline/app-kit/app/MaintenancePage'),
    },
    {
      name: 'error-404',
      title: 'No such page',
      access: 'anyone',
      layout: 'blank',
      load: () => import('@plumbline/app-kit/app/NotFoundPage'),
    },
  ],
});
