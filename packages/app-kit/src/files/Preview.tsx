import type { DriveFile } from '@plumbline/api';
import { useWorkdrivePreview, workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { showError } from '../data/error-message.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { pdfAssetsUrl } from '../app/pdf-assets.ts';
import { download } from '../navigation/download.ts';
import { isFatal } from '../data/load-errors.ts';
import { Failed } from '../data/load-states.tsx';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { MediaView, PdfStage, TextView } from '@plumbline/ui/FileView';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { DownloadIcon, FileIcon, MessageSquareIcon } from '@plumbline/ui/icons';
import { filesMessages } from './messages.ts';

const PdfViewer = lazyWithRetry(() => import('@plumbline/ui/PdfViewer').then((module) => module.PdfViewer));

/** Preview of a file. */
export function Preview({
  item,
  onClose,
  onComments,
}: {
  item: DriveFile;
  onClose: () => void;
  /** Opens the comments of the file. */
  onComments?: () => void;
}) {
  // The signed URL expires, so it is requested on each opening.
  const { data, error, mutate } = useWorkdrivePreview(item.uuid, {
    swr: { revalidateOnFocus: false, dedupingInterval: 0 },
  });
  const preview = data?.data;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.name}
      width={950}
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
      {isFatal(error, preview !== undefined) ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !preview ? (
        <Skeleton label={item.name} shape="text" count={8} />
      ) : preview.kind === 'pdf' ? (
        <PdfStage>
          <PdfViewer source={{ url: preview.url }} name={preview.name} assetsUrl={pdfAssetsUrl} />
        </PdfStage>
      ) : preview.kind === 'text' && preview.text ? (
        <TextView label={preview.name} text={preview.text} />
      ) : preview.kind === 'image' || preview.kind === 'video' || preview.kind === 'audio' ? (
        <MediaView
          kind={preview.kind}
          url={preview.url}
          name={preview.name}
          otherwise={
            <EmptyState icon={FileIcon} title={filesMessages.previewFailedTitle} level={3}>
              {filesMessages.previewFailed}
            </EmptyState>
          }
        />
      ) : (
        <EmptyState icon={FileIcon} title={filesMessages.previewUnsupportedTitle} level={3}>
          {filesMessages.previewUnsupported}
        </EmptyState>
      )}
    </Dialog>
  );
}
