import type { ListSelection } from '@plumbline/ui/ListLayout';
import type { DriveFile } from '@plumbline/api';
import { workdriveCreateArchive } from '@plumbline/api/hooks/workdrive';
import { showError } from '@plumbline/app-kit';
import { recordFileReason } from '@plumbline/app-kit/files/items';
import type { useFiles } from '@plumbline/app-kit/files/use-files';
import { download } from '@plumbline/app-kit/navigation/download';
import { DownloadIcon, FolderPlusIcon, MoveIcon, Trash2Icon } from '@plumbline/ui/icons';
import { workdriveMessages } from './messages.ts';

/** Bulk actions of the chosen files and folders. */
export const driveActions = (
  chosen: readonly DriveFile[],
  actions: ReturnType<typeof useFiles>['actions'],
): ListSelection['actions'] => [
  {
    id: 'download',
    label: workdriveMessages.download,
    icon: DownloadIcon,
    onPress: () =>
      void workdriveCreateArchive({ uuid: chosen.map(({ uuid }) => uuid) }).then(
        ({ data }) => download(data),
        showError,
      ),
    ...(chosen.length > 100 ? { disabledReason: workdriveMessages.downloadLimitReason } : {}),
  },
  {
    id: 'move',
    label: workdriveMessages.moveToMenu,
    icon: MoveIcon,
    onPress: () => actions.ask('move', chosen),
    ...(chosen.some(({ prop_type }) => prop_type)
      ? { disabledReason: recordFileReason }
      : actions.denied('e')),
  },
  {
    id: 'copy',
    label: workdriveMessages.copyToMenu,
    icon: FolderPlusIcon,
    onPress: () => actions.ask('copy', chosen),
    ...actions.denied('c'),
  },
  {
    id: 'delete',
    label: workdriveMessages.deleteMenu,
    icon: Trash2Icon,
    tone: 'danger',
    onPress: () => actions.ask('trash', chosen),
    ...actions.denied('d'),
  },
];
