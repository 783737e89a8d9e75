import { defineManifest } from '@plumbline/app-kit/module/define-manifest';

export const security = defineManifest({
  key: 'security',
  appId: 3,
  paths: {},
  load: () => import('./module.ts').then((module) => module.security),
});
