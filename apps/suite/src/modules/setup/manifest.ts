import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { setupPaths } from './paths.ts';

export const setup = defineManifest({
  key: 'setup',
  appId: 4,
  paths: setupPaths,
  showsSettings: true,
  load: () => import('./module.ts').then((module) => module.setup),
});
