import { createApp } from '@plumbline/app-kit';
import { auth } from './modules/auth/module.ts';
import { crm } from './modules/crm/module.ts';
import { estimation } from './modules/estimation/module.ts';
import { home } from './modules/home/module.ts';
import { materials } from './modules/materials/module.ts';
import { security } from './modules/security/module.ts';

createApp({
  portal: 'suite',
  title: 'Plumbline',
  homePath: '/setup/master-dashboard',
  loginPath: '/login',
  modules: [auth, home, crm, estimation, materials, security],
});
