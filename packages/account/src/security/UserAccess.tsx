import type { HeldRight, UserAccount } from '@plumbline/api';
import { useUserAccountsReadAccess } from '@plumbline/api/hooks/security';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { abilities, abilityNames, appNames, permissionsOf } from '@plumbline/permissions';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { KeyRoundIcon } from '@plumbline/ui/icons';
import { securityMessages } from './messages.ts';

interface AccessRow {
  id: string;
  app: string;
  permission: string;
  abilities: string;
  /** Records that the permission applies to; empty if the records of the app have no owners. */
  records: string;
  sources: string;
}

/** Groups the held rights by permission, with the access levels and groups that grant them. */
function accessRows(heldRights: readonly HeldRight[]): AccessRow[] {
  const rows = Map.groupBy(heldRights, ({ app, name }) => `${app}.${name}`);
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
      records: first?.records ? securityMessages.recordScope[first.records] : '',
      sources: [...sources.values()].map(({ name }) => name).join(' · '),
    };
  });
}

/** Rights of a user with the access levels and groups that grant them. */
export function UserAccess({ row }: { row: UserAccount }) {
  const { data, error, mutate } = useUserAccountsReadAccess(row.uuid);
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="table" count={6} label={securityMessages.loadingPermissions} />;
  if (data.data.length === 0)
    return (
      <EmptyState size="sm" icon={KeyRoundIcon} title={securityMessages.noPermissionsYet}>
        {securityMessages.permissionsEmpty}
      </EmptyState>
    );
  return (
    <DataTable
      label={securityMessages.permissions}
      variant="document"
      frame="card"
      rows={accessRows(data.data)}
      getRowId={(each) => each.id}
      rowLabel={(each) => `${each.app}, ${each.permission}`}
      cardView={(each) => (
        <ListCard
          title={each.permission}
          subtitle={each.abilities}
          meta={[each.app, each.records, each.sources].filter(Boolean)}
        />
      )}
      columns={[
        { id: 'app', header: securityMessages.application, accessor: (each) => each.app, width: 110 },
        {
          id: 'permission',
          header: securityMessages.permission,
          accessor: (each) => each.permission,
          width: 130,
        },
        { id: 'abilities', header: securityMessages.rights, accessor: (each) => each.abilities, width: 220 },
        { id: 'records', header: securityMessages.records, accessor: (each) => each.records, width: 160 },
        {
          id: 'sources',
          header: securityMessages.grantedBy,
          accessor: (each) => each.sources,
          width: 260,
          isMuted: true,
        },
      ]}
    />
  );
}
