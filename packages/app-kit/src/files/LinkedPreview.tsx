import type { DriveFile } from '@plumbline/api';
import { useWorkdriveReadItem } from '@plumbline/api/hooks/workdrive';
import { Dialog } from '@plumbline/ui/Dialog';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import { filesMessages } from './messages.ts';
import { Preview, type PreviewProps } from './Preview.tsx';

/** Preview of the file that a link names. A file that is not in the shown list is loaded. */
export function LinkedPreview({
  uuid,
  items = [],
  ...rest
}: Omit<PreviewProps, 'item'> & {
  /** Id of the file. */
  uuid: string;
}) {
  const listed = items.find((each) => each.uuid === uuid);
  if (listed) return <Preview item={listed} items={items} {...rest} />;
  return <LoadedPreview uuid={uuid} {...rest} />;
}

function LoadedPreview({ uuid, onClose, ...rest }: Omit<PreviewProps, 'item' | 'items'> & { uuid: string }) {
  const { data, error, mutate } = useWorkdriveReadItem(uuid);
  const item: DriveFile | undefined = data?.data;
  if (item) return <Preview item={item} onClose={onClose} {...rest} />;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={filesMessages.preview} width={950}>
      {isFatal(error, false) ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton label={filesMessages.preview} shape="text" count={8} />
      )}
    </Dialog>
  );
}
