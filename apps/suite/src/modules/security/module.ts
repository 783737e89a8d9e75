import { securityModule } from '@plumbline/account/security-module';
import { KeyRoundIcon, UserPlusIcon } from '@plumbline/ui/icons';

export const security = securityModule({
  goKey: 's',
  launcher: {
    section: 'management',
    label: 'Security',
    description: 'Users and access',
    route: 'security-dashboard',
    area: { section: 'Company' },
  },
  commands: [
    {
      id: 'invite',
      label: 'Invite user',
      icon: UserPlusIcon,
      right: { app: 3, name: 'users', type: 'a' },
      route: 'security-user-add',
      keywords: ['user', 'people'],
    },
    {
      id: 'new access level',
      label: 'New access level',
      icon: KeyRoundIcon,
      right: { app: 3, name: 'policy', type: 'a' },
      route: 'security-role-add',
      keywords: ['role', 'policy', 'rights'],
    },
  ],
});
