import { useSecurityReadDashboard } from '@plumbline/api/hooks/security';
import { useDecision } from '@plumbline/permissions/react';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { RankList, type RankItem } from '@plumbline/ui/DashboardLists';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatNumber } from '@plumbline/ui/format';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { securityMessages } from './messages.ts';

const usersOf = (field: string, value: unknown) =>
  href('security-user', {}, { filter: JSON.stringify([{ field, op: 'eq', value }]) });
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** Security dashboard: sign-ins, pending invitations, locked users and users without rights. */
export default function Dashboard() {
  const { data, error, mutate } = useSecurityReadDashboard();
  const mayOpen = useDecision({ app: 3, name: 'users', type: 'e' });
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={4} label={securityMessages.loadingTheDashboard} />;
  const { users, roles, groups, sessions, powerless, locked, waiting, recent } = data.data;
  const line = (uuid: string, name: string, item: Partial<RankItem>): RankItem => ({
    id: uuid,
    title: name,
    person: name,
    ...(mayOpen.allowed ? { href: href('security-user-view', { userId: uuid }) } : {}),
    ...item,
  });
  return (
    <DashboardGrid header={<PageHeader title={securityMessages.security} />}>
      <DashboardCell>
        <Stat
          label={securityMessages.activeUsers}
          figure={formatNumber(String(users.active))}
          note={{ text: count(users.administrators, 'administrator') }}
          href={usersOf('status', 'active')}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={securityMessages.openSessions}
          figure={formatNumber(String(sessions))}
          note={{ text: securityMessages.onePerDevice }}
          href={href('security-user', {}, { sort: '-last_login' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={securityMessages.accessLevels}
          figure={formatNumber(String(roles))}
          note={{ text: count(groups, 'group') }}
          {...(mayOpenRoles.allowed ? { href: href('security-roles') } : {})}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={securityMessages.deactivated}
          figure={formatNumber(String(users.deactivated))}
          note={{ text: count(users.invited, 'pending invitation', 'pending invitations') }}
          href={usersOf('status', 'deactivated')}
        />
      </DashboardCell>
      <DashboardCard title={securityMessages.recentSignIns} span={6}>
        {recent.length > 0 ? (
          <RankList
            label={securityMessages.recentSignIns}
            items={recent
              .slice(0, 7)
              .map(({ uuid, name, last_login }) => line(uuid, name, { figure: ago(last_login) }))}
          />
        ) : (
          <EmptyState size="sm" title={securityMessages.noSignInsYet} />
        )}
      </DashboardCard>
      <DashboardCard title={securityMessages.pendingInvitations} span={6} href={usersOf('status', 'invited')}>
        {waiting.length > 0 ? (
          <RankList
            label={securityMessages.pendingInvitations}
            items={waiting
              .slice(0, 7)
              .map(({ uuid, name, email, invited }) =>
                line(uuid, name, { subtitle: email, figure: ago(invited) }),
              )}
          />
        ) : (
          <EmptyState size="sm" title={securityMessages.noPendingInvitations} />
        )}
      </DashboardCard>
      <DashboardCard title={securityMessages.lockedUsers} span={6}>
        {locked.length > 0 ? (
          <RankList
            label={securityMessages.locked}
            items={locked.map(({ uuid, name }) =>
              line(uuid, name, { subtitle: securityMessages.lockedUsersHint }),
            )}
          />
        ) : (
          <EmptyState size="sm" title={securityMessages.noUsersAreLocked} />
        )}
      </DashboardCard>
      <DashboardCard title={securityMessages.usersWithoutAccess} span={6}>
        {powerless.length > 0 ? (
          <RankList
            label={securityMessages.usersWithoutAccess}
            items={powerless.map(({ uuid, name }) =>
              line(uuid, name, { subtitle: securityMessages.noPermissions }),
            )}
          />
        ) : (
          <EmptyState size="sm" title={securityMessages.everyUserHasAccess} />
        )}
      </DashboardCard>
    </DashboardGrid>
  );
}
