import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { retailVendorPaths } from './paths.ts';

export const retailVendor = defineManifest({
  key: 'retail-vendor',
  appId: 22,
  paths: retailVendorPaths,
  load: () => import('./module.ts').then((module) => module.retailVendor),
});
