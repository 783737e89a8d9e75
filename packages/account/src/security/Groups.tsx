import type { Group } from '@plumbline/api';
import { GroupFields } from '@plumbline/api/fields';
import { groupsRemoveMany, groupsRestoreMany, useGroupsList } from '@plumbline/api/hooks/security';
import { ListCard } from '@plumbline/ui/ListCard';
import { UsersIcon } from '@plumbline/ui/icons';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { RecordList } from '@plumbline/app-kit/list/RecordList';
import { href } from '@plumbline/app-kit/navigation/routes';
import { securityMessages } from './messages.ts';

const GroupForm = lazyWithRetry(() => import('./GroupForm.tsx').then((module) => module.GroupForm));

/** List of user groups. */
export default function Groups() {
  return (
    <RecordList<Group>
      title={securityMessages.groups}
      noun={['group', 'groups']}
      fields={GroupFields}
      useList={useGroupsList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      columns={[
        { id: 'name', width: 240 },
        { id: 'description', width: 360, isMuted: true },
        { id: 'role_name', width: 200 },
        { id: 'size', width: 100 },
        { id: 'updatedAt', width: 130 },
      ]}
      rowLabel={(row) => row.name}
      rowHref={(row) => href('security-group-view', { id: row.uuid })}
      cardView={(row) => (
        <ListCard
          title={row.name}
          subtitle={row.description ?? ''}
          meta={[row.role_name, `${row.size} ${row.size === 1 ? 'person' : 'people'}`].filter(Boolean)}
        />
      )}
      right={{ app: 3, name: 'group' }}
      removeMany={groupsRemoveMany}
      exportPath="/security/groups/export"
      restoreMany={groupsRestoreMany}
      refreshPath="/security/"
      empty={{ icon: UsersIcon, text: securityMessages.groupsEmpty }}
      form={({ record, ...form }) => <GroupForm {...(record ? { group: record } : {})} {...form} />}
    />
  );
}
