import type { Group as Row, UserRow } from '@plumbline/api';
import { GroupFields } from '@plumbline/api/fields';
import { groupsRemove, useGroupsRead, useSecurityHistory } from '@plumbline/api/hooks/security';
import { useSecurityUsers } from '@plumbline/api/hooks/lookups';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Link } from '@plumbline/ui/Link';
import { ListCard } from '@plumbline/ui/ListCard';
import { Mark } from '@plumbline/ui/Mark';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { PencilIcon, UsersIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied, RecordMenu, useRecordRemoval } from '@plumbline/app-kit/record/record-actions';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Failed, PartLoaded } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { nameOf } from './security-text.ts';

const GroupForm = lazyWithRetry(() => import('./GroupForm.tsx').then((module) => module.GroupForm));

/** Record screen of a group: access level and members. */
export default function Group() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useGroupsRead(id);
  if (isFatal(error, data?.data.uuid === id)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the group" />;
  return <Record key={id} row={data.data} reload={() => void mutate()} />;
}

function Record({ row, reload }: { row: Row; reload: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useDecision({ app: 3, name: 'group', type: 'e' });
  const mayRemove = useDecision({ app: 3, name: 'group', type: 'd' });
  const mayOpenUsers = useDecision({ app: 3, name: 'users', type: 'e' });
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const maySeeHistory = useDecision({ app: 3, name: 'users', type: 'v' });
  const people = useSecurityUsers({ limit: -1 });
  const history = useSecurityHistory('group', row.uuid, {
    swr: { enabled: maySeeHistory.allowed },
  });
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: 'Delete group',
    text:
      row.size === 0
        ? `“${row.name}” will be deleted. It has no members.`
        : `“${row.name}” will be deleted. Its ${row.size === 1 ? '1 member loses' : `${row.size} members lose`} the rights of this group.`,
    call: () => groupsRemove(row.uuid),
    back: href('security-usergroup'),
  });
  const members = (people.data?.data ?? []).filter(({ uuid }) => row.members?.includes(uuid));
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} icon={UsersIcon} tint="teal" />}
        title={row.name}
        facts={['Group', `Edited ${ago(row.updatedAt)}`]}
        actions={
          <>
            <RecordMenu
              number={row.name}
              copyLabel="Copy name"
              onEdit={() => setEditing(true)}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
            />
            <Button variant="primary" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
              Edit group
            </Button>
          </>
        }
        sideLabel="Details"
        side={
          <PropertyGroup title="Group">
            <Property label="Access level">
              {row.role_id && mayOpenRoles.allowed ? (
                <Link href={href('security-role-view', { id: row.role_id })}>{row.role_name}</Link>
              ) : (
                row.role_name || '—'
              )}
            </Property>
            <Property label="Description">{row.description || '—'}</Property>
          </PropertyGroup>
        }
      >
        <Section title="Members">
          {row.size === 0 ? (
            <EmptyState size="sm" icon={UsersIcon} title="No members yet" />
          ) : (
            <PartLoaded of={people} label="Loading members">
              <DataTable<UserRow>
                label="Members"
                variant="document"
                frame="card"
                rows={members}
                getRowId={(user) => user.uuid}
                rowLabel={nameOf}
                cardView={(user) => (
                  <ListCard
                    mark={<Avatar name={nameOf(user)} size={40} />}
                    title={nameOf(user)}
                    subtitle={user.username}
                  />
                )}
                {...(mayOpenUsers.allowed
                  ? { rowHref: (user: UserRow) => href('security-user-view', { userId: user.uuid }) }
                  : {})}
                columns={[
                  {
                    id: 'name',
                    header: 'Name',
                    type: 'person',
                    accessor: (user) => ({ name: nameOf(user) }),
                    width: 260,
                  },
                  { id: 'username', header: 'Username', accessor: (user) => user.username, width: 280 },
                ]}
              />
            </PartLoaded>
          )}
        </Section>
        {maySeeHistory.allowed && (
          <Section title="Activity">
            <History of={history} fields={GroupFields} noun="group" />
          </Section>
        )}
      </RecordLayout>
      {isEditing && (
        <GroupForm
          group={row}
          onClose={() => setEditing(false)}
          onSaved={() => {
            reload();
            void history.mutate();
          }}
        />
      )}
      {removal.dialog}
    </>
  );
}
