import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { tasksPaths } from './paths.ts';

export const tasks = defineManifest({
  key: 'tasks',
  appId: 8,
  paths: tasksPaths,
  sharedRoutes: ['folder-task', 'my-todo', 'table-task', 'task-modules'],
  load: () => import('./module.ts').then((module) => module.tasks),
});
