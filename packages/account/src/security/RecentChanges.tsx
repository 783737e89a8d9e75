import { groupsRestoreMany, rolesRestoreMany, useSecurityChanges } from '@plumbline/api/hooks/security';
import { ChangesScreen } from '@plumbline/app-kit/audit/ChangesScreen';
import { href } from '@plumbline/app-kit/navigation/routes';

export default function Changes() {
  return (
    <ChangesScreen
      preferenceKey="security-changes"
      useList={useSecurityChanges}
      kinds={[
        { id: 'role', label: 'Access level' },
        { id: 'group', label: 'Group' },
        { id: 'user', label: 'User' },
      ]}
      restoring={{
        role: { right: { app: 3, name: 'policy', type: 'd' }, call: rolesRestoreMany },
        group: { right: { app: 3, name: 'group', type: 'd' }, call: groupsRestoreMany },
      }}
      hrefOf={({ entity, entity_id: id, action }) => {
        if (action === 'deleted') return undefined;
        if (entity === 'role') return href('security-role-view', { id });
        if (entity === 'group') return href('security-group-view', { id });
        return entity === 'user' ? href('security-user-view', { userId: id }) : undefined;
      }}
    />
  );
}
