import type { Estimate as EstimateData, EstimateColumn } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import { ConditionCell } from '@plumbline/ui/ConditionCell';
import { NameCell, FigureCell, LinksCell, UnitCell } from '@plumbline/ui/WorksheetCells';
import { formatAmount, formatPercent } from '@plumbline/ui/format';
import {
  columnId,
  columnValue,
  figureColumns,
  figureOf,
  isByHand,
  isOverridable,
  shownColumn,
  shownHours,
  shownOf,
  usedHours,
  valueOf,
  isSource,
  type FigureColumn,
  type SheetRow,
} from './estimate-rows.ts';
import { pageLinks } from './line-derivation.ts';
import { unitOf } from './row-unit.ts';
import { countText } from '@plumbline/app-kit/format/count-text';
import { estimatesMessages } from './messages.ts';

const widths: Readonly<Record<FigureColumn, number>> = {
  quantity: 72,
  unit_price: 82,
  material: 88,
  hours: 66,
  difficulty: 70,
  overtime_percentage: 76,
  double_overtime_percentage: 84,
  nightshift_percentage: 80,
  labor: 86,
  equipment: 86,
  other: 82,
  unit_cost: 74,
  cost: 92,
  markup: 66,
  sell: 92,
};
/** Column width in pixels for its sum, the longest value: 8 per character plus padding. */
const roomFor = (sum = '') => sum.length * 8 + 20;
const isHeading = (row: SheetRow) => row.kind === 'group' || row.kind === 'section';
const isStrong = (row: SheetRow, column: FigureColumn) => isHeading(row) && column === 'sell';

const own = [
  'unit_price',
  'material',
  'hours',
  'labor',
  'equipment',
  'other',
  'unit_cost',
  'cost',
  'markup',
  'sell',
] as const;
/** Columns that stay in view while the others scroll. */
const pinnedFigures: ReadonlySet<FigureColumn> = new Set(['cost', 'markup', 'sell']);
/** Columns that are left out while all lines have a figure of 0 in them. */
const foldedFigures: readonly FigureColumn[] = ['material', 'hours', 'labor', 'equipment', 'other'];

const isUsed = ({ groups }: EstimateData, id: FigureColumn): boolean =>
  !foldedFigures.includes(id) ||
  groups.some((group) =>
    group.lines.some((line) => Number(valueOf({ kind: 'line', id: '', group, line }, id)) !== 0),
  );
/** True if a template column has a value in any line, can be entered, or has a problem to show. */
const hasValues = (
  { groups }: EstimateData,
  { field_id, is_editable, field_type }: EstimateColumn,
): boolean =>
  is_editable ||
  groups.some(({ lines }) =>
    lines.some(({ columns, column_problems }) => {
      const value = columns?.[field_id];
      return (
        column_problems?.[field_id] !== undefined ||
        (value !== undefined && (field_type === 'text' ? value !== '' : Number(value) !== 0))
      );
    }),
  );

/** Column defined by the calculator template. */
function templateColumn(column: EstimateColumn, estimate: EstimateData, canEdit: boolean): Column<SheetRow> {
  const isText = column.field_type === 'text';
  const total = estimate.columns?.[column.field_id];
  const footer = total === undefined ? undefined : shownColumn(total, column);
  return {
    id: columnId(column),
    header: column.name,
    width: isText ? 140 : Math.max(88, roomFor(footer)),
    minWidth: 56,
    ...(isText ? {} : { type: 'amount' as const }),
    ...(column.sell_column || column.budget_column ? { pinned: 'end' as const } : {}),
    accessor: (row) => columnValue(row, column) ?? '',
    cell: (row) => {
      const value = columnValue(row, column);
      const problem = row.kind === 'line' ? row.line.column_problems?.[column.field_id] : undefined;
      if (isText) return value ?? '';
      return (
        <FigureCell
          isZero={problem === undefined && Number(value ?? 0) === 0}
          isOverridden={isByHand(row, column, columnId(column))}
        >
          {problem === undefined ? shownColumn(value, column) : '—'}
        </FigureCell>
      );
    },
    ...(footer === undefined ? {} : { footer }),
    ...(canEdit && column.is_editable
      ? {
          editor: isText
            ? { kind: 'text' as const }
            : { kind: 'decimal' as const, maxFractionDigits: column.is_whole_number ? 0 : 10 },
          isEditable: (row: SheetRow) => row.kind === 'line',
        }
      : {}),
  };
}

/** True for the template column that shows a figure, or stands for it: the budget for the cost, the sell column for the sell. */
const isFigureColumn = (column: EstimateColumn, id: FigureColumn): boolean =>
  figureOf(column) === id || (id === 'sell' && column.sell_column) || (id === 'cost' && column.budget_column);

/**
 * Template columns with the used hours fields after the hours column, or at the end without one. Cost, markup and sell
 * come last and stay in view, whatever columns the template has.
 */
function withHours(
  estimate: EstimateData,
  columnFor: (column: EstimateColumn) => Column<SheetRow>,
  figure: (id: FigureColumn) => Column<SheetRow>,
): Column<SheetRow>[] {
  const columns = (estimate.calculator?.columns ?? []).filter((column) => hasValues(estimate, column));
  const ends = new Map(
    [...pinnedFigures].map((id) => [id, columns.filter((column) => isFigureColumn(column, id))]),
  );
  const scrolling = columns.filter((column) => ![...ends.values()].some((own) => own.includes(column)));
  const hours = scrolling.findIndex((column) => figureOf(column) === 'hours');
  const own = usedHours(estimate).map((id) => figure(id));
  return [
    ...scrolling.map(columnFor).toSpliced(hours < 0 ? scrolling.length : hours + 1, 0, ...own),
    ...[...ends].flatMap(([id, pinned]) => (pinned.length ? pinned.map(columnFor) : [figure(id)])),
  ];
}

/** Name of a row: code and name of a condition, or the name of a line or section. */
export const nameOf = (row: SheetRow): string =>
  row.kind === 'section'
    ? row.name
    : row.kind === 'line'
      ? row.line.name
      : `${row.group.code} ${row.group.name}`;

/** Built-in column of a figure, with the sum of the estimate below. */
function figureColumn(estimate: EstimateData, canEdit: boolean) {
  const totalOf = (key: string) => estimate.totals.find((total) => total.key === key)?.value;
  const subtotal = totalOf('subtotal') ?? estimate.total;
  const footers: Partial<Record<FigureColumn, string>> = {
    material: formatAmount(estimate.material),
    hours: shownHours(estimate.hours),
    labor: formatAmount(estimate.labor),
    equipment: formatAmount(totalOf('equipment') ?? '0'),
    other: formatAmount(totalOf('other') ?? '0'),
    markup: formatPercent(estimate.markup),
    cost: formatAmount(estimate.cost),
    sell: formatAmount(subtotal),
  };
  return (id: FigureColumn, header = figureColumns[id], mayEdit = true): Column<SheetRow> => ({
    id,
    header,
    type: id === 'quantity' ? 'quantity' : id === 'hours' ? 'number' : 'amount',
    width: Math.max(widths[id], roomFor(footers[id])),
    minWidth: 56,
    ...(pinnedFigures.has(id) ? { pinned: 'end' as const } : {}),
    accessor: (row) => valueOf(row, id) ?? '',
    cell: (row) => (
      <FigureCell
        isZero={Number(valueOf(row, id) ?? 0) === (id === 'difficulty' ? 1 : 0)}
        isStrong={isStrong(row, id)}
        isOverridden={isByHand(row, undefined, id)}
      >
        {shownOf(row, id)}
      </FigureCell>
    ),
    ...(footers[id] === undefined ? {} : { footer: footers[id] }),
    ...(canEdit && mayEdit && isOverridable(id)
      ? {
          editor: { kind: 'decimal' as const },
          // Lines without labor have no hours to edit.
          isEditable: (row: SheetRow) => row.kind === 'line' && valueOf(row, id) !== undefined,
        }
      : {}),
  });
}

/** Columns of the sheet: those of the calculator template, otherwise the built-in ones. */
export function columnsOf(
  uuid: string,
  estimate: EstimateData,
  {
    showsCode,
    isFound,
    canEdit,
  }: {
    /** Lines show the code of their condition. */
    showsCode: boolean;
    /** The rows are limited by a search or filter. */
    isFound: boolean;
    canEdit: boolean;
  },
): Column<SheetRow>[] {
  const count = estimate.groups.length;
  const lines = estimate.groups.reduce((sum, group) => sum + group.lines.length, 0);
  const figure = figureColumn(estimate, canEdit);
  const columnFor = (column: EstimateColumn): Column<SheetRow> => {
    const id = figureOf(column);
    // A formula that is only this figure: use the built-in column under the template's name.
    return id ? figure(id, column.name, column.is_editable) : templateColumn(column, estimate, canEdit);
  };
  return [
    {
      id: 'item',
      header: estimatesMessages.item,
      width: 276,
      minWidth: 160,
      accessor: nameOf,
      cell: (row) =>
        row.kind === 'section' ? (
          <NameCell name={row.name} isStrong />
        ) : row.kind !== 'line' ? (
          <ConditionCell
            code={row.group.code}
            name={row.group.name}
            color={row.group.color}
            hatch={row.group.hatch}
            markShape={row.group.mark_shape}
            type={row.group.type}
          />
        ) : (
          <NameCell
            name={row.line.name}
            warnings={row.line.warnings}
            {...(showsCode ? { code: row.group.code } : {})}
          />
        ),
      footer: `${isFound ? 'All ' : ''}${countText(count, { one: 'assembly', many: 'assemblies' })}, ${countText(lines, { one: 'line', many: 'lines' })}`,
    },
    {
      id: 'code',
      header: estimatesMessages.codeSource,
      type: 'code',
      width: 104,
      accessor: (row) =>
        row.kind === 'line'
          ? row.line.code
          : isSource(row)
            ? row.group.pages.map((page) => page.name).join(', ')
            : '',
      cell: (row) =>
        row.kind === 'line' ? (
          <UnitCell isMono>{row.line.code}</UnitCell>
        ) : isSource(row) && row.group.item ? (
          <UnitCell>{estimatesMessages.withoutTakeOffDetail}</UnitCell>
        ) : isSource(row) ? (
          <LinksCell links={pageLinks(uuid, row.group)} />
        ) : null,
    },
    ...(estimate.calculator ? [] : [figure('quantity')]),
    {
      id: 'unit',
      header: estimatesMessages.unit,
      width: 48,
      minWidth: 44,
      accessor: unitOf,
      cell: (row) => <UnitCell>{unitOf(row)}</UnitCell>,
    },
    ...(estimate.calculator
      ? withHours(estimate, columnFor, figure)
      : own
          .filter((id) => isUsed(estimate, id))
          .flatMap((id) => (id === 'hours' ? [id, ...usedHours(estimate)] : [id]))
          .map((id) => figure(id))),
  ];
}
