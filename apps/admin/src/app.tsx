import { createApp } from '@plumbline/app-kit';
import { ShieldCheckIcon } from '@plumbline/ui/icons';
import { adminConsole } from './modules/console/module.ts';

createApp({
  portal: 'admin',
  title: 'Plumbline',
  audience: { label: 'Provider staff', icon: ShieldCheckIcon },
  homePath: '/admin/dashboard',
  loginPath: '/login',
  modules: [adminConsole],
});
