import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { crmPaths } from './paths.ts';

export const crm = defineManifest({
  key: 'crm',
  appId: 1,
  paths: crmPaths,
  load: () => import('./module.ts').then((module) => module.crm),
});
