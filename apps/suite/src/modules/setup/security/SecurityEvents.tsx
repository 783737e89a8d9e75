import type { SecurityEvent } from '@plumbline/api';
import { SecurityEventFields } from '@plumbline/api/fields';
import { useSignInProtectionListEvents } from '@plumbline/api/hooks/security';
import { agentName } from '@plumbline/account/profile/user-agent';
import { ago } from '@plumbline/app-kit/format/format-values';
import { ListScreen, stateText, type ListScreenProps } from '@plumbline/app-kit/list/ListScreen';
import { href } from '@plumbline/app-kit/navigation/routes';
import { ListCard } from '@plumbline/ui/ListCard';
import { ShieldCheckIcon, UserIcon } from '@plumbline/ui/icons';
import { securityMessages } from './messages.ts';

const states = {
  field: 'kind',
  all: securityMessages.allEvents,
  states: [
    { id: 'signed_in', label: securityMessages.signedIn, view: securityMessages.signedInView, tone: 'ok' },
    {
      id: 'sign_in_failed',
      label: securityMessages.failedSignIn,
      view: securityMessages.failedSignInView,
      tone: 'warn',
    },
    {
      id: 'locked_out',
      label: securityMessages.accountLocked,
      view: securityMessages.accountLockedView,
      tone: 'bad',
    },
    {
      id: 'refused',
      label: securityMessages.actionRefused,
      view: securityMessages.actionRefusedView,
      tone: 'warn',
    },
    { id: 'rights_changed', label: securityMessages.rightsChanged, tone: 'info' },
    { id: 'second_factor_changed', label: securityMessages.twoFactorChanged, tone: 'info' },
    { id: 'password_changed', label: securityMessages.passwordChanged, tone: 'info' },
    { id: 'policy_changed', label: securityMessages.signInSecurityChanged, tone: 'info' },
  ],
} as const satisfies NonNullable<ListScreenProps<SecurityEvent>['states']>;

const columns: ListScreenProps<SecurityEvent>['columns'] = [
  { id: 'createdAt', type: 'datetime', width: 184 },
  { id: 'kind', width: 190 },
  { id: 'user_name', type: 'person', width: 170, accessor: (row) => ({ name: row.user_name }) },
  { id: 'detail', width: 320, isMuted: true },
  { id: 'address', width: 140 },
  { id: 'agent', width: 160, accessor: (row) => (row.agent ? agentName(row.agent) : '') },
];

/** Page of the user whom an event concerns. */
const userHref = ({ user_id: userId }: SecurityEvent) =>
  userId ? href('security-user-view', { userId }) : undefined;

/** Security log of the company: sign-ins, lock-outs, refused calls and granted rights, newest first. */
export default function SecurityEvents() {
  const eventOf = (row: SecurityEvent) => stateText(states, row.kind);
  return (
    <ListScreen<SecurityEvent>
      title={securityMessages.securityEvents}
      noun={['event', 'events']}
      preferenceKey="security-events"
      fields={SecurityEventFields}
      useList={useSignInProtectionListEvents}
      defaultSort={{ columnId: 'createdAt', direction: 'desc' }}
      columns={columns}
      states={states}
      rowHref={userHref}
      rowActions={(row) => {
        const address = userHref(row);
        return address
          ? [{ id: 'user', label: securityMessages.showUser, icon: UserIcon, href: address }]
          : [];
      }}
      rowLabel={(row) => securityMessages.eventOf(eventOf(row), row.user_name)}
      cardView={(row) => (
        <ListCard
          title={eventOf(row)}
          {...(row.detail ? { subtitle: row.detail } : {})}
          meta={[row.user_name, row.address, ago(row.createdAt)]}
        />
      )}
      empty={{ icon: ShieldCheckIcon, text: securityMessages.eventsEmpty }}
    />
  );
}
