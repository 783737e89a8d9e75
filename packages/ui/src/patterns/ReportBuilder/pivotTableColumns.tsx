import type { KeyboardEvent, ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { cx } from '../../cx.ts';
import { decimalPattern } from '../../data-grid/format.ts';
import type { Column } from '../../data-grid/types.ts';
import type { pivotTableMessages } from './PivotTable.messages.ts';
import { formatGroup, formatGroups, formatPivotValue, measureLabel } from './formatPivot.ts';
import type { Pivot, PivotCell, PivotColumn, PivotMeasure, PivotRow } from './pivotTypes.ts';
import * as styles from './PivotTable.css.ts';

/** Id of the column with the row groups. */
export const groupColumnId = 'group';
/** Id of the only row of a pivot without row groups. */
export const totalRowId = 'total';

export interface PivotColumnsContext {
  pivot: Pivot;
  locale: string;
  words: typeof pivotTableMessages;
  hasTotalColumn: boolean;
  hasTotalRow: boolean;
  totalLabel: string;
  /** True for rows that show no figures. */
  isBlank: (row: PivotRow) => boolean;
  /** Opens the records of a cell in the total row. */
  onTotalOpen: ((column: PivotColumn, cell: PivotCell) => void) | undefined;
  onTotalKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** True if figures open their records. */
  opensCells: boolean;
}

const hasChildren = ({ children }: PivotRow): boolean => (children?.length ?? 0) > 0;

/** Name of a row with its code, as it is announced. */
export function pivotRowName(
  row: PivotRow,
  { pivot, locale, words, totalLabel }: PivotColumnsContext,
): string {
  if (row.id === totalRowId) return totalLabel;
  const depth = row.path.length - 1;
  const name = formatGroup(row.path[depth]?.key ?? null, pivot.rowHeads[depth], words, locale);
  return row.code === undefined ? name : `${row.code} ${name}`;
}

interface FigureProps {
  cell: PivotCell | undefined;
  measure: PivotMeasure;
  isStrong: boolean;
  context: PivotColumnsContext;
}

/** Localized figure; a dash where there are no records or values. */
function Figure({ cell, measure, isStrong, context: { locale, words, opensCells } }: FigureProps): ReactNode {
  const value = cell?.value ?? null;
  const isZero = value !== null && decimalPattern.test(value) && !/[1-9]/.test(value);
  return (
    <span
      className={cx(
        styles.figure,
        isStrong && styles.strong,
        (value === null || isZero) && styles.quiet,
        opensCells && cell && styles.opens,
      )}
      title={
        opensCells && cell ? words.openRecords(cell.count, cell.count.toLocaleString(locale)) : undefined
      }
    >
      {value === null ? '–' : formatPivotValue(value, measure, locale)}
    </span>
  );
}

/** Ids of the values that are shown for each column group. */
const groupedValues = ({ columns }: Pivot): Set<string> =>
  new Set(columns.flatMap(({ kind, valueId }) => (kind === 'total' ? [] : [valueId])));

/** Heading of a column and of the band above it. */
export function columnTitle(
  column: PivotColumn,
  { pivot, words, locale }: PivotColumnsContext,
): { header: string; band?: string } {
  const measure = pivot.measures.find(({ id }) => id === column.valueId);
  const value = measure ? measureLabel(measure, words) : '';
  const perGroup = groupedValues(pivot);
  if (column.kind === 'total') {
    if (pivot.columnHeads.length === 0 || pivot.measures.length > perGroup.size) return { header: value };
    return perGroup.size > 1 ? { header: value, band: words.total } : { header: words.total };
  }
  const names = formatGroups(column.path, column.codes, pivot.columnHeads, words, locale);
  if (perGroup.size > 1) {
    const band = names.join(', ');
    return { header: value, band: column.kind === 'subtotal' ? words.totalOf(band) : band };
  }
  if (column.kind === 'subtotal') return { header: words.total, band: names.join(', ') };
  const outer = names.slice(0, -1).join(', ');
  return { header: names.at(-1) ?? '', ...(outer === '' ? {} : { band: outer }) };
}

/** Longest text of each column in one pass over the rows, because formatting every cell takes too long. */
function longestValues(pivot: Pivot): Map<string, string> {
  const longest = new Map<string, string>();
  const read = (cells: PivotRow['cells']) => {
    for (const id in cells) {
      const value = cells[id]?.value ?? '';
      if (value.length > (longest.get(id)?.length ?? 0)) longest.set(id, value);
    }
  };
  const walk = (rows: readonly PivotRow[]) => {
    for (const { cells, children } of rows) {
      read(cells);
      if (children) walk(children);
    }
  };
  read(pivot.total);
  walk(pivot.rows);
  return longest;
}

/** Pixels per character of a bold figure and of a heading, and the space around them. */
const [figureWidth, headWidth, around] = [8.4, 7, 36];

/** Columns of the table: the pinned groups, then figures with their totals; the accessors give what is copied. */
export function pivotColumns(context: PivotColumnsContext): Column<PivotRow>[] {
  const { pivot, locale, words, isBlank, onTotalOpen } = context;
  const longest = longestValues(pivot);
  const perGroup = groupedValues(pivot);
  const measures = new Map(pivot.measures.map((measure) => [measure.id, measure]));
  const heads = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(
    pivot.rowHeads.map(({ label }) => label),
  );
  const hasTotals = context.hasTotalRow && pivot.rowHeads.length > 0;
  const columns = pivot.columns.filter(
    ({ kind }) => kind !== 'total' || context.hasTotalColumn || pivot.columnHeads.length === 0,
  );
  return [
    {
      id: groupColumnId,
      header: heads || words.rows,
      width: 260,
      minWidth: 132,
      pinned: true,
      sortable: pivot.rowHeads.length > 0,
      accessor: (row) => pivotRowName(row, context),
      cell: (row) => <GroupName row={row} context={context} />,
      ...(hasTotals ? { footer: <span className={styles.strong}>{context.totalLabel}</span> } : {}),
    },
    ...columns.flatMap((column): Column<PivotRow>[] => {
      const measure = measures.get(column.valueId);
      if (!measure) return [];
      const { header, band } = columnTitle(column, context);
      const text = formatPivotValue(longest.get(column.id) ?? '', measure, locale);
      // A value that is shown in its total only needs no emphasis.
      const isTotal = column.kind !== 'group' && perGroup.has(column.valueId);
      const total = pivot.total[column.id];
      const totalFigure = <Figure cell={total} measure={measure} isStrong context={context} />;
      return [
        {
          id: column.id,
          header,
          ...(band === undefined ? {} : { band }),
          type: 'number',
          align: 'end',
          width: Math.round(
            Math.max(
              96,
              text.length * figureWidth + around,
              Math.min(208, header.length * headWidth + around),
            ),
          ),
          accessor: (row) => (isBlank(row) ? undefined : (row.cells[column.id]?.value ?? undefined)),
          cell: (row) =>
            isBlank(row) ? null : (
              <Figure cell={row.cells[column.id]} measure={measure} isStrong={isTotal} context={context} />
            ),
          ...(hasTotals
            ? {
                footer:
                  onTotalOpen && total ? (
                    <BareButton
                      className={styles.total}
                      excludeFromTabOrder={column.id !== columns[0]?.id}
                      aria-label={words.totalCell(
                        band === undefined ? header : `${band}, ${header}`,
                        total.value === null ? '–' : formatPivotValue(total.value, measure, locale),
                      )}
                      onPress={() => onTotalOpen(column, total)}
                      onKeyDown={context.onTotalKeyDown}
                    >
                      {totalFigure}
                    </BareButton>
                  ) : (
                    totalFigure
                  ),
              }
            : {}),
        },
      ];
    }),
  ];
}

/** Code and name of a group; a group of groups is bold. */
function GroupName({ row, context }: { row: PivotRow; context: PivotColumnsContext }) {
  const depth = row.path.length - 1;
  const isTotal = row.id === totalRowId;
  const key = row.path[depth]?.key ?? null;
  const name = isTotal
    ? context.totalLabel
    : formatGroup(key, context.pivot.rowHeads[depth], context.words, context.locale);
  return (
    <span className={styles.name}>
      {row.code !== undefined && (
        <span className={styles.code} dir="ltr">
          {row.code}
        </span>
      )}
      <span
        className={cx(
          styles.text,
          (isTotal || hasChildren(row)) && styles.strong,
          key === null && !isTotal && styles.quiet,
        )}
        title={name}
      >
        {name}
      </span>
    </span>
  );
}
