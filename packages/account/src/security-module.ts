import {
  HistoryIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  ShieldCheckIcon,
  UserIcon,
  UsersIcon,
} from '@plumbline/ui/icons';
import {
  defineModule,
  type AppModule,
  type MenuItem,
  type ModuleRoute,
} from '@plumbline/app-kit/module/define-module';

const policy = (type: 'v' | 'a' | 'e') => ({ app: 3, name: 'policy', type }) as const;
const group = { app: 3, name: 'group', type: 'v' } as const;
const users = (type: 'v' | 'a' | 'e') => ({ app: 3, name: 'users', type }) as const;

export const securityMenu: readonly MenuItem[] = [
  { route: 'security-dashboard', label: 'Dashboard', icon: LayoutDashboardIcon, right: users('v') },
  { route: 'security-roles', label: 'Access Level', icon: KeyRoundIcon, right: policy('v') },
  { route: 'security-usergroup', label: 'Groups', icon: UsersIcon, right: group },
  { route: 'security-user', label: 'Users', icon: UserIcon, right: users('v') },
  { route: 'security-recent-changes', label: 'Recent changes', icon: HistoryIcon, right: users('e') },
];

const roles = () => import('./security/Roles.tsx');
const editor = () => import('./security/RoleEditor.tsx');
const people = () => import('./security/Users.tsx');

/** Routes of Security with the documented rights, the same in every portal. */
export const securityRoutes: readonly ModuleRoute[] = [
  {
    name: 'security-dashboard',
    title: 'Security',
    right: users('v'),
    tone: 'canvas',
    load: () => import('./security/Dashboard.tsx'),
  },
  { name: 'security-roles', title: 'Access levels', right: policy('v'), load: roles },
  {
    name: 'security-role-list',
    title: 'Access levels',
    right: policy('v'),
    menu: 'security-roles',
    load: roles,
  },
  {
    name: 'security-role-view',
    title: 'Access level',
    right: policy('v'),
    menu: 'security-roles',
    load: () => import('./security/Role.tsx'),
  },
  {
    name: 'security-role-add',
    title: 'New access level',
    right: policy('a'),
    menu: 'security-roles',
    load: editor,
  },
  {
    name: 'security-role-edit',
    title: 'Edit access level',
    right: policy('e'),
    menu: 'security-roles',
    load: editor,
  },
  {
    name: 'security-usergroup',
    title: 'Groups',
    right: group,
    load: () => import('./security/Groups.tsx'),
  },
  {
    name: 'security-group-view',
    title: 'Group',
    right: group,
    menu: 'security-usergroup',
    load: () => import('./security/Group.tsx'),
  },
  { name: 'security-user', title: 'Users', right: users('v'), load: people },
  {
    name: 'security-user-add',
    title: 'Invite user',
    right: users('a'),
    menu: 'security-user',
    load: people,
  },
  {
    name: 'security-user-view',
    title: 'User',
    right: users('e'),
    menu: 'security-user',
    load: () => import('./security/User.tsx'),
  },
  {
    name: 'security-recent-changes',
    title: 'Recent changes',
    right: users('e'),
    load: () => import('./security/RecentChanges.tsx'),
  },
];

/** Builds the Security module of the suite. */
export const securityModule = (more: Partial<AppModule>): AppModule =>
  defineModule({
    key: 'security',
    appId: 3,
    title: 'Security',
    icon: ShieldCheckIcon,
    menu: securityMenu,
    routes: securityRoutes,
    help: () => import('./security/guides.ts'),
    ...more,
  });
