import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Form } from '../../components/Form/Form.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import { useControlled, useWidth } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../words/useWords.ts';
import { stepMatch, type Match } from './matches.ts';
import { PdfPage } from './PdfPage.tsx';
import { PdfThumbnails } from './PdfThumbnails.tsx';
import { PdfToolbar, zoomSteps, type PdfZoom } from './PdfToolbar.tsx';
import type { OpenPdf, PdfRotation, PdfSize, PdfSource } from './pdfTypes.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerWords } from './PdfViewer.words.ts';
import { usePdf, usePdfSearch } from './usePdf.ts';

export type { PdfSource } from './pdfTypes.ts';
export type { PdfZoom } from './PdfToolbar.tsx';

export interface PdfViewerProps {
  source: PdfSource;
  /** Of the file, with its ending. */
  name: string;
  /** Where `pdf.worker.min.mjs` of pdfjs-dist is served; beside the bundle where not given. */
  workerUrl?: string;
  /** Where the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist are served. */
  assetsUrl?: string;
  /** From 1. */
  page?: number;
  onPageChange?: (page: number) => void;
  zoom?: PdfZoom;
  onZoomChange?: (zoom: PdfZoom) => void;
  /** Page thumbnails at the start, at first. */
  hasThumbnails?: boolean;
}

const gap = 16;
const noMatches: readonly Match[] = [];

function save(name: string, href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** A document to read: any number of pages, of which only those in sight are drawn; its words can be found and copied. */
export function PdfViewer(props: PdfViewerProps) {
  const { source, name, workerUrl, assetsUrl } = props;
  const words = useWords('pdfViewer', pdfViewerWords);
  const [attempt, setAttempt] = useState(0);
  const [password, setPassword] = useState<string>();
  const [typed, setTyped] = useState('');
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
        <Document {...props} pdf={pdf} first={first} onDownload={download} />
      ) : failure === 'password' || failure === 'wrongPassword' ? (
        <div className={styles.state}>
          <div className={styles.card}>
            <Form
              label={words.passwordTitle}
              onSubmit={() => {
                setPassword(typed);
                setAttempt((was) => was + 1);
              }}
            >
              <Stack gap={16}>
                <Heading level={2} size="section">
                  {words.passwordTitle}
                </Heading>
                <PasswordField
                  label={words.password}
                  value={typed}
                  onChange={setTyped}
                  errorMessage={failure === 'wrongPassword' ? words.passwordWrong : undefined}
                  autoComplete="off"
                  autoFocus
                />
                <Button type="submit" variant="primary">
                  {words.open}
                </Button>
              </Stack>
            </Form>
          </div>
        </div>
      ) : failure ? (
        <div className={styles.state}>
          <Stack gap={16} align="center">
            <ErrorState
              title={failure === 'missing' ? words.missing : words.broken}
              onRetry={failure === 'missing' ? () => setAttempt((was) => was + 1) : undefined}
            >
              {failure === 'missing' ? words.missingHint : words.brokenHint}
            </ErrorState>
            {failure === 'broken' && <Button onPress={download}>{words.download}</Button>}
          </Stack>
        </div>
      ) : (
        <div className={styles.state}>
          <div className={styles.card}>
            <Skeleton label={words.loading(name)} count={8} />
          </div>
        </div>
      )}
    </div>
  );
}

interface DocumentProps extends PdfViewerProps {
  pdf: OpenPdf;
  first: PdfSize;
  onDownload: () => void;
}

function Document({ pdf, first, name, onDownload, ...props }: DocumentProps) {
  const words = useWords('pdfViewer', pdfViewerWords);
  const { locale } = useLocale();
  const scroller = useRef<HTMLDivElement | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [setMeasured, roomWidth = 0] = useWidth();
  const [sizes, setSizes] = useState<ReadonlyMap<number, PdfSize>>(new Map([[1, first]]));
  const [page, setPage] = useControlled(props.page, 1, props.onPageChange);
  const [zoom, setZoom] = useControlled<PdfZoom>(props.zoom, 'width', props.onZoomChange);
  const [rotation, setRotation] = useState<PdfRotation>(0);
  const [hasThumbs, setThumbs] = useState(props.hasThumbnails ?? false);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const [query, setQuery] = useState('');
  const search = usePdfSearch(pdf, isSearchOpen ? query : '');
  const [match, setMatch] = useState(-1);

  const turned = (number: number): PdfSize => {
    const size = sizes.get(number) ?? first;
    return rotation % 180 === 0 ? size : { width: size.height, height: size.width };
  };
  const lead = turned(1);
  const roomHeight = scroller.current?.clientHeight ?? 0;
  const fit = roomWidth === 0 ? 1 : Math.max(0.1, (roomWidth - 2 * gap) / lead.width);
  const scale =
    typeof zoom === 'number'
      ? zoom
      : zoom === 'width'
        ? Math.min(fit, 2)
        : Math.min(fit, Math.max(0.1, (roomHeight - 2 * gap) / lead.height));
  const boxOf = (number: number): PdfSize => {
    const { width, height } = turned(number);
    return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
  };
  const virtualizer = useVirtualizer({
    count: pdf.count,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => boxOf(at + 1).height,
    gap,
    paddingStart: gap,
    paddingEnd: gap,
    overscan: 1,
  });
  const shown = virtualizer.getVirtualItems();

  // Pages of another size are measured as they come into sight.
  const numbers = shown.map(({ index }) => index + 1).join(' ');
  useEffect(() => {
    let isStale = false;
    for (const number of numbers.split(' ').map(Number)) {
      if (number < 1 || sizes.has(number)) continue;
      void pdf.sizeOf(number).then((size) => {
        if (!isStale) setSizes((was) => new Map(was).set(number, size));
      });
    }
    return () => {
      isStale = true;
    };
  }, [pdf, numbers, sizes]);
  /** The page that was gone to: it stays the current one, and at the top, until the reader scrolls. */
  const held = useRef<number>(undefined);
  useEffect(() => {
    virtualizer.measure();
    if (held.current !== undefined) virtualizer.scrollToIndex(held.current - 1, { align: 'start' });
  }, [virtualizer, scale, rotation, sizes]);
  const release = () => {
    held.current = undefined;
  };

  const asked = useRef(1);
  const goTo = (next: number) => {
    const target = Math.min(pdf.count, Math.max(1, next));
    held.current = target;
    asked.current = target;
    virtualizer.scrollToIndex(target - 1, { align: 'start' });
    setPage(target);
  };
  // What the caller asks for is shown; what the reader scrolls to is reported.
  useEffect(() => {
    if (props.page === undefined || props.page === asked.current) return;
    asked.current = props.page;
    held.current = props.page;
    virtualizer.scrollToIndex(props.page - 1, { align: 'start' });
  }, [props.page, virtualizer]);
  const follow = () => {
    if (held.current !== undefined) return;
    const top = (scroller.current?.scrollTop ?? 0) + (scroller.current?.clientHeight ?? 0) / 3;
    const seen = virtualizer.getVirtualItems().findLast(({ start }) => start <= top);
    if (!seen || seen.index + 1 === page) return;
    asked.current = seen.index + 1;
    setPage(seen.index + 1);
  };
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
          ref={(node) => {
            scroller.current = node;
            setMeasured(node);
          }}
          role="region"
          aria-label={words.pages(name)}
          tabIndex={0}
          className={styles.scroller}
          onScroll={follow}
          onWheel={release}
          onTouchMove={release}
          onPointerDown={release}
          onKeyDown={release}
        >
          <div
            className={styles.sizer}
            style={{ height: virtualizer.getTotalSize(), width: boxOf(page).width + 2 * gap }}
          >
            {shown.map(({ index, key, start }) => (
              <div key={key} className={styles.slot} style={{ transform: `translateY(${start}px)` }}>
                <PdfPage
                  pdf={pdf}
                  number={index + 1}
                  label={words.page((index + 1).toLocaleString(locale))}
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
