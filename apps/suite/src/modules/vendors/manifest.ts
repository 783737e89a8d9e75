import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { vendorsPaths } from './paths.ts';

export const vendors = defineManifest({
  key: 'vendors',
  appId: 5,
  paths: vendorsPaths,
  load: () => import('./module.ts').then((module) => module.vendors),
});
