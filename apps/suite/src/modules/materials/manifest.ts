import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { materialsPaths } from './paths.ts';

export const materials = defineManifest({
  key: 'materials',
  appId: 6,
  paths: materialsPaths,
  load: () => import('./module.ts').then((module) => module.materials),
});
