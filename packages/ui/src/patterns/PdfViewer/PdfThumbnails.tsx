import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { OpenPdf, PdfRotation, PdfSize } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerMessages } from './PdfViewer.messages.ts';

interface PdfThumbnailsProps {
  pdf: OpenPdf;
  page: number;
  rotation: PdfRotation;
  sizeOf: (page: number) => PdfSize;
  onPageChange: (page: number) => void;
}

const width = 104;
const around = 36;

/** Thumbnails of all pages with a single tab stop; arrow keys move between pages. */
export function PdfThumbnails({ pdf, page, rotation, sizeOf, onPageChange }: PdfThumbnailsProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const scroller = useRef<HTMLElement>(null);
  const heightOf = (number: number) => {
    const size = sizeOf(number);
    return (width * size.height) / size.width;
  };
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => heightOf(at + 1) + around,
    overscan: 2,
  });
  useEffect(() => virtualizer.scrollToIndex(page - 1, { align: 'auto' }), [page, virtualizer]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: page + 1, ArrowUp: page - 1, Home: 1, End: pdf.count }[event.key];
    if (next === undefined || next < 1 || next > pdf.count) return;
    event.preventDefault();
    onPageChange(next);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-thumb="${next}"]`)?.focus({ preventScroll: true }),
    );
  };
  return (
    <nav ref={scroller} aria-label={messages.thumbnails} className={styles.thumbs} onKeyDown={onKeyDown}>
      <div className={styles.thumbList} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <button
            key={key}
            type="button"
            data-thumb={index + 1}
            tabIndex={index + 1 === page ? 0 : -1}
            aria-current={index + 1 === page ? 'page' : undefined}
            aria-label={messages.page((index + 1).toLocaleString(locale))}
            className={styles.thumb}
            style={{ transform: `translateY(${start}px)` }}
            onClick={() => onPageChange(index + 1)}
          >
            <Thumb pdf={pdf} number={index + 1} rotation={rotation} height={heightOf(index + 1)} />
            <span aria-hidden>{(index + 1).toLocaleString(locale)}</span>
          </button>
        ))}
      </div>
    </nav>
  );
}

interface ThumbProps {
  pdf: OpenPdf;
  number: number;
  rotation: PdfRotation;
  height: number;
}

function Thumb({ pdf, number, rotation, height }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel = () => undefined as void;
    let isStale = false;
    void pdf.sizeOf(number).then((size) => {
      if (isStale || !canvas.current) return;
      const across = rotation % 180 === 0 ? size.width : size.height;
      const drawing = pdf.draw(
        number,
        canvas.current,
        (width / across) * (window.devicePixelRatio || 1),
        rotation,
      );
      cancel = drawing.cancel;
      drawing.done.catch(() => undefined);
    });
    return () => {
      isStale = true;
      cancel();
    };
  }, [pdf, number, rotation]);
  return (
    <span className={styles.thumbPaper} style={{ width, height }}>
      {/* A canvas inherits the text direction, but the document has its own. */}
      <canvas ref={canvas} dir="ltr" className={styles.canvas} />
    </span>
  );
}
