import { defineModule } from '@plumbline/app-kit';
import { GlobeIcon } from '@plumbline/ui/icons';

/** Public pages that need no sign-in. */
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
      load: () => import('./Access.tsx'),
    },
    {
      name: 'download',
      title: 'Download',
      access: 'anyone',
      layout: 'blank',
      load: () => import('./Download.tsx'),
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
      title: 'Page not found',
      access: 'anyone',
      layout: 'blank',
      load: () => import('@plumbline/app-kit/app/NotFoundPage'),
    },
  ],
});
