import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { stepMatch, type Match } from './matches.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfThumbnails } from './PdfThumbnails.tsx';
import { PdfToolbar, zoomSteps, type PdfZoom } from './PdfToolbar.tsx';
import type { OpenPdf, PdfRotation, PdfSize } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import type { PdfViewerProps } from './PdfViewerProps.ts';
import { pdfViewerMessages } from './PdfViewer.messages.ts';
import { usePdfSearch } from './usePdf.ts';
import { usePdfPages } from './usePdfPages.ts';

const noMatches: readonly Match[] = [];

interface PdfDocumentProps extends PdfViewerProps {
  pdf: OpenPdf;
  first: PdfSize;
  onDownload: () => void;
}

/** Pages with their toolbar for rotation, zoom and search. */
export function PdfDocument({ pdf, first, name, onDownload, ...props }: PdfDocumentProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const searchField = useRef<HTMLInputElement>(null);
  const [page, setPage] = useControlled(props.page, 1, props.onPageChange);
  const [zoom, setZoom] = useControlled<PdfZoom>(props.zoom, 'width', props.onZoomChange);
  const [rotation, setRotation] = useState<PdfRotation>(0);
  const [hasThumbs, setThumbs] = useState(props.hasThumbnails ?? false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [query, setQuery] = useState('');
  const search = usePdfSearch(pdf, isSearchOpen ? query : '');
  const [match, setMatch] = useState(-1);

  const { scroller, setScroller, virtualizer, shown, scale, turned, boxOf, extent, goTo, follow, release } =
    usePdfPages({ pdf, first, zoom, rotation, wanted: props.page, page, setPage });
  const zoomStep = (by: 1 | -1) =>
    setZoom(
      (by > 0
        ? zoomSteps.find((step) => step > scale + 0.001)
        : zoomSteps.findLast((step) => step < scale - 0.001)) ?? scale,
    );
  const showMatch = (index: number) => {
    setMatch(index);
    const target = search.found[index];
    if (target && target.page !== page) goTo(target.page);
  };
  const { found } = search;
  const firstFound = found[0];
  useEffect(() => {
    setMatch(firstFound ? 0 : -1);
    if (firstFound) virtualizer.scrollToIndex(firstFound.page - 1, { align: 'start' });
  }, [firstFound, virtualizer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'f') {
      event.preventDefault();
      setSearchOpen(true);
      searchField.current?.focus();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === '+' || event.key === '=') zoomStep(1);
    else if (event.key === '-') zoomStep(-1);
    else if (event.key === 'r' || event.key === 'R') turn();
    else return;
    event.preventDefault();
  };
  const turn = () => setRotation((was) => ((was + 90) % 360) as PdfRotation);
  const now = found[match];
  return (
    <div className={styles.viewer} onKeyDown={onKeyDown}>
      <PdfToolbar
        name={name}
        page={page}
        count={pdf.count}
        onPageChange={goTo}
        zoom={zoom}
        onZoomChange={setZoom}
        onZoomStep={zoomStep}
        onRotate={turn}
        hasThumbnails={hasThumbs}
        onThumbnailsChange={setThumbs}
        isSearchOpen={isSearchOpen}
        onSearchOpenChange={(isOpen) => {
          setSearchOpen(isOpen);
          if (!isOpen) scroller.current?.focus({ preventScroll: true });
        }}
        query={query}
        onQueryChange={setQuery}
        search={search}
        match={match}
        onMatchStep={(by) => showMatch(stepMatch(match, found.length, by))}
        searchRef={searchField}
        onDownload={onDownload}
      />
      <div className={styles.middle}>
        {hasThumbs && (
          <PdfThumbnails pdf={pdf} page={page} rotation={rotation} sizeOf={turned} onPageChange={goTo} />
        )}
        <div
          ref={setScroller}
          role="region"
          aria-label={messages.pages(name)}
          tabIndex={0}
          className={styles.scroller}
          onScroll={follow}
          onWheel={release}
          onTouchMove={release}
          onPointerDown={release}
          onKeyDown={release}
        >
          <div className={styles.sizer} style={extent}>
            {shown.map(({ index, key, start }) => (
              <div key={key} className={styles.slot} style={{ transform: `translateY(${start}px)` }}>
                <PdfPage
                  pdf={pdf}
                  number={index + 1}
                  label={messages.page((index + 1).toLocaleString(locale))}
                  size={boxOf(index + 1)}
                  scale={scale}
                  rotation={rotation}
                  matches={search.byPage.get(index + 1) ?? noMatches}
                  current={now?.page === index + 1 ? now.index : -1}
                />
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
