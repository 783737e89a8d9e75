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
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Select } from '../../components/Select/Select.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { SearchState } from './usePdf.ts';
import * as styles from './PdfViewer.css.ts';
import { pdfViewerMessages } from './PdfViewer.messages.ts';

/** `width` and `page` follow the window; a number is the scale, 1 at 100%. */
export type PdfZoom = 'width' | 'page' | number;

/** Zoom levels of the buttons and the menu. */
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

/** Previous and next page buttons with a page number field. */
function PageTools({ page, count, onPageChange }: Pick<PdfToolbarProps, 'page' | 'count' | 'onPageChange'>) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const goTo = () => {
    const pageNumber = Number.parseInt(typed, 10);
    if (Number.isFinite(pageNumber)) onPageChange(Math.min(count, Math.max(1, pageNumber)));
    setTyped(String(page));
  };
  return (
    <span className={styles.group}>
      <IconButton
        icon={ChevronUpIcon}
        label={messages.previousPage}
        size="sm"
        isDisabled={page <= 1}
        onPress={() => onPageChange(page - 1)}
      />
      <span className={styles.pageField}>
        <TextField
          label={messages.pageField}
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
      <span className={styles.of}>{messages.of(count.toLocaleString(locale))}</span>
      <IconButton
        icon={ChevronDownIcon}
        label={messages.nextPage}
        size="sm"
        isDisabled={page >= count}
        onPress={() => onPageChange(page + 1)}
      />
    </span>
  );
}

/** Search field with steps through the matches. */
function SearchTools(props: PdfToolbarProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  return (
    <>
      <span className={styles.searchField}>
        <TextField
          ref={props.searchRef}
          label={messages.search}
          hideLabel
          size="sm"
          icon={SearchIcon}
          placeholder={messages.searchShort}
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
        label={messages.previousMatch}
        size="sm"
        onPress={() => props.onMatchStep(-1)}
      />
      <IconButton
        icon={ChevronDownIcon}
        label={messages.nextMatch}
        size="sm"
        onPress={() => props.onMatchStep(1)}
      />
      <IconButton
        icon={XIcon}
        label={messages.closeSearch}
        size="sm"
        onPress={() => props.onSearchOpenChange(false)}
      />
    </>
  );
}

/** Toolbar of the document: thumbnails, pages, zoom, rotation, search and download. */
export function PdfToolbar(props: PdfToolbarProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const { page, count, zoom } = props;
  const percent = (scale: number) => formatShare(scale, locale);
  const isStep = typeof zoom !== 'number' || zoomSteps.some((step) => step === zoom);
  return (
    <div role="group" aria-label={messages.tools} className={styles.bar}>
      <IconButton
        icon={PanelLeftIcon}
        label={messages.thumbnails}
        size="sm"
        isDirectional
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
          label={messages.zoomOut}
          shortcut="−"
          size="sm"
          onPress={() => props.onZoomStep(-1)}
        />
        <span className={styles.zoomField}>
          <Select
            label={messages.zoom}
            hideLabel
            size="sm"
            value={String(zoom)}
            onChange={(next) => props.onZoomChange(next === 'width' || next === 'page' ? next : Number(next))}
            options={[
              { id: 'width', label: messages.fitWidth },
              { id: 'page', label: messages.fitPage },
              ...(isStep ? [] : [{ id: String(zoom), label: percent(Number(zoom)) }]),
              ...zoomSteps.map((step) => ({ id: String(step), label: percent(step) })),
            ]}
          />
        </span>
        <IconButton
          icon={ZoomInIcon}
          label={messages.zoomIn}
          shortcut="+"
          size="sm"
          onPress={() => props.onZoomStep(1)}
        />
        <IconButton
          icon={RotateCwIcon}
          label={messages.rotate}
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
            label={messages.search}
            size="sm"
            onPress={() => props.onSearchOpenChange(true)}
          />
        )}
        <IconButton icon={DownloadIcon} label={messages.download} size="sm" onPress={props.onDownload} />
      </span>
    </div>
  );
}

function Found({ query, search, match }: PdfToolbarProps) {
  const messages = useMessages('pdfViewer', pdfViewerMessages);
  const { locale } = useLocale();
  const count = search.found.length;
  const resultText =
    query.trim() === ''
      ? ''
      : count > 0
        ? messages.matches((match + 1).toLocaleString(locale), count.toLocaleString(locale))
        : search.isSearching
          ? messages.searching
          : messages.noMatch;
  return (
    <span role="status" className={styles.of}>
      {resultText}
    </span>
  );
}
