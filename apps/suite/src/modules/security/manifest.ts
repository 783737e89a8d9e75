import { defineManifest } from '@plumbline/app-kit/module/define-manifest';

export const security = defineManifest({
  key: 'security',
  appId: 3,
  paths: {},
  sharedRoutes: [
    'security-dashboard',
    'security-roles',
    'security-role-list',
    'security-role-view',
    'security-role-add',
    'security-role-edit',
    'security-usergroup',
    'security-group-view',
    'security-user',
    'security-user-add',
    'security-user-view',
    'security-recent-changes',
  ],
  load: () => import('./module.ts').then((module) => module.security),
});
