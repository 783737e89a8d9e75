import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from 'react';
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

/** Size of a page after rotation. */
const turnedSize = (size: PdfSize, rotation: PdfRotation): PdfSize =>
  rotation % 180 === 0 ? size : { width: size.height, height: size.width };

/** Thumbnails of all pages with a single tab stop; arrow keys move between pages. */
export function PdfThumbnails({ pdf, page, rotation, sizeOf, onPageChange }: PdfThumbnailsProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const scroller = useRef<HTMLElement>(null);
  /** Sizes of the pages whose thumbnails were visible, before rotation. */
  const [measured, setMeasured] = useState<ReadonlyMap<number, PdfSize>>(new Map());
  const heightOf = (number: number) => {
    const size = measured.get(number);
    const shown = size ? turnedSize(size, rotation) : sizeOf(number);
    return (width * shown.height) / shown.width;
  };
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => heightOf(at + 1) + around,
    overscan: 2,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, measured, rotation]);
  useEffect(() => virtualizer.scrollToIndex(page - 1, { align: 'auto' }), [page, virtualizer]);
  const onMeasure = useCallback(
    (number: number, size: PdfSize) =>
      setMeasured((was) => (was.has(number) ? was : new Map(was).set(number, size))),
    [],
  );
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
            <Thumb
              pdf={pdf}
              number={index + 1}
              rotation={rotation}
              height={heightOf(index + 1)}
              onMeasure={onMeasure}
            />
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
  /** Called with the size of the page before rotation. */
  onMeasure: (number: number, size: PdfSize) => void;
}

function Thumb({ pdf, number, rotation, height, onMeasure }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let cancel = () => undefined as void;
    let isStale = false;
    void pdf.sizeOf(number).then((size) => {
      if (isStale || !canvas.current) return;
      onMeasure(number, size);
      const across = turnedSize(size, rotation).width;
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
  }, [pdf, number, rotation, onMeasure]);
  return (
    <span className={styles.thumbPaper} style={{ width, height }}>
      {/* A canvas inherits the text direction, but the document has its own. */}
      <canvas ref={canvas} dir="ltr" className={styles.canvas} />
    </span>
  );
}
