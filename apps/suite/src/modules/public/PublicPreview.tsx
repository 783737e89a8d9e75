import { send, type PublicItem } from '@plumbline/api';
import { getPublicAccessDownloadFileUrl } from '@plumbline/api/hooks/share-links';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { FileViewer, type FileViewerProps } from '@plumbline/app-kit/files/FileViewer';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { FileSteps, FileSwipe } from '@plumbline/ui/FileSteps';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { DownloadIcon } from '@plumbline/ui/icons';
import { useEffect, useState } from 'react';
import { publicMessages } from './messages.ts';
import { publicPreviewKind } from './public-preview-kind.ts';

type Loaded = Pick<FileViewerProps, 'kind' | 'url' | 'text' | 'data'>;

/** Loads a file of a share link. Its address needs the headers of the link, which no image or player sends. */
async function loadItem(item: PublicItem, signal: AbortSignal): Promise<Loaded> {
  const kind = publicPreviewKind(item);
  const response = await send(getPublicAccessDownloadFileUrl({ id: item.id }), { signal });
  if (kind === 'text') return { kind, url: '', text: await response.text() };
  if (kind === 'pdf') return { kind, url: '', data: new Uint8Array(await response.arrayBuffer()) };
  return { kind, url: URL.createObjectURL(await response.blob()) };
}

/** Content of a file of a share link. */
export function PublicFileContent({ item }: { item: PublicItem }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const abort = new AbortController();
    let url = '';
    loadItem(item, abort.signal).then(
      (next) => {
        url = next.url;
        if (abort.signal.aborted) URL.revokeObjectURL(url);
        else setLoaded(next);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setProblem(errorText(error));
      },
    );
    return () => {
      abort.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [item]);
  if (problem)
    return (
      <Banner tone="bad" isUrgent>
        {problem}
      </Banner>
    );
  if (!loaded) return <Skeleton label={publicMessages.loadingName(item.name)} shape="text" count={8} />;
  return <FileViewer name={item.name} {...loaded} />;
}

/** Preview of one file of a share link, with the previous and next ones. */
export function PublicPreview({
  item,
  items,
  onShow,
  onClose,
  onDownload,
}: {
  item: PublicItem;
  /** Files of the link that have a preview. */
  items: readonly PublicItem[];
  /** Shows another file. */
  onShow: (item: PublicItem) => void;
  onClose: () => void;
  onDownload: (item: PublicItem) => void;
}) {
  const index = items.findIndex(({ id }) => id === item.id);
  const steps = {
    index,
    count: items.length,
    onStep: (next: number) => {
      const file = items[next];
      if (file) onShow(file);
    },
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={item.name}
      width={950}
      headActions={items.length > 1 && <FileSteps {...steps} />}
      footer={
        <Button icon={DownloadIcon} onPress={() => onDownload(item)}>
          {publicMessages.download}
        </Button>
      }
    >
      <FileSwipe {...steps}>
        <PublicFileContent key={item.id} item={item} />
      </FileSwipe>
    </Dialog>
  );
}
