import { useState } from 'react';
import { PdfDocument } from './PdfDocument.tsx';
import { PdfOpening } from './PdfOpening.tsx';
import type { PdfZoom } from './PdfToolbar.tsx';
import type { PdfSource } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import { usePdf } from './usePdf.ts';

export type { PdfSource } from './pdfTypes.ts';
export type { PdfZoom } from './PdfToolbar.tsx';

export interface PdfViewerProps {
  /** Address or bytes of the document. */
  source: PdfSource;
  /** File name with extension. */
  name: string;
  /** Address of `pdf.worker.min.mjs`; by default beside the bundle. */
  workerUrl?: string;
  /** Where the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist are served. */
  assetsUrl?: string;
  /** From 1. */
  page?: number;
  /** Called with the new page, counted from 1. */
  onPageChange?: (page: number) => void;
  /** Controlled zoom. */
  zoom?: PdfZoom;
  /** Called with the new zoom. */
  onZoomChange?: (zoom: PdfZoom) => void;
  /** Page thumbnails at the start, at first. */
  hasThumbnails?: boolean;
}

function save(name: string, href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Virtualized PDF viewer with selectable, searchable text. */
export function PdfViewer(props: PdfViewerProps) {
  const { source, name, workerUrl, assetsUrl } = props;
  const [attempt, setAttempt] = useState(0);
  const [password, setPassword] = useState<string>();
  const { pdf, failure, first } = usePdf({ source, workerUrl, assetsUrl, password, attempt });
  const download = () => {
    if ('url' in source) {
      save(name, source.url);
      return;
    }
    const href = URL.createObjectURL(new Blob([source.data.slice()], { type: 'application/pdf' }));
    save(name, href);
    setTimeout(() => URL.revokeObjectURL(href));
  };
  return (
    <div className={styles.viewer}>
      {pdf && first ? (
        <PdfDocument {...props} pdf={pdf} first={first} onDownload={download} />
      ) : (
        <PdfOpening
          name={name}
          failure={failure}
          onPassword={(typed) => {
            setPassword(typed);
            setAttempt((was) => was + 1);
          }}
          onRetry={() => setAttempt((was) => was + 1)}
          onDownload={download}
        />
      )}
    </div>
  );
}
