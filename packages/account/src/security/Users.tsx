import type { UserAccount } from '@plumbline/api';
import { UserAccountFields } from '@plumbline/api/fields';
import { useRolesList, useUserAccountsList } from '@plumbline/api/hooks/security';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { ListCard } from '@plumbline/ui/ListCard';
import { ArrowUpRightIcon, PencilIcon, UsersIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { ListScreen } from '@plumbline/app-kit/list/ListScreen';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { href, pathOf } from '@plumbline/app-kit/navigation/routes';
import { useOrganization } from './organization.ts';
import { levelOf, nameOf, statusLabel, statusOptions, statusTone } from './security-text.ts';
import { securityMessages } from './messages.ts';

const UserForm = lazyWithRetry(() => import('./UserForm.tsx').then((module) => module.UserForm));

/** List of users. The route of a new user opens the invitation form. */
export default function Users() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [editing, setEditing] = useState<UserAccount>();
  const refresh = useRevalidate('/security/');
  const mayEdit = useDecision({ app: 3, name: 'users', type: 'e' });
  const maySeeRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const { data: roles } = useRolesList({ limit: -1 }, { swr: { enabled: maySeeRoles.allowed } });
  const organization = useOrganization();
  // Keep the first columns narrow enough to fit beside the navigation.
  const place = (id: string, width: number, isOptional = false) =>
    organization ? [{ id, width, ...(isOptional ? { isOptional } : {}) }] : [];
  const isInviting = pathname === pathOf('security-user-add');
  const close = () => {
    setEditing(undefined);
    if (isInviting) void navigate(href('security-user'), { replace: true });
  };
  const view = (id: string, label: string) => ({
    id,
    label,
    filters: [{ fieldId: 'status', operator: 'eq' as const, value: id }],
  });
  return (
    <>
      <ListScreen<UserAccount>
        title={securityMessages.users}
        noun={['user', 'users']}
        preferenceKey="security-users"
        fields={UserAccountFields}
        useList={useUserAccountsList}
        defaultSort={{ columnId: 'firstname', direction: 'asc' }}
        options={{
          status: statusOptions,
          role_id: (roles?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
          ...organization,
        }}
        views={[
          { id: 'all', label: securityMessages.allUsers, filters: [] },
          ...statusOptions.map(({ id, label }) => view(id, label)),
        ]}
        columns={[
          {
            id: 'firstname',
            header: securityMessages.name,
            type: 'person',
            width: 180,
            accessor: (row) => ({ name: nameOf(row) }),
          },
          ...place('department_name', 130),
          ...place('designation_name', 140),
          { id: 'email', width: 180, isMuted: true },
          { id: 'role_name', width: 110, accessor: levelOf },
          { id: 'group_names', width: 110 },
          {
            id: 'status',
            type: 'status',
            width: 120,
            accessor: (row) => ({ label: statusLabel(row.status), tone: statusTone(row.status) }),
          },
          { id: 'last_login', type: 'datetime', width: 150 },
          { id: 'title', width: 140, isOptional: true },
          ...place('qualifier_name', 150, true),
        ]}
        rowLabel={nameOf}
        {...(mayEdit.allowed
          ? { rowHref: (row: UserAccount) => href('security-user-view', { userId: row.uuid }) }
          : {})}
        rowActions={(row) => [
          {
            id: 'open',
            label: securityMessages.open,
            icon: ArrowUpRightIcon,
            href: href('security-user-view', { userId: row.uuid }),
            ...denied(mayEdit),
          },
          {
            id: 'edit',
            label: securityMessages.edit,
            icon: PencilIcon,
            onAction: () => setEditing(row),
            ...denied(mayEdit),
          },
        ]}
        cardView={(row) => (
          <ListCard
            mark={<Avatar name={nameOf(row)} size={40} />}
            title={nameOf(row)}
            subtitle={row.email}
            meta={[row.department_name, levelOf(row), statusLabel(row.status)].filter(Boolean)}
          />
        )}
        create={{
          label: securityMessages.inviteUser,
          right: { app: 3, name: 'users', type: 'a' },
          onPress: () => void navigate(href('security-user-add')),
        }}
        exportAs={{ right: { app: 3, name: 'users', type: 'x' }, path: '/security/accounts/export' }}
        empty={{ icon: UsersIcon, text: securityMessages.usersEmpty }}
      />
      {(editing || isInviting) && (
        <UserForm {...(editing ? { user: editing } : {})} onClose={close} onSaved={refresh} />
      )}
    </>
  );
}
