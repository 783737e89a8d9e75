import type { ListSelection } from '@plumbline/ui/ListLayout';
import type { DriveFile } from '@plumbline/api';
import { workdriveArchive } from '@plumbline/api/hooks/workdrive';
import { showError } from '@plumbline/app-kit';
import { staysWithRecord } from '@plumbline/app-kit/files/items';
import type { useFiles } from '@plumbline/app-kit/files/use-files';
import { download } from '@plumbline/app-kit/navigation/download';
import { DownloadIcon, FolderPlusIcon, MoveIcon, Trash2Icon } from '@plumbline/ui/icons';

/** Bulk actions of the chosen files and folders. */
export const driveActions = (
  chosen: readonly DriveFile[],
  actions: ReturnType<typeof useFiles>['actions'],
): ListSelection['actions'] => [
  {
    id: 'download',
    label: 'Download',
    icon: DownloadIcon,
    onPress: () =>
      void workdriveArchive({ uuid: chosen.map(({ uuid }) => uuid) }).then(
        ({ data }) => download(data),
        showError,
      ),
    ...(chosen.length > 100 ? { disabledReason: 'You can download up to 100 items at once.' } : {}),
  },
  {
    id: 'move',
    label: 'Move to…',
    icon: MoveIcon,
    onPress: () => actions.ask('move', chosen),
    ...(chosen.some(({ prop_type }) => prop_type)
      ? { disabledReason: staysWithRecord }
      : actions.denied('e')),
  },
  {
    id: 'copy',
    label: 'Copy to…',
    icon: FolderPlusIcon,
    onPress: () => actions.ask('copy', chosen),
    ...actions.denied('c'),
  },
  {
    id: 'delete',
    label: 'Delete…',
    icon: Trash2Icon,
    tone: 'danger',
    onPress: () => actions.ask('trash', chosen),
    ...actions.denied('d'),
  },
];
