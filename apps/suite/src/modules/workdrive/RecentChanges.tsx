import { useWorkdriveChanges, workdriveRestore } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { ChangesScreen } from '@plumbline/app-kit/audit/ChangesScreen';

const restoring = { right: { app: 2, name: 'drive', type: 'd' }, call: workdriveRestore } as const;

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="workdrive-changes"
      useList={useWorkdriveChanges}
      kinds={[
        { id: 'file', label: 'File' },
        { id: 'folder', label: 'Folder' },
        { id: 'page', label: 'Plan sheet' },
      ]}
      restoring={{ file: restoring, folder: restoring }}
      hrefOf={({ entity, entity_id, action }) =>
        action !== 'deleted' && entity === 'folder' ? href('Drive-folder', { id: entity_id }) : undefined
      }
    />
  );
}
