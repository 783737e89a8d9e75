import { createApp } from '@plumbline/app-kit';
import { HandshakeIcon } from '@plumbline/ui/icons';
import { auth } from './modules/auth/module.ts';
import { portal } from './modules/portal/module.ts';

createApp({
  portal: 'partner',
  title: 'Plumbline',
  audience: { label: 'Partner', icon: HandshakeIcon },
  homePath: '/partner/dashboard',
  loginPath: '/partner/login',
  modules: [auth, portal],
});
