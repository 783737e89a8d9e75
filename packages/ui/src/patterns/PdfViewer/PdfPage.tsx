import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import type { Match } from './matches.ts';
import type { LaidText, OpenPdf, PdfRotation, PdfSize } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerMessages } from './PdfViewer.messages.ts';

interface PdfPageProps {
  pdf: OpenPdf;
  number: number;
  label: string;
  /** Size of the rotated page in CSS pixels. */
  size: PdfSize;
  scale: number;
  rotation: PdfRotation;
  matches: readonly Match[];
  /** Index of the current match; −1 for none on this page. */
  current: number;
}

/** Pixel density of the canvas: that of the screen, limited by the maximum canvas size of phones. */
const densityFor = (size: PdfSize): number =>
  Math.min(window.devicePixelRatio || 1, Math.sqrt(16_000_000 / Math.max(1, size.width * size.height)));

/** Page as a picture with a text layer for selection and search. */
export function PdfPage({ pdf, number, label, size, scale, rotation, matches, current }: PdfPageProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const [textLayout, setTextLayout] = useState<LaidText>();
  const [isFailed, setFailed] = useState(false);
  const { width, height } = size;

  useEffect(() => {
    if (!canvas.current) return;
    const drawing = pdf.draw(number, canvas.current, scale * densityFor({ width, height }), rotation);
    drawing.done.then(
      () => setFailed(false),
      () => setFailed(true),
    );
    return () => drawing.cancel();
  }, [pdf, number, scale, rotation, width, height]);

  useEffect(() => {
    const into = layer.current;
    if (!into) return;
    let isStale = false;
    // Built detached and inserted at once, so that two runs do not mix their text.
    const apart = document.createElement('div');
    into.replaceChildren();
    setTextLayout(undefined);
    pdf.layText(number, apart, scale, rotation).then(
      (text) => {
        if (isStale) return;
        for (const { name, value } of apart.attributes)
          if (name.startsWith('data-')) into.setAttribute(name, value);
        into.style.width = apart.style.width;
        into.style.height = apart.style.height;
        into.replaceChildren(...apart.childNodes);
        setTextLayout(text);
      },
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [pdf, number, scale, rotation]);

  useLayoutEffect(() => {
    if (!textLayout) return;
    const { elements, items } = textLayout;
    for (const [at, element] of elements.entries()) element.textContent = items[at] ?? '';
    const pieces = new Map<number, { start: number; end: number; isCurrent: boolean }[]>();
    for (const [index, match] of matches.entries())
      for (const { item, start, end } of match)
        pieces.set(item, [...(pieces.get(item) ?? []), { start, end, isCurrent: index === current }]);
    for (const [item, parts] of pieces) {
      const element = elements[item];
      const itemText = items[item] ?? '';
      if (!element) continue;
      let from = 0;
      const nodes: (string | Node)[] = [];
      for (const { start, end, isCurrent } of parts) {
        const mark = document.createElement('mark');
        mark.className = styles.found;
        mark.textContent = itemText.slice(start, end);
        if (isCurrent) mark.dataset['current'] = '';
        nodes.push(itemText.slice(from, start), mark);
        from = end;
      }
      element.replaceChildren(...nodes, itemText.slice(from));
    }
    layer.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [textLayout, matches, current]);

  return (
    <div
      role="group"
      aria-label={label}
      data-page={number}
      className={styles.page}
      style={{ width, height, ['--total-scale-factor' as string]: scale }}
    >
      {/* A canvas inherits the text direction, but the document has its own. */}
      <canvas ref={canvas} dir="ltr" className={styles.canvas} aria-hidden />
      <div ref={layer} className={styles.text} />
      {isFailed && (
        <div role="alert" className={styles.pageNote}>
          {messages.pageFailed}
        </div>
      )}
    </div>
  );
}
