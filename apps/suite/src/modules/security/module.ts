import { defineModule } from '@plumbline/app-kit';
import {
  HistoryIcon,
  KeyRoundIcon,
  LayoutDashboardIcon,
  ShieldCheckIcon,
  UserIcon,
  UsersIcon,
} from '@plumbline/ui/icons';

const policy = (type: 'v' | 'a' | 'e') => ({ app: 3, name: 'policy', type }) as const;
const group = { app: 3, name: 'group', type: 'v' } as const;
const users = (type: 'v' | 'a' | 'e') => ({ app: 3, name: 'users', type }) as const;

export const security = defineModule({
  key: 'security',
  appId: 3,
  title: 'Security',
  icon: ShieldCheckIcon,
  launcher: {
    section: 'management',
    label: 'Security',
    description: 'Users, groups, access levels',
    route: 'security-dashboard',
  },
  menu: [
    { route: 'security-dashboard', label: 'Dashboard', icon: LayoutDashboardIcon, right: users('v') },
    { route: 'security-roles', label: 'Access Level', icon: KeyRoundIcon, right: policy('v') },
    { route: 'security-usergroup', label: 'Groups', icon: UsersIcon, right: group },
    { route: 'security-user', label: 'Users', icon: UserIcon, right: users('v') },
    { route: 'security-recent-changes', label: 'Recent changes', icon: HistoryIcon, right: users('e') },
  ],
  routes: [
    {
      name: 'security-dashboard',
      title: 'Security',
      right: users('v'),
      tone: 'canvas',
      load: () => import('@plumbline/app-kit/security/Dashboard'),
    },
    {
      name: 'security-roles',
      title: 'Access levels',
      right: policy('v'),
      load: () => import('@plumbline/app-kit/security/Roles'),
    },
    {
      name: 'security-role-view',
      title: 'Access level',
      right: policy('v'),
      menu: 'security-roles',
      load: () => import('@plumbline/app-kit/security/Role'),
    },
    {
      name: 'security-role-add',
      title: 'New access level',
      right: policy('a'),
      menu: 'security-roles',
      load: () => import('@plumbline/app-kit/security/RoleEditor'),
    },
    {
      name: 'security-role-edit',
      title: 'Edit access level',
      right: policy('e'),
      menu: 'security-roles',
      load: () => import('@plumbline/app-kit/security/RoleEditor'),
    },
    {
      name: 'security-usergroup',
      title: 'Groups',
      right: group,
      load: () => import('@plumbline/app-kit/security/Groups'),
    },
    {
      name: 'security-group-view',
      title: 'Group',
      right: group,
      menu: 'security-usergroup',
      load: () => import('@plumbline/app-kit/security/Group'),
    },
    {
      name: 'security-user',
      title: 'Users',
      right: users('v'),
      load: () => import('@plumbline/app-kit/security/Users'),
    },
    {
      name: 'security-user-add',
      title: 'Invite somebody',
      right: users('a'),
      menu: 'security-user',
      load: () => import('@plumbline/app-kit/security/Users'),
    },
    {
      name: 'security-user-view',
      title: 'User',
      right: users('e'),
      menu: 'security-user',
      load: () => import('@plumbline/app-kit/security/User'),
    },
    {
      name: 'security-recent-changes',
      title: 'Recent changes',
      right: users('e'),
      load: () => import('@plumbline/app-kit/security/Changes'),
    },
  ],
});
