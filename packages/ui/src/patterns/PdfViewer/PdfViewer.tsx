import { useState } from 'react';
import { PdfDocument } from './PdfDocument.tsx';
import { PdfOpening } from './PdfOpening.tsx';
import * as styles from './PdfViewer.css.ts';
import { usePdf } from './usePdf.ts';
import type { PdfViewerProps } from './PdfViewerProps.ts';

export type { PdfViewerProps } from './PdfViewerProps.ts';

export type { PdfSource } from './pdfTypes.ts';
export type { PdfZoom } from './PdfToolbar.tsx';

function save(name: string, href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/**
 * Virtualized PDF viewer with selectable, searchable text.
 *
 * @example
 * <PdfViewer name="Floor plans.pdf" source={{ url: '/files/floor-plans.pdf' }} />
 */
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
