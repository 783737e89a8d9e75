import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { estimationPaths } from './paths.ts';

export const estimation = defineManifest({
  key: 'estimation',
  appId: 7,
  paths: estimationPaths,
  load: () => import('./module.ts').then((module) => module.estimation),
});
