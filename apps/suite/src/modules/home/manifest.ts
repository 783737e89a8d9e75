import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { homePaths } from './paths.ts';

export const home = defineManifest({
  key: 'home',
  paths: homePaths,
  pages: ['user-profile', 'help'],
  needsAllModules: true,
  load: () => import('./module.ts').then((module) => module.home),
});
