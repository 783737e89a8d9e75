import { EmptyState } from '@plumbline/ui/EmptyState';
import { MediaView, PdfStage, TextView } from '@plumbline/ui/FileView';
import type { PdfViewerProps } from '@plumbline/ui/PdfViewer';
import { FileIcon } from '@plumbline/ui/icons';
import { pdfAssetsUrl } from '../app/pdf-assets.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { filesMessages } from './messages.ts';

const PdfViewer = lazyWithRetry(() => import('@plumbline/ui/PdfViewer').then((module) => module.PdfViewer));

export interface FileViewerProps {
  /** How the content is displayed; `none` if it has no preview. */
  kind: 'pdf' | 'image' | 'video' | 'audio' | 'text' | 'none';
  /** File name. */
  name: string;
  /** Address of the content. */
  url: string;
  /** Extracted text, for kind `text`. */
  text?: string | undefined;
  /** Bytes of a PDF whose address cannot be requested in parts. */
  data?: Uint8Array | undefined;
}

/** Content of a file as a document, picture, player or text. */
export function FileViewer({ kind, name, url, text, data }: FileViewerProps) {
  const source: PdfViewerProps['source'] = data ? { data } : { url };
  switch (kind) {
    case 'pdf':
      return (
        <PdfStage>
          <PdfViewer source={source} name={name} assetsUrl={pdfAssetsUrl} />
        </PdfStage>
      );
    case 'image':
    case 'video':
    case 'audio':
      return (
        <MediaView
          kind={kind}
          url={url}
          name={name}
          otherwise={
            <EmptyState icon={FileIcon} title={filesMessages.previewFailedTitle} level={3}>
              {filesMessages.previewFailed}
            </EmptyState>
          }
        />
      );
    default:
      return kind === 'text' && text ? (
        <TextView label={name} text={text} />
      ) : (
        <EmptyState icon={FileIcon} title={filesMessages.previewUnsupportedTitle} level={3}>
          {filesMessages.previewUnsupported}
        </EmptyState>
      );
  }
}
