import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { tasksPaths } from './paths.ts';

export const tasks = defineManifest({
  key: 'tasks',
  appId: 8,
  paths: tasksPaths,
  load: () => import('./module.ts').then((module) => module.tasks),
});
