import { createApp } from '@plumbline/app-kit';
import { FactoryIcon } from '@plumbline/ui/icons';
import { auth } from './modules/auth/module.ts';
import { publicPages } from './modules/public/module.ts';

createApp({
  portal: 'suite',
  title: 'Plumbline',
  homePath: '/setup/master-dashboard',
  loginPath: '/login',
  modules: [auth, publicPages],
  manifests: () => import('./modules.ts').then(({ modules }) => modules),
  addOn: {
    key: 'manufacturing',
    icon: FactoryIcon,
    description: 'work centers and orders',
    route: 'work-center-overview',
  },
});
