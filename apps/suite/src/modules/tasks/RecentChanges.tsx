import { spacesRestoreMany, taskFoldersRestoreMany, useTaskViewsChanges } from '@plumbline/api/hooks/tasks';
import { AreaChanges, type OwnChanges } from '@plumbline/app-kit/audit/AreaChanges';
import { placeHref } from './location.ts';

/** Changes of records that are no entity: spaces and task folders. */
const own: readonly OwnChanges[] = [
  {
    id: 'space',
    label: 'Space',
    hrefOf: (space) => placeHref({ space }),
    restoring: { right: { app: 8, name: 'space', type: 'd' }, call: spacesRestoreMany },
  },
  {
    id: 'taskFolder',
    label: 'Task folder',
    hrefOf: (folder) => placeHref({ folder }),
    restoring: { right: { app: 8, name: 'folder', type: 'd' }, call: taskFoldersRestoreMany },
  },
];

export default function RecentChanges() {
  return <AreaChanges area="tasks" useList={useTaskViewsChanges} own={own} />;
}
