import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Link as AriaLink } from 'react-aria-components';
import type { MenuEntry } from '../components/Menu/Menu.tsx';
import { cx } from '../cx.ts';
import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EyeOffIcon,
  PinIcon,
  PinOffIcon,
  XIcon,
} from 'lucide-react';
import { measure } from '../tokens/measures.ts';
import { useControlled, useDelayed, useLatest, useWidth } from '../hooks.ts';
import { parseDecimal } from '../components/Number/decimal.ts';
import { compareValues, isLink, isPerson, scalarOf } from './format.ts';
import { fromTsv, toTsv } from './clipboard.ts';
import { moveColumn, orderedIds, pinnedIds, placeBeside, placeColumns, trackOf } from './columns.ts';
import { DataRow, type RefusedCell, type RowContext } from './DataRow.tsx';
import * as styles from './DataTable.css.ts';
import type { EditorMove } from './CellEditor.tsx';
import { GridCheck } from './GridCheck.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { TableMenu, anchorOf, type MenuAnchor } from './TableMenu.tsx';
import type { Column, ColumnState, PastedCell, SortKey, TableSelection } from './types.ts';
import { placeOf, useGridCursor, type GridPlace } from './useGridCursor.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  expandedRowModel: createExpandedRowModel(),
});
type Features = typeof features;

/** Above this many rows only those in view are in the document. */
const virtualFrom = 100;
const cardsBelow = 600;
const skeletonDelay = 150;
const actionTrack = measure.actionColumn;
const none: readonly never[] = [];
const noIds: ReadonlySet<string> = new Set<string>();
const noState: ColumnState = {};

export interface DataTableProps<Row extends object> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  /** What a row is called ("Halvorsen Constructors"); default the value of the first column. */
  rowLabel?: (row: Row) => string;
  /** Makes a row a link: click, Enter, middle click and "open in new tab" work. */
  rowHref?: (row: Row) => string | undefined;
  onRowOpen?: (row: Row) => void;

  sort?: readonly SortKey[];
  defaultSort?: readonly SortKey[];
  onSortChange?: (sort: SortKey[]) => void;
  /** The table sorts its rows itself. Without it the rows come sorted, from the server. */
  sortsRows?: boolean;

  /** Any of the three gives the table its checkbox column. */
  selection?: TableSelection;
  defaultSelection?: TableSelection;
  onSelectionChange?: (selection: TableSelection) => void;
  isRowSelectable?: (row: Row) => boolean;
  /** Actions of one row: on the button at its end, by right click and by Shift+F10. */
  rowActions?: (row: Row) => readonly MenuEntry[];

  density?: 'comfortable' | 'compact';
  columnState?: ColumnState;
  defaultColumnState?: ColumnState;
  /** The user moved, sized, hid or pinned a column. Without it (and a default) the columns stay as they are. */
  onColumnStateChange?: (state: ColumnState) => void;

  /** `loading` draws rows in the shape of what comes; `refreshing` keeps the rows and takes their colour. */
  loadingState?: 'idle' | 'loading' | 'refreshing';
  skeletonRows?: number;
  /** In place of rows when there are none. */
  emptyState?: ReactNode;
  /** In place of the rows when they could not be had. */
  error?: ReactNode;

  /** Default true. */
  stickyHeader?: boolean;
  /** A row as a card, used where the table is narrower than 600 px; see `ListCard`. */
  cardView?: (row: Row) => ReactNode;
  /**
   * `sheet` has lines between the cells and a cell cursor, for what is worked out; `document` has the cursor alone,
   * for the lines of a quote or an order.
   */
  variant?: 'list' | 'sheet' | 'document';
  /** Two-line rows. */
  rowLines?: 1 | 2;
  /** `card` draws the table's own border and insets its first cell less than a page does. */
  frame?: 'page' | 'card';
  /** Takes the height of its parent and scrolls inside. */
  fills?: boolean;
  rowNumbers?: boolean;
  /** Rows of the whole list, where `rows` is one page of it. */
  rowCount?: number;
  /** Index of the first of `rows` in the whole list. */
  firstRow?: number;
  /** The row whose record is open beside the table. */
  currentRowId?: string;
  /** Called as the end of the rows comes near, to load more. */
  onNearEnd?: () => void;

  getSubRows?: (row: Row) => readonly Row[] | undefined;
  expanded?: ReadonlySet<string> | 'all';
  defaultExpanded?: ReadonlySet<string> | 'all';
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** Drawn as the heading of the rows below it. */
  isGroup?: (row: Row) => boolean;

  /**
   * A cell was edited. A returned promise keeps the new value on screen; a rejection marks the cell and shows the
   * error's message in it.
   */
  onCellEdit?: (row: Row, columnId: string, value: string) => void | Promise<void>;
  /** Enter in the last row, or Tab out of its last cell: adds a row, which then takes the cursor. */
  onAppend?: () => void;
  /** Cells pasted at once; without it each goes to `onCellEdit`. */
  onPaste?: (cells: PastedCell<Row>[]) => void;
}

const keyOf = (id: string, columnId: string): string => `${id}\u0000${columnId}`;

/**
 * The one table of the suite: a list of records, a sheet that is edited, a tree. It follows the keyboard of an ARIA
 * grid (arrows, Home, End, Page Up and Down with Ctrl for the ends, Enter opens or edits, Space selects, Shift
 * extends) and draws only the rows in view once there are more than a hundred.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  getRowId,
  rowLabel,
  rowHref,
  onRowOpen,
  sort: sortProp,
  defaultSort,
  onSortChange,
  sortsRows,
  selection: selectionProp,
  defaultSelection,
  onSelectionChange,
  isRowSelectable,
  rowActions,
  density,
  columnState: columnStateProp,
  defaultColumnState,
  onColumnStateChange,
  loadingState = 'idle',
  skeletonRows = 10,
  emptyState,
  error,
  stickyHeader = true,
  cardView,
  variant = 'list',
  rowLines = 1,
  frame = 'page',
  fills,
  rowNumbers = false,
  rowCount,
  firstRow = 0,
  currentRowId,
  onNearEnd,
  getSubRows,
  expanded: expandedProp,
  defaultExpanded,
  onExpandedChange,
  isGroup,
  onCellEdit,
  onAppend,
  onPaste,
}: DataTableProps<Row>) {
  const rootRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const scrollRef = useRef<HTMLDivElement>(null);
  const sentinelRef = useRef<HTMLSpanElement>(null);
  const groupSentinelRef = useRef<HTMLSpanElement>(null);
  const headRef = useRef<HTMLDivElement>(null);
  const goRef = useRef<HTMLAnchorElement>(null);
  const [goingTo, setGoingTo] = useState<string>();
  const [measureRoot, rootWidth] = useWidth();

  const [sort, setSort] = useControlled<readonly SortKey[]>(sortProp, defaultSort ?? none, (next) =>
    onSortChange?.([...next]),
  );
  const [selection, setSelection] = useControlled<TableSelection>(
    selectionProp,
    defaultSelection ?? noIds,
    onSelectionChange,
  );
  const [columnState, setColumnState] = useControlled<ColumnState>(
    columnStateProp,
    defaultColumnState ?? noState,
    onColumnStateChange,
  );
  const [expanded, setExpanded] = useControlled<ReadonlySet<string> | 'all'>(
    expandedProp,
    defaultExpanded ?? noIds,
    onExpandedChange,
  );
  const isSheet = variant !== 'list';
  const hasLines = variant === 'sheet';
  const isTree = getSubRows !== undefined;
  const hasCheck =
    selectionProp !== undefined || defaultSelection !== undefined || onSelectionChange !== undefined;
  const hasActions = rowActions !== undefined;
  const canArrange =
    onColumnStateChange !== undefined || columnStateProp !== undefined || defaultColumnState !== undefined;
  const canSort = onSortChange !== undefined || sortsRows === true || defaultSort !== undefined;
  const opensRows = !isSheet && (rowHref !== undefined || onRowOpen !== undefined);

  /* Columns and rows, by TanStack Table */

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<Features, Row> => ({
        id: column.id,
        accessorFn: (row: Row) => column.accessor?.(row),
        sortUndefined: 'last',
        enableHiding: column.hideable !== false,
        sortFn: (left, right) =>
          compareValues(
            column.type ?? 'text',
            column.accessor?.(left.original),
            column.accessor?.(right.original),
          ),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const pinnedStart = useMemo(() => pinnedIds(columns, columnState), [columns, columnState]);
  // One object for as long as nothing in it changes, or a hundred thousand rows would be sorted anew at every draw.
  const tableState = useMemo(
    () => ({
      columnOrder: orderedIds(columns, columnState),
      columnVisibility: Object.fromEntries(
        (columnState.hidden ?? [])
          .filter((id) => columns.find((column) => column.id === id)?.hideable !== false)
          .map((id) => [id, false]),
      ),
      columnPinning: { start: pinnedStart, end: [] },
      columnSizing: columnState.widths ?? {},
      sorting: sort.map(({ columnId, direction }) => ({ id: columnId, desc: direction === 'desc' })),
      expanded:
        expanded === 'all' ? (true as const) : Object.fromEntries([...expanded].map((id) => [id, true])),
    }),
    [columns, columnState, pinnedStart, sort, expanded],
  );
  const getSubRowsOf = useLatest((row: Row): Row[] => [...(getSubRows?.(row) ?? [])]);
  const getIdOf = useLatest((row: Row): string => getRowId(row));
  const table = useTable<Features, Row>({
    features,
    columns: definitions,
    data,
    getRowId: getIdOf,
    getSubRows: isTree ? getSubRowsOf : undefined,
    manualSorting: !sortsRows,
    state: tableState,
  });
  const drawnIds = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].map(
    (column) => column.id,
  );
  const drawnKey = drawnIds.join('\u0000');
  const model = table.getRowModel().rows;

  const hasNumbers = rowNumbers && !hasCheck;
  const lead = hasCheck ? (frame === 'page' ? 52 : 38) : hasNumbers ? 36 : 0;
  const pinnedCap =
    rootWidth !== undefined && rootWidth < cardsBelow
      ? Math.max(96, Math.round(rootWidth / 2 - lead))
      : Infinity;
  const places = useMemo(
    () =>
      placeColumns(columns, drawnKey === '' ? [] : drawnKey.split('\u0000'), columnState, lead, pinnedCap),
    [columns, drawnKey, columnState, lead, pinnedCap],
  );
  const firstCol = hasCheck || hasNumbers ? 1 : 0;
  const colCount = firstCol + places.length + (hasActions ? 1 : 0);
  const hasFiller = hasActions && places.every((place) => place.isSized);
  const trackList = useCallback(
    (live?: { id: string; width: number }) =>
      [
        ...(lead > 0 ? [`${lead}px`] : []),
        ...places.map((place) => (place.column.id === live?.id ? `${live.width}px` : trackOf(place))),
        ...(hasFiller ? ['minmax(0, 1fr)'] : []),
        ...(hasActions ? [actionTrack] : []),
      ].join(' '),
    [lead, places, hasFiller, hasActions],
  );
  const hasTotals = places.some((place) => place.column.footer !== undefined);
  const labelOf = useLatest((row: Row): string => {
    if (rowLabel) return rowLabel(row);
    const first = columns[0];
    return String(scalarOf(first?.accessor?.(row)) ?? getRowId(row));
  });

  /* Cursor, range, editing */

  const { place: cursor, moveTo, noteFocus } = useGridCursor(gridRef, model.length, colCount, firstCol);
  const [hasFocus, setHasFocus] = useState(false);
  const [anchor, setAnchor] = useState<GridPlace>();
  const [editing, setEditing] = useState<{ id: string; columnId: string; typed?: string }>();
  const [pending, setPending] = useState<ReadonlyMap<string, string>>(new Map());
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedCell>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const [menu, setMenu] = useState<
    | { kind: 'row'; row: Row; id: string; anchor: MenuAnchor }
    | { kind: 'column'; id: string; anchor: MenuAnchor }
  >();
  const [resizing, setResizing] = useState<string>();
  const [drag, setDrag] = useState<{ id: string; target?: string; after: boolean }>();

  const range = useMemo(() => {
    if (!anchor || anchor.row < 0 || cursor.row < 0) return undefined;
    return {
      top: Math.min(anchor.row, cursor.row),
      bottom: Math.max(anchor.row, cursor.row),
      from: Math.max(firstCol, Math.min(anchor.col, cursor.col)),
      to: Math.min(firstCol + places.length - 1, Math.max(anchor.col, cursor.col)),
    };
  }, [anchor, cursor.row, cursor.col, firstCol, places.length]);

  const editorOf = (row: Row | undefined, col: number) => {
    const column = places[col - firstCol]?.column;
    if (!row || !column?.editor || !onCellEdit) return undefined;
    return column.isEditable && !column.isEditable(row) ? undefined : column;
  };
  const isEditable = useLatest((row: Row, columnId: string): boolean => {
    const at = places.findIndex((place) => place.column.id === columnId);
    return editorOf(row, at + firstCol) !== undefined;
  });

  const applyEdit = useLatest((row: Row, columnId: string, value: string): void => {
    if (!onCellEdit) return;
    const id = getRowId(row);
    const key = keyOf(id, columnId);
    const column = columns.find((one) => one.id === columnId);
    setRefused((was) => without(was, key));
    const refuse = (reason: unknown) => {
      const message = reason instanceof Error ? reason.message : String(reason);
      setRefused((was) => new Map(was).set(key, { value, message }));
      setAnnouncement(`${column?.header ?? ''}: ${message}`);
    };
    try {
      const result = onCellEdit(row, columnId, value);
      if (result === undefined) return;
      setPending((was) => new Map(was).set(key, value));
      result.catch(refuse).finally(() => setPending((was) => without(was, key)));
    } catch (reason) {
      refuse(reason);
    }
  });

  const onCommit = useLatest(
    (row: Row, id: string, columnId: string, value: string, move: EditorMove): void => {
      setEditing(undefined);
      const column = columns.find((one) => one.id === columnId);
      const before = String(scalarOf(column?.accessor?.(row)) ?? '');
      const wasRefused = refused.has(keyOf(id, columnId));
      if (value !== before || wasRefused) applyEdit(row, columnId, value);
      if (move === 'stay') return;
      const next = placeAfterEdit(move);
      const isAtEnd =
        (move === 'down' || move === 'next') && next.row === cursor.row && next.col === cursor.col;
      if (isAtEnd && onAppend && cursor.row === model.length - 1) {
        appendsTo.current = move === 'down' ? cursor.col : -1;
        onAppend();
      }
      moveTo(next);
    },
  );
  /** Column that the cursor takes in the row that is being added; −1 for the first that can be edited. */
  const appendsTo = useRef<number>(undefined);
  const rowTotal = model.length;
  const toAppended = useLatest((row: number): void => {
    const wanted = appendsTo.current;
    if (wanted === undefined) return;
    appendsTo.current = undefined;
    const first = places.findIndex((_, index) => editorOf(model[row]?.original, index + firstCol));
    moveTo({ row, col: wanted >= 0 ? wanted : first + firstCol });
  });
  useEffect(() => toAppended(rowTotal - 1), [rowTotal, toAppended]);
  const placeAfterEdit = (move: EditorMove): GridPlace => {
    if (move === 'down') return { ...cursor, row: Math.min(cursor.row + 1, model.length - 1) };
    if (move === 'up') return { ...cursor, row: Math.max(cursor.row - 1, 0) };
    const step = move === 'next' ? 1 : -1;
    let { row, col } = cursor;
    for (let tries = model.length * places.length; tries > 0; tries--) {
      col += step;
      if (col >= firstCol + places.length) {
        col = firstCol;
        row += 1;
      } else if (col < firstCol) {
        col = firstCol + places.length - 1;
        row -= 1;
      }
      if (row < 0 || row >= model.length) return cursor;
      if (editorOf(model[row]?.original, col)) return { row, col };
    }
    return cursor;
  };
  const startEdit = (place: GridPlace, typed?: string): boolean => {
    const row = model[place.row];
    const column = editorOf(row?.original, place.col);
    if (!row || !column) return false;
    setAnchor(undefined);
    setEditing({ id: row.id, columnId: column.id, typed });
    return true;
  };

  /* Selection */

  const canSelect = useCallback((row: Row) => isRowSelectable?.(row) ?? true, [isRowSelectable]);
  const lastToggled = useRef<number>(undefined);
  const isSelected = (id: string): boolean => selection === 'all' || selection.has(id);
  const selectableIds = useMemo(
    () => (hasCheck ? model.filter((row) => canSelect(row.original)).map((row) => row.id) : []),
    [hasCheck, model, canSelect],
  );
  const selectedHere = useMemo(
    () => (selection === 'all' ? selectableIds.length : countIn(selectableIds, selection)),
    [selectableIds, selection],
  );
  const headCheck: boolean | 'mixed' =
    selectableIds.length > 0 && selectedHere === selectableIds.length
      ? true
      : selectedHere > 0
        ? 'mixed'
        : false;

  const select = (from: number, to: number, isOn: boolean) => {
    const next = new Set(selection === 'all' ? selectableIds : selection);
    for (let index = Math.min(from, to); index <= Math.max(from, to); index++) {
      const row = model[index];
      if (!row || !canSelect(row.original)) continue;
      if (isOn) next.add(row.id);
      else next.delete(row.id);
    }
    setSelection(next);
  };
  const toggleRow = (index: number, extend: boolean) => {
    const row = model[index];
    if (!row || !hasCheck || !canSelect(row.original)) return;
    const from = extend ? (lastToggled.current ?? index) : index;
    select(from, index, extend ? true : !isSelected(row.id));
    lastToggled.current = index;
  };
  const toggleAll = () => {
    const next = new Set(selection === 'all' ? noIds : selection);
    for (const id of selectableIds) {
      if (headCheck === true) next.delete(id);
      else next.add(id);
    }
    setSelection(next);
  };

  /* Columns */

  const order = orderedIds(columns, columnState);
  const setWidth = (id: string, width: number) =>
    setColumnState({ ...columnState, widths: { ...columnState.widths, [id]: width } });
  const onResize = (id: string, width: number, isFinal: boolean) => {
    if (isFinal) setWidth(id, width);
    else rootRef.current?.style.setProperty(cssName(styles.tracks), trackList({ id, width }));
  };
  const resizeBy = (id: string, by: number) => {
    const place = places.find((one) => one.column.id === id);
    const drawn = gridRef.current?.querySelector<HTMLElement>(`[data-head="${CSS.escape(id)}"]`)?.offsetWidth;
    if (!place) return;
    const width = Math.max(place.minWidth, (place.isSized ? place.width : (drawn ?? place.width)) + by);
    setWidth(id, width);
    setAnnouncement(`${place.column.header}, ${width} pixels wide`);
  };
  /** As wide as the widest cell in view. */
  const onAutoSize = (id: string) => {
    const cells = gridRef.current?.querySelectorAll<HTMLElement>(`[data-column="${CSS.escape(id)}"] > *`);
    const widest = Math.max(0, ...[...(cells ?? [])].map((cell) => cell.scrollWidth));
    const place = places.find((one) => one.column.id === id);
    if (place) setWidth(id, Math.max(place.minWidth, widest + 24));
  };
  const move = (id: string, step: -1 | 1) => {
    const pinnedIdsNow = places.filter((place) => place.isPinned).map((place) => place.column.id);
    const group = pinnedIdsNow.includes(id)
      ? pinnedIdsNow
      : drawnIds.filter((one) => !pinnedIdsNow.includes(one));
    setColumnState({ ...columnState, order: moveColumn(order, group, id, step) });
    const column = columns.find((one) => one.id === id);
    setAnnouncement(`${column?.header ?? ''} moved ${step < 0 ? 'left' : 'right'}`);
  };
  const toggleSort = (columnId: string, isMulti: boolean) => {
    const current = sort.find((one) => one.columnId === columnId);
    const next: SortKey | undefined = !current
      ? { columnId, direction: 'asc' }
      : current.direction === 'asc'
        ? { columnId, direction: 'desc' }
        : undefined;
    if (!isMulti) setSort(next ? [next] : []);
    else if (!current && next) setSort([...sort, next]);
    else setSort(sort.flatMap((one) => (one.columnId === columnId ? (next ? [next] : []) : [one])));
  };
  const isSortable = (column: Column<Row>): boolean =>
    canSort && column.sortable !== false && !!column.accessor;

  const columnMenu = (id: string): readonly MenuEntry[] => {
    const place = places.find((one) => one.column.id === id);
    if (!place) return none;
    const { column } = place;
    const current = sort.find((one) => one.columnId === id);
    const isFirst = places[0] === place;
    const sortItems: MenuEntry[] = isSortable(column)
      ? [
          {
            id: 'ascending',
            label: 'Sort ascending',
            icon: ArrowUpIcon,
            onAction: () => setSort([{ columnId: id, direction: 'asc' }]),
          },
          {
            id: 'descending',
            label: 'Sort descending',
            icon: ArrowDownIcon,
            onAction: () => setSort([{ columnId: id, direction: 'desc' }]),
          },
          ...(current
            ? [
                {
                  id: 'unsort',
                  label: 'Clear sort',
                  icon: XIcon,
                  onAction: () => setSort(sort.filter((one) => one.columnId !== id)),
                },
              ]
            : []),
        ]
      : [];
    if (!canArrange) return sortItems;
    return [
      ...sortItems,
      ...(sortItems.length > 0 ? ['separator' as const] : []),
      ...(isFirst
        ? []
        : [
            {
              id: 'left',
              label: 'Move left',
              icon: ArrowLeftIcon,
              shortcut: 'Ctrl ⇧ ←',
              onAction: () => move(id, -1),
            },
            {
              id: 'right',
              label: 'Move right',
              icon: ArrowRightIcon,
              shortcut: 'Ctrl ⇧ →',
              onAction: () => move(id, 1),
            },
            {
              id: 'pin',
              label: place.isPinned ? 'Unpin column' : 'Pin column',
              icon: place.isPinned ? PinOffIcon : PinIcon,
              onAction: () =>
                setColumnState({
                  ...columnState,
                  pinned: place.isPinned ? pinnedStart.filter((one) => one !== id) : [...pinnedStart, id],
                }),
            },
          ]),
      { id: 'narrower', label: 'Narrower', shortcut: '⇧ ←', onAction: () => resizeBy(id, -16) },
      { id: 'wider', label: 'Wider', shortcut: '⇧ →', onAction: () => resizeBy(id, 16) },
      { id: 'fit', label: 'Fit to content', onAction: () => onAutoSize(id) },
      ...(column.hideable === false || isFirst
        ? []
        : [
            'separator' as const,
            {
              id: 'hide',
              label: 'Hide column',
              icon: EyeOffIcon,
              onAction: () => setColumnState({ ...columnState, hidden: [...(columnState.hidden ?? []), id] }),
            },
          ]),
    ];
  };

  const onDragStart = (id: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    if ((event.target as Element).closest('[data-no-sort]')) return;
    const from = event.clientX;
    let target: { id: string; after: boolean } | undefined;
    let isDragging = false;
    const onMove = (next: globalThis.PointerEvent) => {
      if (!isDragging && Math.abs(next.clientX - from) < 6) return;
      isDragging = true;
      const head = document
        .elementFromPoint(next.clientX, (headRef.current?.getBoundingClientRect().top ?? 0) + 8)
        ?.closest<HTMLElement>('[data-head]');
      const box = head?.getBoundingClientRect();
      const headId = head?.dataset['head'];
      // The first column names the row, so nothing goes before it.
      const isFirst = headId === places[0]?.column.id;
      target =
        box && headId && headId !== id
          ? { id: headId, after: isFirst || next.clientX > box.left + box.width / 2 }
          : undefined;
      setDrag({ id, target: target?.id, after: target?.after ?? false });
    };
    const finish = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('keydown', onKey, true);
      setDrag(undefined);
    };
    const onUp = () => {
      finish();
      if (!isDragging) return;
      // The click that follows the drag is not a sort.
      window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
      if (target) setColumnState({ ...columnState, order: placeBeside(order, id, target.id, target.after) });
    };
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      target = undefined;
      finish();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('keydown', onKey, true);
  };

  /* Rows in view */

  const showsCards = cardView !== undefined && rootWidth !== undefined && rootWidth < cardsBelow;
  const [heights, setHeights] = useState({ row: 36, group: 36, head: 36 });
  useLayoutEffect(() => {
    const read = () =>
      setHeights((was) => {
        const next = {
          row: sentinelRef.current?.offsetHeight || was.row,
          group: groupSentinelRef.current?.offsetHeight || was.group,
          head: headRef.current?.offsetHeight || was.head,
        };
        return next.row === was.row && next.group === was.group && next.head === was.head ? was : next;
      });
    read();
    const observer = new ResizeObserver(read);
    for (const element of [sentinelRef.current, groupSentinelRef.current, headRef.current])
      if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [showsCards]);

  const isVirtual = model.length > virtualFrom;
  const cardHeight = 86;
  const virtualizer = useVirtualizer({
    count: isVirtual ? model.length : 0,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) => {
      if (showsCards) return cardHeight;
      const row = model[index];
      return row && isGroup?.(row.original) ? heights.group : heights.row;
    },
    getItemKey: (index) => model[index]?.id ?? index,
    overscan: 8,
    scrollMargin: showsCards ? 0 : heights.head,
    // The row that holds the cursor stays in the document, or scrolling away would drop the focus.
    rangeExtractor: (shown) => {
      const indexes = defaultRangeExtractor(shown);
      if (cursor.row < 0 || indexes.includes(cursor.row)) return indexes;
      return [...indexes, cursor.row].sort((a, b) => a - b);
    },
  });
  useEffect(() => {
    virtualizer.measure();
  }, [virtualizer, heights, showsCards]);

  const numbers = useMemo(() => {
    if (!hasNumbers) return undefined;
    let count = firstRow;
    return model.map((row) => (isGroup?.(row.original) ? undefined : ++count));
  }, [hasNumbers, model, isGroup, firstRow]);

  // A new order is read from its beginning.
  const sortSignature = sort.map(({ columnId, direction }) => `${columnId} ${direction}`).join();
  const drawnSort = useRef(sortSignature);
  useLayoutEffect(() => {
    if (drawnSort.current === sortSignature) return;
    drawnSort.current = sortSignature;
    scrollRef.current?.scrollTo({ top: 0 });
  }, [sortSignature]);

  const nearEnd = useLatest(() => onNearEnd?.());
  const hasNearEnd = onNearEnd !== undefined;
  useEffect(() => {
    const scroller = scrollRef.current;
    if (!scroller) return;
    const onScroll = () => {
      rootRef.current?.toggleAttribute('data-scrolled', Math.abs(scroller.scrollLeft) > 0);
      if (hasNearEnd && scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 480) nearEnd();
    };
    onScroll();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => scroller.removeEventListener('scroll', onScroll);
  }, [hasNearEnd, nearEnd, showsCards]);

  /* Events, caught by the grid for all its cells */

  const toggleExpanded = useLatest((id: string): void => {
    const next = new Set(
      expanded === 'all' ? model.filter((row) => row.subRows.length > 0).map((row) => row.id) : expanded,
    );
    if (next.has(id)) next.delete(id);
    else next.add(id);
    setExpanded(next);
  });
  /** Through the app's router: the one link of the table's own takes the address and is pressed. */
  const go = (href: string) => {
    flushSync(() => setGoingTo(href));
    goRef.current?.click();
  };
  const openRow = (index: number, newTab: boolean) => {
    const row = model[index];
    if (!row) return;
    const href = rowHref?.(row.original);
    if (href !== undefined && newTab) {
      window.open(href, '_blank', 'noopener');
      return;
    }
    if (onRowOpen) onRowOpen(row.original);
    else if (href !== undefined) go(href);
  };
  const openMenu = (place: GridPlace, anchorBox: MenuAnchor) => {
    if (place.row < 0) {
      const column = places[place.col - firstCol]?.column;
      if (column && columnMenu(column.id).length > 0)
        setMenu({ kind: 'column', id: column.id, anchor: anchorBox });
      return;
    }
    const row = model[place.row];
    if (row && rowActions) setMenu({ kind: 'row', row: row.original, id: row.id, anchor: anchorBox });
  };

  const onCancel = useLatest((): void => {
    setEditing(undefined);
    moveTo(cursor);
  });

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    const place = placeOf(target);
    if (!place) return;
    const isCheck = hasCheck && place.col === 0;
    if (place.row < 0) {
      if (isCheck) toggleAll();
      else if (!target.closest('[data-no-sort]')) {
        const column = places[place.col - firstCol]?.column;
        if (column && isSortable(column)) toggleSort(column.id, event.shiftKey);
      }
      return;
    }
    if (isCheck) {
      toggleRow(place.row, event.shiftKey);
      return;
    }
    const action = target.closest('[data-action]');
    if (action) {
      openMenu(place, anchorOf(action));
      return;
    }
    const link = target.closest('[data-grid-link]');
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link) {
      if (!isPlain) return;
      event.preventDefault();
      const href = link.getAttribute('href');
      if (link.getAttribute('data-grid-link') === 'row') openRow(place.row, false);
      else if (href !== null) go(href);
      return;
    }
    if (target.closest('a, button, input, select, label, [data-twist]')) return;
    if (!opensRows || getSelection()?.isCollapsed === false) return;
    if (hasActions && place.col === colCount - 1) return;
    openRow(place.row, event.metaKey || event.ctrlKey);
  };

  const pageStep = (): number =>
    Math.max(1, Math.floor(((scrollRef.current?.clientHeight ?? 400) - heights.head) / heights.row) - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    if (!place || event.defaultPrevented) return;
    if (target.matches('input, textarea, select, [contenteditable]')) return;
    const cellIsTarget = target.hasAttribute('data-col') || target.hasAttribute('data-check');
    const isCtrl = event.ctrlKey || event.metaKey;
    const rtl = getComputedStyle(target).direction === 'rtl';
    const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
    const backward = rtl ? 'ArrowRight' : 'ArrowLeft';
    const lastRow = model.length - 1;
    const lastCol = colCount - 1;
    const extends_ = event.shiftKey && isSheet;
    const row = model[place.row];

    const go = (next: GridPlace) => {
      event.preventDefault();
      const to = {
        row: Math.max(-1, Math.min(next.row, lastRow)),
        col: Math.max(0, Math.min(next.col, lastCol)),
      };
      if (extends_) {
        if (!anchor) setAnchor(place);
        moveTo({ row: Math.max(0, to.row), col: Math.max(firstCol, to.col) });
        return;
      }
      setAnchor(undefined);
      if (event.shiftKey && hasCheck && to.row >= 0 && place.row >= 0 && to.row !== place.row) {
        if (lastToggled.current === undefined) lastToggled.current = place.row;
        select(lastToggled.current, to.row, true);
      }
      moveTo(to);
    };

    if (place.row < 0 && canArrange && event.shiftKey && (event.key === forward || event.key === backward)) {
      const column = places[place.col - firstCol]?.column;
      if (!column) return;
      event.preventDefault();
      const step = event.key === forward ? 1 : -1;
      if (!isCtrl) resizeBy(column.id, step * 16);
      else if (places[0]?.column.id !== column.id) {
        move(column.id, step);
        const isFirstMovable = place.col + step <= firstCol;
        if (!isFirstMovable)
          moveTo({ row: -1, col: Math.min(place.col + step, firstCol + places.length - 1) });
      }
      return;
    }
    if (isTree && row && place.col === firstCol && !isCtrl && !event.shiftKey) {
      if (event.key === forward && row.subRows.length > 0 && !row.getIsExpanded()) {
        event.preventDefault();
        toggleExpanded(row.id);
        return;
      }
      if (event.key === backward) {
        if (row.subRows.length > 0 && row.getIsExpanded()) {
          event.preventDefault();
          toggleExpanded(row.id);
          return;
        }
        const parent = model.findIndex((other) => other.id === row.parentId);
        if (parent >= 0) {
          go({ row: parent, col: place.col });
          return;
        }
      }
    }

    switch (event.key) {
      case 'ArrowDown':
        if (event.altKey && place.row < 0) {
          event.preventDefault();
          openMenu(place, anchorOf(target));
          return;
        }
        go({ ...place, row: isCtrl ? lastRow : place.row + 1 });
        return;
      case 'ArrowUp':
        go({ ...place, row: isCtrl ? 0 : place.row - 1 });
        return;
      case forward:
        go({ ...place, col: isCtrl ? lastCol : place.col + 1 });
        return;
      case backward:
        go({ ...place, col: isCtrl ? 0 : place.col - 1 });
        return;
      case 'Home':
        go({ row: isCtrl ? 0 : place.row, col: 0 });
        return;
      case 'End':
        go({ row: isCtrl ? lastRow : place.row, col: lastCol });
        return;
      case 'PageDown':
        go({ ...place, row: place.row + pageStep() });
        return;
      case 'PageUp':
        go({ ...place, row: Math.max(0, place.row - pageStep()) });
        return;
      case 'F10':
      case 'ContextMenu':
        if (event.key === 'F10' && !event.shiftKey) return;
        event.preventDefault();
        openMenu(place, anchorOf(target));
        return;
      case 'Escape':
        if (anchor) setAnchor(undefined);
        else if (row && refused.size > 0) {
          const column = places[place.col - firstCol]?.column;
          if (column) setRefused((was) => without(was, keyOf(row.id, column.id)));
        }
        return;
    }
    if (!cellIsTarget) return;

    if (event.key === 'Enter' || event.key === 'F2') {
      event.preventDefault();
      if (place.row < 0) {
        if (hasCheck && place.col === 0) toggleAll();
        else {
          const column = places[place.col - firstCol]?.column;
          if (column && isSortable(column)) toggleSort(column.id, event.shiftKey);
        }
      } else if (hasCheck && place.col === 0) toggleRow(place.row, event.shiftKey);
      else if (hasActions && place.col === lastCol) openMenu(place, anchorOf(target));
      else if (startEdit(place)) return;
      else if (event.key === 'Enter') openCellOrRow(place, target, isCtrl);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      if (place.row < 0) {
        if (hasCheck && place.col === 0) toggleAll();
        else {
          const column = places[place.col - firstCol]?.column;
          if (column && isSortable(column)) toggleSort(column.id, event.shiftKey);
        }
      } else if (hasActions && place.col === lastCol) openMenu(place, anchorOf(target));
      else if (isTree && !hasCheck && row && row.subRows.length > 0) toggleExpanded(row.id);
      else toggleRow(place.row, event.shiftKey);
      return;
    }
    if (isCtrl && event.key.toLowerCase() === 'a' && (hasCheck || isSheet)) {
      event.preventDefault();
      if (hasCheck) {
        if (headCheck !== true) toggleAll();
      } else {
        setAnchor({ row: 0, col: firstCol });
        moveTo({ row: lastRow, col: firstCol + places.length - 1 });
      }
      return;
    }
    if ((event.key === 'Delete' || event.key === 'Backspace') && row) {
      const area = range ?? { top: place.row, bottom: place.row, from: place.col, to: place.col };
      for (let index = area.top; index <= area.bottom; index++) {
        for (let col = area.from; col <= area.to; col++) {
          const original = model[index]?.original;
          const column = editorOf(original, col);
          if (original && column && column.editor?.kind !== 'select') applyEdit(original, column.id, '');
        }
      }
      return;
    }
    if (event.key.length === 1 && !isCtrl && !event.altKey && startEdit(place, event.key))
      event.preventDefault();
  };

  /** Enter in a cell with a link of its own follows that link; elsewhere it opens the row. */
  const openCellOrRow = (place: GridPlace, target: HTMLElement, newTab: boolean) => {
    const row = model[place.row];
    const value = places[place.col - firstCol]?.column.accessor?.(row?.original as Row);
    if (row && value !== undefined && isLink(value) && !isPerson(value)) target.querySelector('a')?.click();
    else if (opensRows || onRowOpen) openRow(place.row, newTab);
    else if (isTree && row && row.subRows.length > 0) toggleExpanded(row.id);
  };

  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place) noteFocus(place);
    setHasFocus(true);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!isSheet || event.button !== 0) return;
    const place = placeOf(event.target);
    if (!place || place.row < 0 || (event.target as Element).closest('input, select, button, a')) return;
    if (event.shiftKey) {
      event.preventDefault();
      setAnchor((was) => was ?? cursor);
      moveTo(place);
      return;
    }
    setAnchor(undefined);
    const onMove = (next: globalThis.PointerEvent) => {
      const over = placeOf(document.elementFromPoint(next.clientX, next.clientY));
      if (!over || over.row < 0 || (over.row === place.row && over.col === place.col)) return;
      setAnchor(place);
      moveTo(over);
    };
    const onUp = () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
  };
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (!place || (event.target as Element).closest('input, select')) return;
    // The menu key fires this too; the key itself has opened the menu by then.
    const isOffered = place.row < 0 ? canArrange || canSort : hasActions;
    if (!isOffered) return;
    event.preventDefault();
    if (event.clientX === 0 && event.clientY === 0) return;
    openMenu(place, { x: event.clientX, y: event.clientY, width: 0, height: 0 });
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event.target);
    if (place && place.row >= 0 && !(event.target as Element).closest('input, select')) startEdit(place);
  };

  const textAt = (index: number, col: number): string => {
    const row = model[index];
    const column = places[col - firstCol]?.column;
    return row && column ? String(scalarOf(column.accessor?.(row.original)) ?? '') : '';
  };
  const onCopy = (event: ClipboardEvent<HTMLElement>) => {
    if ((event.target as Element).closest('input, select, textarea')) return;
    if (getSelection()?.isCollapsed === false) return;
    const cols = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step);
    const dataCols = cols(firstCol, firstCol + places.length - 1);
    let text: string[][];
    if (range)
      text = cols(range.top, range.bottom).map((index) =>
        cols(range.from, range.to).map((col) => textAt(index, col)),
      );
    else if (hasCheck && selectedHere > 0)
      text = model.flatMap((row, index) =>
        isSelected(row.id) ? [dataCols.map((col) => textAt(index, col))] : [],
      );
    else if (cursor.row >= 0 && cursor.col >= firstCol) text = [[textAt(cursor.row, cursor.col)]];
    else return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toTsv(text));
    setAnnouncement(text.length === 1 && text[0]?.length === 1 ? 'Copied' : `${text.length} rows copied`);
  };
  const onPasteText = (event: ClipboardEvent<HTMLElement>) => {
    if ((event.target as Element).closest('input, select, textarea')) return;
    if (!onCellEdit && !onPaste) return;
    const text = event.clipboardData.getData('text/plain');
    if (text === '' || cursor.row < 0) return;
    event.preventDefault();
    const source = fromTsv(text);
    const single = source.length === 1 && source[0]?.length === 1 ? source[0][0] : undefined;
    const top = range?.top ?? cursor.row;
    const from = range?.from ?? cursor.col;
    const height = single !== undefined && range ? range.bottom - range.top + 1 : source.length;
    const cells: PastedCell<Row>[] = [];
    for (let down = 0; down < height; down++) {
      const original = model[top + down]?.original;
      const line = source[single === undefined ? down : 0] ?? [];
      const width = single !== undefined && range ? range.to - range.from + 1 : line.length;
      for (let across = 0; across < width; across++) {
        const column = editorOf(original, from + across);
        const raw = single ?? line[across];
        if (!original || !column?.editor || raw === undefined) continue;
        cells.push({ row: original, columnId: column.id, value: pastedValue(column.editor, raw.trim()) });
      }
    }
    if (onPaste) onPaste(cells);
    else for (const cell of cells) applyEdit(cell.row, cell.columnId, cell.value);
    setAnnouncement(`${cells.length} ${cells.length === 1 ? 'cell' : 'cells'} pasted`);
  };

  /* Drawing */

  const context = useMemo<RowContext<Row>>(
    () => ({
      places,
      isSheet,
      hasLines,
      hasCheck,
      hasNumbers,
      hasActions,
      hasFiller,
      isTree,
      opensRows,
      rowHref,
      isEditable,
      onToggleExpanded: toggleExpanded,
      onCommit,
      onCancel,
      label: labelOf,
    }),
    [
      places,
      isSheet,
      hasLines,
      hasCheck,
      hasNumbers,
      hasActions,
      hasFiller,
      isTree,
      opensRows,
      rowHref,
      isEditable,
      toggleExpanded,
      onCommit,
      onCancel,
      labelOf,
    ],
  );

  const isLoading = loadingState === 'loading';
  const showsSkeleton = useDelayed(isLoading, skeletonDelay);
  const hasRows = !isLoading && !error && model.length > 0;
  const unsavedOf = byRow(pending);
  const refusedOf = byRow(refused);

  const renderRow = (index: number, top?: number) => {
    const row = model[index];
    if (!row) return null;
    const isInRange = range && index >= range.top && index <= range.bottom;
    return (
      <DataRow
        key={row.id}
        context={context}
        row={row.original}
        id={row.id}
        index={index}
        ariaIndex={firstRow + index + 2}
        top={top}
        number={numbers?.[index]}
        depth={row.depth}
        isGroup={isGroup?.(row.original) ?? false}
        isLast={index === model.length - 1 && (frame === 'card' || !fills) && !hasTotals}
        canExpand={row.subRows.length > 0}
        isExpanded={isTree && row.getIsExpanded()}
        isSelected={hasCheck && canSelect(row.original) ? isSelected(row.id) : undefined}
        isCurrent={row.id === currentRowId}
        isMenuOpen={menu?.kind === 'row' && menu.id === row.id}
        cursor={cursor.row === index ? cursor.col : -1}
        showsCursor={hasFocus}
        rangeFrom={isInRange ? range.from : -1}
        rangeTo={isInRange ? range.to : -1}
        editingId={editing?.id === row.id ? editing.columnId : undefined}
        typed={editing?.id === row.id ? editing.typed : undefined}
        pending={unsavedOf.get(row.id)}
        refused={refusedOf.get(row.id)}
      />
    );
  };

  const setRoot = useCallback(
    (node: HTMLDivElement | null) => {
      rootRef.current = node;
      measureRoot(node);
    },
    [measureRoot],
  );
  const rootStyle: CSSProperties = assignInlineVars({
    [styles.tracks]: trackList(),
    [styles.gridWidth]: `calc(${places.reduce((sum, place) => sum + place.width, lead)}px + ${hasActions ? actionTrack : '0px'})`,
  });
  const message = error ?? (!isLoading && model.length === 0 ? emptyState : undefined);
  const pinnedWidth = places.reduce((sum, place) => (place.isPinned ? sum + place.width : sum), lead);

  return (
    <div
      ref={setRoot}
      className={cx(
        styles.root,
        styles.sizing[rowLines === 2 ? 'tall' : variant],
        frame === 'card' && styles.framed,
        fills && styles.fills,
      )}
      style={rootStyle}
      data-density={density ?? (hasLines && rowLines === 1 ? 'compact' : undefined)}
    >
      <span ref={sentinelRef} className={styles.sentinel} aria-hidden />
      <span ref={groupSentinelRef} className={styles.sentinelGroup} aria-hidden />
      <div
        ref={scrollRef}
        className={cx(styles.scroller, isVirtual && !fills && styles.bounded)}
        style={{ scrollPaddingTop: heights.head, scrollPaddingInlineStart: pinnedWidth }}
      >
        {showsCards && hasRows ? (
          <ul
            aria-label={label}
            className={styles.cards}
            style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
          >
            {(isVirtual
              ? virtualizer.getVirtualItems()
              : model.map((_, index) => ({ index, start: undefined }))
            ).map(({ index, start }) => {
              const row = model[index];
              if (!row) return null;
              return (
                <li
                  key={row.id}
                  className={start === undefined ? undefined : styles.floating}
                  style={start === undefined ? undefined : { top: start }}
                  aria-setsize={rowCount ?? model.length}
                  aria-posinset={firstRow + index + 1}
                >
                  <AriaLink
                    className={styles.card}
                    href={onRowOpen ? undefined : rowHref?.(row.original)}
                    onPress={onRowOpen ? () => onRowOpen(row.original) : undefined}
                  >
                    {cardView(row.original)}
                  </AriaLink>
                </li>
              );
            })}
          </ul>
        ) : (
          <div
            ref={gridRef}
            role={isTree ? 'treegrid' : 'grid'}
            aria-label={label}
            aria-rowcount={(rowCount ?? model.length) + 1 + (hasTotals ? 1 : 0)}
            aria-colcount={colCount}
            aria-multiselectable={hasCheck || undefined}
            aria-busy={loadingState !== 'idle' || undefined}
            className={styles.grid}
            onClick={onClick}
            onKeyDown={onKeyDown}
            onFocus={onFocus}
            onBlur={onBlur}
            onPointerDown={onPointerDown}
            onContextMenu={onContextMenu}
            onDoubleClick={onDoubleClick}
            onCopy={onCopy}
            onPaste={onPasteText}
          >
            <div ref={headRef} role="rowgroup" className={cx(styles.head, stickyHeader && styles.stickyHead)}>
              <div
                role="row"
                aria-rowindex={1}
                data-row={-1}
                className={cx(styles.row, styles.headRow, frame === 'page' && !isSheet && styles.headRowTop)}
              >
                {hasCheck && (
                  <div
                    role="columnheader"
                    aria-colindex={1}
                    data-col={0}
                    tabIndex={cursor.row < 0 && cursor.col === 0 ? 0 : -1}
                    className={cx(styles.cell, styles.checkCell, styles.pinned)}
                  >
                    <GridCheck isSelected={headCheck} label="Select all rows" />
                  </div>
                )}
                {hasNumbers && (
                  <div
                    role="columnheader"
                    aria-colindex={1}
                    data-col={0}
                    tabIndex={cursor.row < 0 && cursor.col === 0 ? 0 : -1}
                    className={cx(styles.cell, styles.numberCell, styles.pinned, hasLines && styles.lined)}
                  >
                    <span className={styles.live}>Row</span>
                  </div>
                )}
                {places.map((place, index) => {
                  const { column } = place;
                  const key = sort.find((one) => one.columnId === column.id);
                  const isCursor = (cursor.row < 0 || model.length === 0) && cursor.col === index + firstCol;
                  return (
                    <HeaderCell
                      key={column.id}
                      place={place}
                      col={index + firstCol}
                      isCursor={isCursor}
                      isFirst={index === 0}
                      isEdge={index === 0 && lead === 0}
                      isAfterCheck={index === 0 && hasCheck}
                      isLined={hasLines}
                      canSort={isSortable(column)}
                      canArrange={canArrange}
                      direction={key?.direction}
                      rank={sort.length > 1 && key ? sort.indexOf(key) + 1 : undefined}
                      isMenuOpen={menu?.kind === 'column' && menu.id === column.id}
                      isDragged={drag?.id === column.id && drag.target !== undefined}
                      drop={drag?.target === column.id ? (drag.after ? 'after' : 'before') : undefined}
                      onMenu={(id, element) => setMenu({ kind: 'column', id, anchor: anchorOf(element) })}
                      onResize={(id, width, isFinal) => {
                        setResizing(isFinal ? undefined : id);
                        onResize(id, width, isFinal);
                      }}
                      onAutoSize={onAutoSize}
                      onDragStart={onDragStart}
                    />
                  );
                })}
                {hasFiller && <div role="presentation" className={styles.cell} />}
                {hasActions && (
                  <div
                    role="columnheader"
                    aria-colindex={colCount}
                    data-col={colCount - 1}
                    tabIndex={cursor.row < 0 && cursor.col === colCount - 1 ? 0 : -1}
                    className={cx(styles.cell, styles.actionCell)}
                  >
                    <span className={styles.live}>Actions</span>
                  </div>
                )}
              </div>
            </div>
            {hasRows && (
              <div
                role="rowgroup"
                className={cx(styles.body, loadingState === 'refreshing' && styles.busy)}
                data-resizing={resizing}
                style={isVirtual ? { height: virtualizer.getTotalSize() } : undefined}
              >
                {isVirtual
                  ? virtualizer
                      .getVirtualItems()
                      .map((item) => renderRow(item.index, item.start - heights.head))
                  : model.map((_, index) => renderRow(index))}
              </div>
            )}
            {showsSkeleton && (
              <div role="rowgroup" aria-hidden>
                {Array.from({ length: skeletonRows }, (_, index) => (
                  <div key={index} className={styles.row}>
                    {lead > 0 && (
                      <div className={cx(styles.cell, styles.checkCell)}>
                        {hasCheck && <span className={cx(styles.bone, styles.boneBox)} />}
                      </div>
                    )}
                    {places.map((place, at) => (
                      <div
                        key={place.column.id}
                        className={cx(
                          styles.cell,
                          styles.align[place.align],
                          at === 0 && hasCheck && styles.afterCheck,
                          at === 0 && lead === 0 && styles.edgeCell,
                        )}
                      >
                        <span
                          className={styles.bone}
                          style={{ width: `${45 + ((index * 7 + at * 13) % 5) * 9}%` }}
                        />
                      </div>
                    ))}
                  </div>
                ))}
              </div>
            )}
            {hasTotals && hasRows && (
              <div role="rowgroup" className={styles.foot}>
                <div
                  role="row"
                  aria-rowindex={(rowCount ?? model.length) + 2}
                  data-kind="totals"
                  data-last={frame === 'card' ? '' : undefined}
                  className={cx(styles.row, styles.totalsRow)}
                >
                  {hasCheck && (
                    <div role="gridcell" className={cx(styles.cell, styles.checkCell, styles.pinned)} />
                  )}
                  {hasNumbers && (
                    <div role="gridcell" className={cx(styles.cell, styles.numberCell, styles.pinned)} />
                  )}
                  {places.map((place, index) => (
                    <div
                      key={place.column.id}
                      role="gridcell"
                      className={cx(
                        styles.cell,
                        styles.align[place.align],
                        place.align === 'end' && styles.numeric,
                        place.isPinned && styles.pinned,
                        place.isLastPinned && styles.lastPinned,
                        index === 0 && hasCheck && styles.afterCheck,
                        index === 0 && lead === 0 && styles.edgeCell,
                      )}
                      style={place.isPinned ? { insetInlineStart: place.offset } : undefined}
                    >
                      <span className={styles.text}>{place.column.footer}</span>
                    </div>
                  ))}
                  {hasFiller && <div role="presentation" className={styles.cell} />}
                  {hasActions && <div role="gridcell" className={cx(styles.cell, styles.actionCell)} />}
                </div>
              </div>
            )}
          </div>
        )}
        {message !== undefined && <div className={styles.state}>{message}</div>}
      </div>
      <span className={styles.live} aria-live="polite">
        {announcement}
      </span>
      <span hidden>
        <AriaLink ref={goRef} href={goingTo ?? '#'}>
          {label}
        </AriaLink>
      </span>
      {menu && (
        <TableMenu
          label={
            menu.kind === 'row'
              ? `Actions for ${labelOf(menu.row)}`
              : `${columns.find((column) => column.id === menu.id)?.header ?? ''} column`
          }
          items={menu.kind === 'row' ? (rowActions?.(menu.row) ?? none) : columnMenu(menu.id)}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}

/** `--name` of a vanilla-extract variable, which is written `var(--name)`. */
const cssName = (variable: string): string => variable.replace(/^var\((--[\w-]+).*$/, '$1');

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  if (!map.has(key)) return map;
  const next = new Map(map);
  next.delete(key);
  return next;
}

/** Entries keyed by row and column, gathered by row. */
function byRow<Value>(cells: ReadonlyMap<string, Value>): Map<string, Record<string, Value>> {
  const rows = new Map<string, Record<string, Value>>();
  for (const [key, value] of cells) {
    const [id = '', columnId = ''] = key.split('\u0000');
    rows.set(id, { ...rows.get(id), [columnId]: value });
  }
  return rows;
}

function countIn(ids: readonly string[], selection: ReadonlySet<string>): number {
  let count = 0;
  for (const id of ids) if (selection.has(id)) count++;
  return count;
}

function pastedValue(editor: NonNullable<Column<never>['editor']>, text: string): string {
  if (editor.kind === 'decimal') return parseDecimal(text) ?? text;
  if (editor.kind === 'select') {
    const wanted = text.toLowerCase();
    return editor.options.find((option) => option.label.toLowerCase() === wanted)?.value ?? text;
  }
  return text;
}
