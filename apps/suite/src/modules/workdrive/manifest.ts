import { defineManifest } from '@plumbline/app-kit/module/define-manifest';
import { workdrivePaths } from './paths.ts';

export const workdrive = defineManifest({
  key: 'workdrive',
  appId: 2,
  paths: workdrivePaths,
  load: () => import('./module.ts').then((module) => module.workdrive),
});
