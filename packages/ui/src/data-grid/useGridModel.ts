import { useCallback, useMemo, useState } from 'react';
import { useLocale } from '../locale.tsx';
import { measure } from '../tokens/measures.ts';
import { useLatest } from '../hooks.ts';
import { useMessages } from '../messages/useMessages.ts';
import {
  placeBands,
  placeColumns,
  trackOf,
  type FigureWidths,
  type PlacedBand,
  type PlacedColumn,
} from './columns.ts';
import type { DataTableProps } from './DataTable.props.ts';
import { dataTableMessages } from './DataTable.messages.ts';
import { scalarOf } from './format.ts';
import { buildLines, type Lines } from './rowModel.ts';
import { RankCache } from './rowOrder.ts';
import type { Column, TableSearch } from './types.ts';
import { defaultRowId, withValues } from './plainRows.ts';
import { useTableState, type TableState } from './useTableState.ts';

/** Narrower than this the table is a list of cards, where there are cards. */
export const cardsBelow = 600;

/** Features of the table, derived from its props. */
export interface GridTraits {
  isSheet: boolean;
  hasLines: boolean;
  /** True if the rows have two lines. */
  isTall: boolean;
  /** True if the text of the column pinned at the start wraps and takes the space of the row numbers: in narrow documents. */
  wrapsName: boolean;
  isTree: boolean;
  hasCheck: boolean;
  hasNumbers: boolean;
  hasActions: boolean;
  canArrange: boolean;
  canSort: boolean;
  canEdit: boolean;
  opensRows: boolean;
  selectsCells: boolean;
}

export interface GridLayout<Row> {
  places: readonly PlacedColumn<Row>[];
  bands: readonly PlacedBand[];
  /** Pixels of the checkbox or number column. */
  lead: number;
  /** Column of the first data cell, and the columns in all. */
  firstCol: number;
  colCount: number;
  /** True if an empty column takes the remaining width because every column was resized. */
  hasFiller: boolean;
  /** Least pixels of all data columns and the lead. */
  width: number;
  startWidth: number;
  endWidth: number;
  /** Rows of the heading: two with bands. */
  headRows: number;
  trackList: (live?: { id: string; width: number }) => string;
  placeAt: (col: number) => PlacedColumn<Row> | undefined;
}

export interface GridModel<Row extends object> {
  props: DataTableProps<Row>;
  state: TableState;
  traits: GridTraits;
  layout: GridLayout<Row>;
  /** Widens columns to at least these pixels. */
  growColumns: (widths: FigureWidths) => void;
  lines: Lines<Row>;
  messages: typeof dataTableMessages;
  locale: string;
  /** A count in the reader's numerals. */
  count: (value: number) => string;
  labelOf: (row: Row) => string;
  /** `getRowId` under one identity. */
  idOf: (row: Row) => string;
  isSortable: (column: Column<Row>) => boolean;
  /** Identity of the set of filtered rows; stable regardless of their order. */
  rowSet: object;
  /** Rows whose children could not be loaded. */
  failedIds: ReadonlySet<string>;
  setFailedIds: (change: (was: ReadonlySet<string>) => ReadonlySet<string>) => void;
}

function traitsOf<Row extends object>(
  props: DataTableProps<Row>,
  narrowWidth: number | undefined,
): GridTraits {
  const isSheet = (props.variant ?? 'list') !== 'list';
  const wrapsName = props.variant === 'document' && narrowWidth !== undefined;
  const hasBulk = props.actions?.some((action) => action.place !== 'row' && action.isPossible !== false);
  const hasCheck =
    props.selection !== undefined ||
    props.defaultSelection !== undefined ||
    props.onSelectionChange !== undefined ||
    hasBulk === true;
  return {
    isSheet,
    hasLines: props.variant === 'sheet',
    isTall: props.rowLines === 2 || wrapsName,
    wrapsName,
    isTree: props.getSubRows !== undefined,
    hasCheck,
    hasNumbers: props.showRowNumbers === true && !hasCheck && !wrapsName,
    hasActions:
      props.rowActions !== undefined ||
      props.actions?.some((action) => action.place !== 'bulk' && action.isPossible !== false) === true,
    canArrange:
      props.onColumnStateChange !== undefined ||
      props.columnState !== undefined ||
      props.defaultColumnState !== undefined ||
      props.preferences !== undefined ||
      props.defaultPreferences !== undefined ||
      props.onPreferencesChange !== undefined,
    canSort: props.onSortChange !== undefined || props.sortsRows === true || props.defaultSort !== undefined,
    canEdit: props.onCellEdit !== undefined || props.onCellsEdit !== undefined,
    opensRows: !isSheet && (props.rowHref !== undefined || props.onRowOpen !== undefined),
    selectsCells: props.selectsCells ?? isSheet,
  };
}

function useLayout<Row extends object>(
  props: DataTableProps<Row>,
  state: TableState,
  { hasCheck, hasNumbers, hasActions }: GridTraits,
  narrowWidth: number | undefined,
  figureWidths: FigureWidths,
): GridLayout<Row> {
  const { columns, frame = 'page' } = props;
  const { columnState } = state;
  const lead = hasCheck ? (frame === 'page' ? 52 : 38) : hasNumbers ? 36 : 0;
  return useMemo(() => {
    const places = placeColumns(columns, columnState, lead, narrowWidth, figureWidths);
    const bands = placeBands(places);
    const firstCol = lead > 0 ? 1 : 0;
    const hasFiller = hasActions && places.every((place) => place.isSized);
    const widthOf = (pin: 'start' | 'end'): number =>
      places.reduce((sum, place) => (place.pin === pin ? sum + place.width : sum), 0);
    return {
      places,
      bands,
      lead,
      firstCol,
      colCount: firstCol + places.length + (hasActions ? 1 : 0),
      hasFiller,
      width: places.reduce((sum, place) => sum + place.width, lead),
      startWidth: lead + widthOf('start'),
      endWidth: widthOf('end'),
      headRows: bands.length > 0 ? 2 : 1,
      trackList: (live) =>
        [
          ...(lead > 0 ? [`${lead}px`] : []),
          ...places.map((place) => (place.column.id === live?.id ? `${live.width}px` : trackOf(place))),
          ...(hasFiller ? ['minmax(0, 1fr)'] : []),
          ...(hasActions ? [measure.actionColumn] : []),
        ].join(' '),
      placeAt: (col) => places[col - firstCol],
    };
  }, [columns, columnState, lead, narrowWidth, figureWidths, hasActions]);
}

const noIds: ReadonlySet<string> = new Set<string>();
const noSort: readonly never[] = [];
const noWidths: FigureWidths = new Map();

/** The greater width of each column; `was` itself if none is greater. */
function grow(was: FigureWidths, widths: FigureWidths): FigureWidths {
  const greater = [...widths].filter(([id, width]) => width > (was.get(id) ?? 0));
  return greater.length > 0 ? new Map([...was, ...greater]) : was;
}

export function useGridModel<Row extends object>(
  tableProps: DataTableProps<Row>,
  narrowWidth: number | undefined,
): GridModel<Row> {
  const columns = useMemo(() => withValues(tableProps.columns), [tableProps.columns]);
  const props = columns === tableProps.columns ? tableProps : { ...tableProps, columns };
  const {
    rows,
    getRowId = defaultRowId,
    rowLabel,
    sortsRows,
    filter,
    search,
    getSubRows,
    hasSubRows,
  } = props;
  const { locale } = useLocale();
  const messages = useMessages('dataTable', dataTableMessages);
  const state = useTableState(props);
  const traits = traitsOf(props, narrowWidth);
  const [figureWidths, setFigureWidths] = useState(noWidths);
  const layout = useLayout(props, state, traits, narrowWidth, figureWidths);
  const [cache] = useState(() => new RankCache<Row>());
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(noIds);
  const idOf = useLatest(getRowId);
  const subRowsOf = useLatest((row: Row) => getSubRows?.(row));
  const hasSubRowsOf = useLatest((row: Row) => hasSubRows?.(row) ?? (getSubRows?.(row)?.length ?? 0) > 0);

  const text = typeof search === 'string' ? search : search?.text;
  const columnKey = typeof search === 'object' ? search.columnIds?.join('\u0000') : undefined;
  const filters = useMemo(
    () => ({
      search:
        text === undefined ? undefined : ({ text, columnIds: columnKey?.split('\u0000') } as TableSearch),
      filter,
    }),
    [text, columnKey, filter],
  );
  const rowSet = useMemo(() => ({ rows, filters }), [rows, filters]);
  const { sort, groupBy, expanded } = state;
  const isTree = traits.isTree;
  const isLazy = hasSubRows !== undefined;
  const total = props.isEndless ? props.rowCount : undefined;
  const lines = useMemo(
    () =>
      buildLines<Row>({
        rows,
        columns,
        getRowId: (row) => idOf(row),
        cache,
        locale,
        sort: sortsRows ? sort : noSort,
        filters,
        expanded,
        groupBy: isTree ? undefined : groupBy,
        getSubRows: isTree ? (row) => subRowsOf(row) : undefined,
        hasSubRows: isLazy ? (row) => hasSubRowsOf(row) : undefined,
        failedIds,
        total,
      }),
    [
      rows,
      columns,
      idOf,
      cache,
      locale,
      sortsRows,
      sort,
      filters,
      expanded,
      groupBy,
      isTree,
      subRowsOf,
      isLazy,
      hasSubRowsOf,
      failedIds,
      total,
    ],
  );
  const count = useMemo(() => {
    // Made for the first count that is shown, because making it takes milliseconds.
    let numbers: Intl.NumberFormat | undefined;
    return (value: number) => (numbers ??= new Intl.NumberFormat(locale)).format(value);
  }, [locale]);
  const labelOf = useLatest((row: Row): string => {
    if (rowLabel) return rowLabel(row);
    return String(scalarOf(columns[0]?.accessor?.(row)) ?? getRowId(row));
  });
  const { canSort } = traits;
  return {
    props,
    state,
    traits,
    layout,
    growColumns: useCallback((widths) => setFigureWidths((was) => grow(was, widths)), []),
    lines,
    messages,
    locale,
    count,
    labelOf,
    idOf,
    isSortable: (column) => canSort && column.sortable !== false && column.accessor !== undefined,
    rowSet,
    failedIds,
    setFailedIds,
  };
}
