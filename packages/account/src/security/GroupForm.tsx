import type { Group } from '@plumbline/api';
import { groupsCreate, groupsRead, groupsUpdate, useRolesList } from '@plumbline/api/hooks/security';
import { GroupsCreateBody } from '@plumbline/api/schemas/security';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { useState } from 'react';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { changedOf, useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { securityMessages } from './messages.ts';

interface Values {
  name: string;
  description: string;
  role_id: string | null;
  members: string[];
}

/** Form of a new or existing group. */
export function GroupForm({
  group,
  onClose,
  onSaved,
}: {
  group?: Group;
  onClose: () => void;
  onSaved: (group: Group) => void;
}) {
  const people = usePeople();
  const maySeeRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  const { data: roles } = useRolesList({ limit: -1 }, { swr: { enabled: maySeeRoles.allowed } });
  const overwrite = useVersionedSave(group, ({ uuid }) => groupsRead(uuid));
  const [initial] = useState<Values>({
    name: group?.name ?? '',
    description: group?.description ?? '',
    role_id: group?.role_id ?? null,
    members: group?.members ?? [],
  });
  return (
    <FormDrawer<Values>
      title={group ? securityMessages.editName(group.name) : securityMessages.newGroup}
      onClose={onClose}
      schema={GroupsCreateBody}
      initial={initial}
      submitLabel={group ? securityMessages.saveGroup : securityMessages.createGroup}
      submit={async (values, key) => {
        const changed = changedOf(values, initial);
        if (group && Object.keys(changed).length === 0) return;
        const data = group
          ? await overwrite((version) => groupsUpdate(group.uuid, { ...changed, version }))
          : (await groupsCreate(values, { headers: { 'idempotency-key': key } })).data;
        notifySaved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: securityMessages.name, kind: 'text', isRequired: true },
            {
              name: 'role_id',
              label: securityMessages.accessLevel,
              kind: 'search',
              options: (roles?.data ?? []).map(({ uuid, name }) => ({ id: uuid, label: name })),
              ...(group?.role_name ? { valueLabel: group.role_name } : {}),
              description: maySeeRoles.allowed ? securityMessages.accessLevelHint : denialText(maySeeRoles),
            },
            { name: 'description', label: securityMessages.description, kind: 'area', wide: true },
            {
              name: 'members',
              label: securityMessages.members,
              kind: 'choices',
              options: people,
              wide: true,
            },
          ],
        },
      ]}
    />
  );
}
