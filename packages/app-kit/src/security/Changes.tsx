import { useSecurityChanges } from '@plumbline/api/hooks/security';
import { ChangesScreen } from '../changes-screen.tsx';
import { href } from '../routes.ts';

export default function Changes() {
  return (
    <ChangesScreen
      preferenceKey="security-changes"
      useList={useSecurityChanges}
      hrefOf={({ entity, entity_id: id, action }) => {
        if (action === 'deleted') return undefined;
        if (entity === 'role') return href('security-role-view', { id });
        if (entity === 'group') return href('security-group-view', { id });
        return entity === 'user' ? href('security-user-view', { userId: id }) : undefined;
      }}
    />
  );
}
