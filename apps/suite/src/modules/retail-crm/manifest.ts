import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { retailCrmPaths } from './paths.ts';

export const retailCrm = defineManifest({
  key: 'retail-crm',
  appId: 21,
  paths: retailCrmPaths,
  load: () => import('./module.ts').then((module) => module.retailCrm),
});
