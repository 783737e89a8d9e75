import {
  ChevronDownIcon,
  ChevronUpIcon,
  DownloadIcon,
  PanelLeftIcon,
  RotateCwIcon,
  SearchIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from 'lucide-react';
import { useEffect, useState, type Ref } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { SearchState } from './usePdf.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerWords } from './PdfViewer.messages.ts';

/** `width` and `page` follow the window; a number is the scale, 1 at 100 %. */
export type PdfZoom = 'width' | 'page' | number;

/** The steps of the zoom. */
export const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

interface PdfToolbarProps {
  name: string;
  page: number;
  count: number;
  onPageChange: (page: number) => void;
  zoom: PdfZoom;
  onZoomChange: (zoom: PdfZoom) => void;
  onZoomStep: (by: 1 | -1) => void;
  onRotate: () => void;
  hasThumbnails: boolean;
  onThumbnailsChange: (isShown: boolean) => void;
  isSearchOpen: boolean;
  onSearchOpenChange: (isOpen: boolean) => void;
  query: string;
  onQueryChange: (query: string) => void;
  search: SearchState;
  match: number;
  onMatchStep: (by: 1 | -1) => void;
  searchRef: Ref<HTMLInputElement>;
  onDownload: () => void;
}

/** Steps through the pages, and a field for a page number. */
function PageTools({ page, count, onPageChange }: Pick<PdfToolbarProps, 'page' | 'count' | 'onPageChange'>) {
  const words = useMessages('pdfViewer', pdfViewerWords);
  const { locale } = useLocale();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const goTo = () => {
    const wanted = Number.parseInt(typed, 10);
    if (Number.isFinite(wanted)) onPageChange(Math.min(count, Math.max(1, wanted)));
    setTyped(String(page));
  };
  return (
    <span className={styles.group}>
      <IconButton
        icon={ChevronUpIcon}
        label={words.previousPage}
        size="sm"
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      <span className={styles.pageField}>
        <TextField
          label={words.pageField}
          hideLabel
          size="sm"
          align="end"
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
          onBlur={goTo}
          onKeyDown={(event) => {
            if (event.key === 'Enter') goTo();
          }}
        />
      </span>
      <span className={styles.of}>{words.of(count.toLocaleString(locale))}</span>
      <IconButton
        icon={ChevronDownIcon}
        label={words.nextPage}
        size="sm"
        isDisabled={page >= count}
        onPress={() => onPageChange(page + 1)}
      />
    </span>
  );
}

/** Search field with steps through the matches. */
function SearchTools(props: PdfToolbarProps) {
  const words = useMessages('pdfViewer', pdfViewerWords);
  return (
    <>
      <span className={styles.searchField}>
        <TextField
          ref={props.searchRef}
          label={words.search}
          hideLabel
          size="sm"
          icon={SearchIcon}
          placeholder={words.searchShort}
          value={props.query}
          onChange={props.onQueryChange}
          autoFocus
          suffix={<Found {...props} />}
          onKeyDown={(event) => {
            if (event.key === 'Enter') props.onMatchStep(event.shiftKey ? -1 : 1);
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              props.onSearchOpenChange(false);
            }
          }}
        />
      </span>
      <IconButton
        icon={ChevronUpIcon}
        label={words.previousMatch}
        size="sm"
        onPress={() => props.onMatchStep(-1)}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={words.nextMatch}
        size="sm"
        onPress={() => props.onMatchStep(1)}
      />
      <IconButton
        icon={XIcon}
        label={words.closeSearch}
        size="sm"
        onPress={() => props.onSearchOpenChange(false)}
      />
    </>
  );
}

/** What can be done with the document. */
export function PdfToolbar(props: PdfToolbarProps) {
  const words = useMessages('pdfViewer', pdfViewerWords);
  const { locale } = useLocale();
  const { page, count, zoom } = props;
  const percent = (scale: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(scale);
  const isStep = typeof zoom !== 'number' || zoomSteps.some((step) => step === zoom);
  return (
    <div role="group" aria-label={words.tools} className={styles.bar}>
      <IconButton
        icon={PanelLeftIcon}
        label={words.thumbnails}
        size="sm"
        directional
        isSelected={props.hasThumbnails}
        onPress={() => props.onThumbnailsChange(!props.hasThumbnails)}
      />
      <span className={styles.name}>
        <Text truncate="middle">{props.name}</Text>
      </span>
      <PageTools page={page} count={count} onPageChange={props.onPageChange} />
      <span className={styles.group}>
        <IconButton
          icon={ZoomOutIcon}
          label={words.zoomOut}
          shortcut="−"
          size="sm"
          onPress={() => props.onZoomStep(-1)}
        />
        <span className={styles.zoomField}>
          <Select
            label={words.zoom}
            hideLabel
            size="sm"
            value={String(zoom)}
            onChange={(next) => props.onZoomChange(next === 'width' || next === 'page' ? next : Number(next))}
            options={[
              { id: 'width', label: words.fitWidth },
              { id: 'page', label: words.fitPage },
              ...(isStep ? [] : [{ id: String(zoom), label: percent(Number(zoom)) }]),
              ...zoomSteps.map((step) => ({ id: String(step), label: percent(step) })),
            ]}
          />
        </span>
        <IconButton
          icon={ZoomInIcon}
          label={words.zoomIn}
          shortcut="+"
          size="sm"
          onPress={() => props.onZoomStep(1)}
        />
        <IconButton
          icon={RotateCwIcon}
          label={words.rotate}
          shortcut="R"
          size="sm"
          onPress={props.onRotate}
        />
      </span>
      <span className={styles.group}>
        {props.isSearchOpen ? (
          <SearchTools {...props} />
        ) : (
          <IconButton
            icon={SearchIcon}
            label={words.search}
            size="sm"
            onPress={() => props.onSearchOpenChange(true)}
          />
        )}
        <IconButton icon={DownloadIcon} label={words.download} size="sm" onPress={props.onDownload} />
      </span>
    </div>
  );
}

function Found({ query, search, match }: PdfToolbarProps) {
  const words = useMessages('pdfViewer', pdfViewerWords);
  const { locale } = useLocale();
  const count = search.found.length;
  const said =
    query.trim() === ''
      ? ''
      : count > 0
        ? words.matches((match + 1).toLocaleString(locale), count.toLocaleString(locale))
        : search.isSearching
          ? words.searching
          : words.noMatch;
  return (
    <span role="status" className={styles.of}>
      {said}
    </span>
  );
}
