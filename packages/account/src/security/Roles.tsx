import type { Role } from '@plumbline/api';
import { RoleFields } from '@plumbline/api/fields';
import { rolesRemoveMany, rolesRestoreMany, useRolesList } from '@plumbline/api/hooks/security';
import { ListCard } from '@plumbline/ui/ListCard';
import { FilesIcon, KeyRoundIcon, PencilIcon } from '@plumbline/ui/icons';
import { useDecision } from '@plumbline/permissions/react';
import { useNavigate } from 'react-router';
import { ListScreen } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { href } from '@plumbline/app-kit/navigation/routes';
import { securityMessages } from './messages.ts';

const people = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** List of access levels. */
export default function Roles() {
  const navigate = useNavigate();
  const mayAdd = useDecision({ app: 3, name: 'policy', type: 'a' });
  const mayCopy = useDecision({ app: 3, name: 'policy', type: 'c' });
  const mayEdit = useDecision({ app: 3, name: 'policy', type: 'e' });
  return (
    <ListScreen<Role>
      title={securityMessages.accessLevels}
      noun={['access level', 'access levels']}
      preferenceKey="security-roles"
      fields={RoleFields}
      useList={useRolesList}
      defaultSort={{ columnId: 'name', direction: 'asc' }}
      columns={[
        { id: 'name', width: 240 },
        { id: 'description', width: 360, isMuted: true },
        { id: 'rights_count', width: 100 },
        { id: 'users', width: 100 },
        { id: 'groups', width: 100 },
        { id: 'updatedAt', width: 130 },
      ]}
      rowLabel={(row) => row.name}
      rowHref={(row) => href('security-role-view', { id: row.uuid })}
      rowActions={(row) => [
        {
          id: 'edit',
          label: securityMessages.edit,
          icon: PencilIcon,
          href: href('security-role-edit', { id: row.uuid }),
          ...denied(mayEdit),
        },
        {
          id: 'copy',
          label: securityMessages.makeACopy,
          icon: FilesIcon,
          href: href('security-role-add', {}, { from: row.uuid }),
          // Opens the editor of a new access level with the copied rights.
          ...denied(mayCopy.allowed ? mayAdd : mayCopy),
        },
      ]}
      cardView={(row) => (
        <ListCard
          title={row.name}
          subtitle={row.description ?? ''}
          meta={[people(row.rights_count, 'right'), people(row.users, 'user')]}
        />
      )}
      create={{
        label: securityMessages.newAccessLevel,
        right: { app: 3, name: 'policy', type: 'a' },
        onPress: () => void navigate(href('security-role-add')),
      }}
      remove={{
        right: { app: 3, name: 'policy', type: 'd' },
        call: (uuid) => rolesRemoveMany({ uuid }),
        restore: (uuid) => rolesRestoreMany({ uuid }),
      }}
      exportAs={{ right: { app: 3, name: 'policy', type: 'x' }, path: '/security/roles/export' }}
      empty={{ icon: KeyRoundIcon, text: securityMessages.accessLevelsEmpty }}
    />
  );
}
