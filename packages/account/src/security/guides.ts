import { labelText as label, type HelpGuide } from '@plumbline/app-kit/module/help-guide';
import { securityMessages } from './messages.ts';

/** Guides to users and access, the same in every portal. */
export const guides: readonly HelpGuide[] = [
  {
    id: 'invite-users',
    title: 'Invite users and set their access',
    summary: 'An access level states what its users may do; groups add to it.',
    roles: ['administrator'],
    keywords: ['user', 'role', 'permission', 'rights', 'group', 'team'],
    route: 'security-user',
    steps: [
      {
        text: `Create an access level with ${label(securityMessages.newAccessLevel)} and check its rights.`,
        route: 'security-roles',
      },
      {
        text: `Select ${label(securityMessages.inviteUser)}, and choose the access level. The invitation is sent by email.`,
        route: 'security-user',
      },
      {
        text: `Give several people an additional access level with a group: ${label(securityMessages.newGroup)}.`,
        route: 'security-usergroup',
      },
    ],
    notes: [
      `Under ${label(securityMessages.permissions)}, a user’s page lists each right and what grants it.`,
    ],
  },
  {
    id: 'limit-records',
    title: 'Limit people to their own or their team’s records',
    summary: 'Sales people see their own customers, managers those of their team, administrators all.',
    roles: ['administrator', 'sales'],
    keywords: ['owner', 'team', 'visibility', 'privacy', 'row'],
    route: 'security-roles',
    steps: [
      { text: 'Open the access level and edit it.', route: 'security-roles' },
      {
        text: `Under ${label(securityMessages.records)}, choose ${label(securityMessages.recordScope.own)}, ${label(securityMessages.recordScope.team)} or ${label(securityMessages.recordScope.all)} for each app.`,
      },
      { text: 'A team is everyone in a common group.', route: 'security-usergroup' },
    ],
    notes: ['The limit holds in lists, search, reports, exports and answers of the assistant alike.'],
  },
  {
    id: 'leaving-user',
    title: 'Deactivate a user who leaves',
    summary: 'They are signed out at once; their records stay under their name.',
    roles: ['administrator'],
    keywords: ['deactivate', 'remove', 'offboarding'],
    route: 'security-user',
    steps: [
      { text: 'Open the user.', route: 'security-user' },
      { text: `Select ${label(securityMessages.deactivateUser)} in the menu.` },
      { text: 'Hand their open tasks and records to someone else by editing several at once in the lists.' },
    ],
  },
];
