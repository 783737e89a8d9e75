import type { DriveFile } from '@plumbline/api';
import { useWorkdrivePreview, workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { showError } from '../data/error-message.ts';
import { download } from '../navigation/download.ts';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { FileSteps, FileSwipe } from '@plumbline/ui/FileSteps';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { DownloadIcon, MessageSquareIcon } from '@plumbline/ui/icons';
import { FileViewer } from './FileViewer.tsx';
import { isFolder } from './items.ts';
import { filesMessages } from './messages.ts';

/** Content of a drive file; the signed URL expires, so it is requested on each opening. */
function DriveFileContent({ uuid, name }: Pick<DriveFile, 'uuid' | 'name'>) {
  const { data, error, mutate } = useWorkdrivePreview(uuid, {
    swr: { revalidateOnFocus: false, dedupingInterval: 0 },
  });
  const preview = data?.data;
  if (isFatal(error, preview !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!preview) return <Skeleton label={name} shape="text" count={8} />;
  return <FileViewer kind={preview.kind} name={preview.name} url={preview.url} text={preview.text} />;
}

export interface PreviewProps {
  /** Shown file. */
  item: Pick<DriveFile, 'uuid' | 'name'>;
  /** Items of the list in its order; the preview steps through its files. */
  items?: readonly DriveFile[];
  /** Shows another file of the list. */
  onShow?: (item: DriveFile) => void;
  /** Closes the preview. */
  onClose: () => void;
  /** Opens the comments of the file. */
  onComments?: () => void;
}

/** Preview of a file, with the previous and next files of its list. */
export function Preview({ item, items = [], onShow, onClose, onComments }: PreviewProps) {
  const files = items.filter((each) => !isFolder(each));
  const index = files.findIndex(({ uuid }) => uuid === item.uuid);
  const steps =
    onShow && index >= 0 && files.length > 1
      ? {
          index,
          count: files.length,
          onStep: (next: number) => {
            const file = files[next];
            if (file) onShow(file);
          },
        }
      : undefined;
  const content = <DriveFileContent key={item.uuid} uuid={item.uuid} name={item.name} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.name}
      width={950}
      headActions={steps && <FileSteps {...steps} />}
      footer={
        <>
          {onComments && (
            <Button icon={MessageSquareIcon} onPress={onComments}>
              {filesMessages.comments}
            </Button>
          )}
          <Button
            icon={DownloadIcon}
            onPress={() =>
              void workdriveDownload({ objectId: item.uuid }).then(
                ({ data: address }) => download(address),
                showError,
              )
            }
          >
            {filesMessages.download}
          </Button>
        </>
      }
    >
      {steps ? <FileSwipe {...steps}>{content}</FileSwipe> : content}
    </Dialog>
  );
}
