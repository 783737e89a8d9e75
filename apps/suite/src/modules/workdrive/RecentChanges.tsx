import { useWorkdriveListChanges, workdriveRestore } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { ChangesScreen } from '@plumbline/app-kit/audit/ChangesScreen';
import { workdriveMessages } from './messages.ts';

const restoring = { right: { app: 2, name: 'drive', type: 'd' }, call: workdriveRestore } as const;

export default function RecentChanges() {
  return (
    <ChangesScreen
      preferenceKey="workdrive-changes"
      useList={useWorkdriveListChanges}
      kinds={[
        { id: 'file', label: workdriveMessages.file },
        { id: 'folder', label: workdriveMessages.folder },
        { id: 'page', label: workdriveMessages.planSheet },
      ]}
      restoring={{ file: restoring, folder: restoring }}
      hrefOf={({ entity, entity_id, action }) =>
        action !== 'deleted' && entity === 'folder' ? href('Drive-folder', { id: entity_id }) : undefined
      }
    />
  );
}
