import type { Group as Row } from '@plumbline/api';
import { GroupFields } from '@plumbline/api/fields';
import {
  groupsRemove,
  groupsRestoreMany,
  useGroupsRead,
  useSecurityHistory,
} from '@plumbline/api/hooks/security';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Property, PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { PencilIcon, UsersIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useParams } from 'react-router';
import { History } from '@plumbline/app-kit/audit/History';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied, RecordMenu } from '@plumbline/app-kit/record/record-actions';
import { useRecordRemoval } from '@plumbline/app-kit/record/use-record-removal';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { GroupMembers } from './GroupMembers.tsx';
import { securityMessages as text } from './messages.ts';

const GroupForm = lazyWithRetry(() => import('./GroupForm.tsx').then((module) => module.GroupForm));

/** Record screen of a group: access level and members. */
export default function Group() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useGroupsRead(id);
  if (isFatal(error, data?.data.uuid === id)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={text.loadingTheGroup} />;
  return <Record key={id} row={data.data} reload={() => void mutate()} />;
}

function Record({ row, reload }: { row: Row; reload: () => void }) {
  const [isEditing, setEditing] = useState(false);
  const mayEdit = useDecision({ app: 3, name: 'group', type: 'e' });
  const mayRemove = useDecision({ app: 3, name: 'group', type: 'd' });
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const maySeeHistory = useDecision({ app: 3, name: 'users', type: 'v' });
  const history = useSecurityHistory('group', row.uuid, {
    swr: { enabled: maySeeHistory.allowed },
  });
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: text.deleteGroup,
    text:
      row.size === 0
        ? text.deleteEmptyGroupConfirm(row.name)
        : text.deleteGroupConfirm(row.name, row.size === 1 ? '1 member loses' : `${row.size} members lose`),
    one: 'group',
    call: () => groupsRemove(row.uuid),
    restore: () => groupsRestoreMany({ uuid: [row.uuid] }),
    back: href('security-usergroup'),
  });
  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} icon={UsersIcon} tint="teal" />}
        title={row.name}
        facts={['Group', text.editedAgo(ago(row.updatedAt))]}
        actions={
          <>
            <RecordMenu
              number={row.name}
              copyLabel={text.copyName}
              onEdit={() => setEditing(true)}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
            />
            <Button variant="primary" icon={PencilIcon} onPress={() => setEditing(true)} {...denied(mayEdit)}>
              {text.editGroup}
            </Button>
          </>
        }
        sideLabel={text.details}
        side={
          <PropertyGroup title={text.group}>
            <Property label={text.accessLevel}>
              {row.role_id && mayOpenRoles.allowed ? (
                <Link href={href('security-role-view', { id: row.role_id })}>{row.role_name}</Link>
              ) : (
                row.role_name || '—'
              )}
            </Property>
            <Property label={text.description}>{row.description || '—'}</Property>
          </PropertyGroup>
        }
      >
        <GroupMembers group={row} />
        {maySeeHistory.allowed && (
          <Section title={text.activity}>
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
