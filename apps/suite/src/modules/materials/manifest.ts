import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { materialSettingsPaths, materialsPaths } from './paths.ts';

export const materials = defineManifest({
  key: 'materials',
  appId: 6,
  paths: materialsPaths,
  settings: materialSettingsPaths,
  load: () => import('./module.ts').then((module) => module.materials),
});
