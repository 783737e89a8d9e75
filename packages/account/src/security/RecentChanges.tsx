import { groupsRestoreMany, rolesRestoreMany, useSecurityListChanges } from '@plumbline/api/hooks/security';
import { ChangesScreen } from '@plumbline/app-kit/audit/ChangesScreen';
import { href } from '@plumbline/app-kit/navigation/routes';
import { securityMessages } from './messages.ts';

export default function Changes() {
  return (
    <ChangesScreen
      preferenceKey="security-changes"
      useList={useSecurityListChanges}
      kinds={[
        { id: 'role', label: securityMessages.accessLevel },
        { id: 'group', label: securityMessages.group },
        { id: 'user', label: securityMessages.user },
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
