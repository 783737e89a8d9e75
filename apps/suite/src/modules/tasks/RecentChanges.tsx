import { TaskFields } from '@plumbline/api/fields';
import { spacesRestoreMany, taskFoldersRestoreMany, useTasksListChanges } from '@plumbline/api/hooks/tasks';
import { AreaChanges, type OwnChanges } from '@plumbline/app-kit/audit/AreaChanges';
import { placeHref } from './navigation/location.ts';
import { tasksMessages } from './messages.ts';

/** Changes of records that are no entity: spaces and task folders. */
const own: readonly OwnChanges[] = [
  {
    id: 'space',
    label: tasksMessages.space,
    hrefOf: (space) => placeHref({ space }),
    restoring: { right: { app: 8, name: 'space', type: 'd' }, call: spacesRestoreMany },
  },
  {
    id: 'taskFolder',
    label: tasksMessages.taskFolder,
    hrefOf: (folder) => placeHref({ folder }),
    restoring: { right: { app: 8, name: 'folder', type: 'd' }, call: taskFoldersRestoreMany },
  },
];

/** Fields of the entities, by entity name. */
const entityFields = {
  task: TaskFields,
};

export default function RecentChanges() {
  return <AreaChanges area="tasks" useList={useTasksListChanges} entityFields={entityFields} own={own} />;
}
