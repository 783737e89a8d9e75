import type { HeldRight, UserAccount } from '@plumbline/api';
import { UserAccountFields } from '@plumbline/api/fields';
import {
  userAccountsActivate,
  userAccountsDeactivate,
  userAccountsEndSecondFactor,
  userAccountsEndSessions,
  userAccountsInvite,
  userAccountsResetPassword,
  useSecurityHistory,
  useUserAccountsAccess,
  useUserAccountsRead,
} from '@plumbline/api/hooks/security';
import { abilities, abilityNames, appNames, permissionsOf } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { DateText } from '@plumbline/ui/DateText';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { IconButton } from '@plumbline/ui/IconButton';
import { Link } from '@plumbline/ui/Link';
import { ListCard } from '@plumbline/ui/ListCard';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { Menu, type MenuEntry } from '@plumbline/ui/Menu';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { StatusText } from '@plumbline/ui/StatusText';
import { toast } from '@plumbline/ui/toast';
import {
  EllipsisIcon,
  KeyRoundIcon,
  LogOutIcon,
  MailIcon,
  PencilIcon,
  ShieldIcon,
  UserCheckIcon,
  UserXIcon,
} from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { showError } from '@plumbline/app-kit/data/error-message';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useHasOrganization } from './organization.ts';
import { levelOf, nameOf, statusLabel, statusTone } from './security-text.ts';

const UserForm = lazyWithRetry(() => import('./UserForm.tsx').then((module) => module.UserForm));
const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/** Record screen of a user: details, rights with their sources, and account activity. */
export default function User() {
  const { userId = '' } = useParams();
  const { data, error, mutate } = useUserAccountsRead(userId);
  if (isFatal(error, data?.data.uuid === userId))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the user" />;
  return <Record key={userId} row={data.data} />;
}

interface AccessRow {
  id: string;
  app: string;
  permission: string;
  abilities: string;
  sources: string;
}

/** Groups the held rights by permission, with the access levels and groups that grant them. */
function accessRows(held: readonly HeldRight[]): AccessRow[] {
  const rows = Map.groupBy(held, ({ app, name }) => `${app}.${name}`);
  return [...rows.entries()].map(([id, rights]) => {
    const first = rights[0];
    const app = first?.app ?? 0;
    const sources = new Map(
      rights.flatMap(({ sources: each }) => each.map((source) => [`${source.kind} ${source.name}`, source])),
    );
    return {
      id,
      app: appNames[app] ?? String(app),
      permission: permissionsOf(app)[first?.name ?? '']?.label ?? first?.name ?? '',
      abilities: abilities
        .filter((ability) => rights.some(({ type }) => type === ability))
        .map((ability) => abilityNames[ability])
        .join(', '),
      sources: [...sources.values()].map(({ name }) => name).join(' · '),
    };
  });
}

function Access({ row }: { row: UserAccount }) {
  const { data, error, mutate } = useUserAccountsAccess(row.uuid);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="table" count={6} label="Loading permissions" />;
  if (data.data.length === 0)
    return (
      <EmptyState size="sm" icon={KeyRoundIcon} title="No permissions yet">
        Assign an access level, or add this user to a group that has one.
      </EmptyState>
    );
  return (
    <DataTable
      label="Permissions"
      variant="document"
      frame="card"
      rows={accessRows(data.data)}
      getRowId={(each) => each.id}
      rowLabel={(each) => `${each.app}, ${each.permission}`}
      cardView={(each) => (
        <ListCard title={each.permission} subtitle={each.abilities} meta={[each.app, each.sources]} />
      )}
      columns={[
        { id: 'app', header: 'Application', accessor: (each) => each.app, width: 110 },
        { id: 'permission', header: 'Permission', accessor: (each) => each.permission, width: 130 },
        { id: 'abilities', header: 'Rights', accessor: (each) => each.abilities, width: 220 },
        { id: 'sources', header: 'Granted by', accessor: (each) => each.sources, width: 260, isMuted: true },
      ]}
    />
  );
}

function Record({ row }: { row: UserAccount }) {
  const [query] = useSearchParams();
  const tab = query.get('tab') ?? 'overview';
  const { profile, info } = useCurrent();
  const hasOrganization = useHasOrganization();
  const refresh = useRevalidate('/security/');
  const [dialog, setDialog] = useState<'edit' | 'deactivate' | 'factor'>();
  const mayEdit = useDecision({ app: 3, name: 'users', type: 'e' });
  const mayInvite = useDecision({ app: 3, name: 'users', type: 'a' });
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const history = useSecurityHistory('user', row.uuid);
  const name = nameOf(row);
  const isSelf = row.uuid === profile?.uuid;
  const isOff = row.status === 'deactivated';

  const isAbove = row.is_admin === true && info.a !== 1;
  const mayTake = isAbove
    ? { disabledReason: 'Only an administrator of your company can change this account.' }
    : denied(mayEdit);

  const run = async (call: () => Promise<{ message?: string }>, done?: string) => {
    try {
      const { message } = await call();
      toast.success(message ?? done ?? 'Done');
      refresh();
    } catch (reason) {
      showError(reason);
    }
  };
  const actions: MenuEntry[] = [
    {
      id: 'edit',
      label: 'Edit all fields',
      icon: PencilIcon,
      onAction: () => setDialog('edit'),
      ...denied(mayEdit),
    },
    ...(row.status === 'invited'
      ? [
          {
            id: 'invite',
            label: 'Resend invitation',
            icon: MailIcon,
            onAction: () => void run(() => userAccountsInvite(row.uuid)),
            ...denied(mayInvite),
          },
        ]
      : []),
    ...(row.status === 'active'
      ? [
          {
            id: 'reset',
            label: 'Require new password',
            icon: KeyRoundIcon,
            onAction: () => void run(() => userAccountsResetPassword(row.uuid)),
            ...mayTake,
          },
          {
            id: 'sessions',
            label: isSelf ? 'Sign out my other sessions' : 'Sign out everywhere',
            icon: LogOutIcon,
            onAction: () =>
              void run(async () => {
                const { data } = await userAccountsEndSessions(row.uuid);
                return {
                  message: `${data.ended} ${data.ended === 1 ? 'session' : 'sessions'} ended.`,
                };
              }),
            ...mayTake,
          },
        ]
      : []),
    ...(row.second_factor
      ? [
          {
            id: 'factor',
            label: 'Turn off second factor…',
            icon: ShieldIcon,
            onAction: () => setDialog('factor'),
            ...(isSelf ? { disabledReason: 'Turn off your own second factor in your profile.' } : mayTake),
          },
        ]
      : []),
    'separator',
    isOff
      ? {
          id: 'activate',
          label: 'Activate',
          icon: UserCheckIcon,
          onAction: () =>
            void run(async () => {
              const { data } = await userAccountsActivate(row.uuid);
              return {
                message:
                  data.status === 'invited'
                    ? `Invitation sent to ${row.email}.`
                    : `${name} can sign in again.`,
              };
            }),
          ...mayTake,
        }
      : {
          id: 'deactivate',
          label: 'Deactivate…',
          icon: UserXIcon,
          tone: 'danger',
          onAction: () => setDialog('deactivate'),
          ...(isSelf
            ? { disabledReason: 'You cannot deactivate yourself. Ask another administrator.' }
            : mayTake),
        },
  ];
  return (
    <>
      <RecordLayout
        mark={<Avatar name={name} size={40} />}
        title={name}
        status={<StatusText tone={statusTone(row.status)}>{statusLabel(row.status)}</StatusText>}
        facts={[row.title, row.email].filter(Boolean)}
        actions={
          <>
            <Menu
              label="More actions"
              trigger={<IconButton icon={EllipsisIcon} label="More actions" />}
              items={actions}
            />
            <Button
              variant="primary"
              icon={PencilIcon}
              onPress={() => setDialog('edit')}
              {...denied(mayEdit)}
            >
              Edit user
            </Button>
          </>
        }
        tabs={
          <LinkTabs
            inset
            label="Sections"
            value={tab}
            items={[
              { id: 'overview', href: '?tab=overview', label: 'Overview' },
              { id: 'access', href: '?tab=access', label: 'Permissions' },
              {
                id: 'activity',
                href: '?tab=activity',
                label: 'Activity',
                ...(history.data ? { count: history.data.data.length } : {}),
              },
            ]}
          />
        }
        sideLabel="Details"
        side={
          <>
            <PropertyGroup title="Person">
              <Property label="Email">
                <Link href={`mailto:${row.email}`}>{row.email}</Link>
              </Property>
              <Property label="Phone">
                {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
              </Property>
              <Property label="Title">{row.title || '—'}</Property>
            </PropertyGroup>
            {hasOrganization && (
              <PropertyGroup title="Organization">
                <Property label="Department">{row.department_name || '—'}</Property>
                <Property label="Designation">{row.designation_name || '—'}</Property>
                <Property label="Qualifier">{row.qualifier_name || '—'}</Property>
              </PropertyGroup>
            )}
            <PropertyGroup title="Access">
              <Property label="Access level">
                {row.role_id && mayOpenRoles.allowed ? (
                  <Link href={href('security-role-view', { id: row.role_id })}>{row.role_name}</Link>
                ) : (
                  levelOf(row) || '—'
                )}
              </Property>
              <Property label="Administrator">{row.is_admin ? 'Yes' : 'No'}</Property>
              <Property label="Groups">{row.group_names || '—'}</Property>
              <Property label="Second factor">{row.second_factor ? 'On' : 'Off'}</Property>
              <Property label="Last sign-in">
                {row.last_login ? <DateText value={row.last_login} /> : 'Never'}
              </Property>
            </PropertyGroup>
          </>
        }
      >
        {isOff && (
          <Banner tone="warn" title={`${name} cannot sign in.`}>
            Records they created and changed are kept under their name.
          </Banner>
        )}
        {tab !== 'activity' && (
          <Section title="Permissions">
            <Access row={row} />
          </Section>
        )}
        {tab !== 'access' && (
          <Section title="Activity">
            <History of={history} fields={UserAccountFields} noun="user" />
          </Section>
        )}
      </RecordLayout>
      {dialog === 'edit' && <UserForm user={row} onClose={() => setDialog(undefined)} onSaved={refresh} />}
      <ConfirmDialog
        isOpen={dialog === 'deactivate'}
        onOpenChange={() => setDialog(undefined)}
        confirmLabel="Deactivate"
        tone="danger"
        onConfirm={() => run(() => userAccountsDeactivate(row.uuid), `${name} can no longer sign in.`)}
      >
        {name} is signed out everywhere immediately and cannot sign in until the account is activated again.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={dialog === 'factor'}
        onOpenChange={() => setDialog(undefined)}
        confirmLabel="Turn off second factor"
        tone="danger"
        onConfirm={() =>
          run(() => userAccountsEndSecondFactor(row.uuid), `${name} now signs in with the password only.`)
        }
      >
        Use this if {name} has lost the authenticator and the recovery codes. {name} will sign in with the
        password only until a new second factor is set up. Verify first that the request comes from {name}.
      </ConfirmDialog>
    </>
  );
}
