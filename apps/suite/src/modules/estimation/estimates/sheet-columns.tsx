import type { Estimate as EstimateData, EstimateColumn } from '@plumbline/api';
import type { Column } from '@plumbline/ui/DataTable';
import { formatDecimal } from '@plumbline/ui/decimal';
import { ConditionCell } from '@plumbline/ui/ConditionCell';
import { NameCell, FigureCell, LinksCell, UnitCell } from '@plumbline/ui/WorksheetCells';
import { formatAmount } from '@plumbline/ui/format';
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
  type FigureColumn,
  type Row,
} from './estimate-rows.ts';
import { pageLinks } from './line-derivation.ts';
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
  markup: 66,
  sell: 92,
};
/** Column width in pixels for its sum, the longest value: 8 per character plus padding. */
const roomFor = (sum = '') => sum.length * 8 + 20;
const isStrong = (row: Row, column: FigureColumn) => row.kind === 'group' && column === 'sell';

const own = [
  'unit_price',
  'material',
  'hours',
  'labor',
  'equipment',
  'other',
  'unit_cost',
  'markup',
  'sell',
] as const;

/** Column defined by the calculator template. */
function templateColumn(column: EstimateColumn, estimate: EstimateData, canEdit: boolean): Column<Row> {
  const isText = column.field_type === 'text';
  const total = estimate.columns?.[column.field_id];
  const footer = total === undefined ? undefined : shownColumn(total, column);
  return {
    id: columnId(column),
    header: column.name,
    width: isText ? 140 : Math.max(88, roomFor(footer)),
    minWidth: 56,
    ...(isText ? {} : { type: 'amount' as const }),
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
          isEditable: (row: Row) => row.kind === 'line',
        }
      : {}),
  };
}

/** Template columns with the used hours fields inserted after the hours column, or at the end without one. */
function withHours(
  estimate: EstimateData,
  columnFor: (column: EstimateColumn) => Column<Row>,
  figure: (id: FigureColumn) => Column<Row>,
): Column<Row>[] {
  const columns = estimate.calculator?.columns ?? [];
  const hours = columns.findIndex((column) => figureOf(column) === 'hours');
  const own = usedHours(estimate).map((id) => figure(id));
  return columns.map(columnFor).toSpliced(hours < 0 ? columns.length : hours + 1, 0, ...own);
}

/** Columns of the sheet: those of the calculator template, otherwise the built-in ones. */
export function columnsOf(
  uuid: string,
  estimate: EstimateData,
  { isFlat, isFound, canEdit }: { isFlat: boolean; isFound: boolean; canEdit: boolean },
): Column<Row>[] {
  const count = estimate.groups.length;
  const lines = estimate.groups.reduce((sum, group) => sum + group.lines.length, 0);
  const totalOf = (key: string) => estimate.totals.find((total) => total.key === key)?.value;
  const subtotal = totalOf('subtotal') ?? estimate.total;
  const footers: Partial<Record<FigureColumn, string>> = {
    material: formatAmount(estimate.material),
    hours: shownHours(estimate.hours),
    labor: formatAmount(estimate.labor),
    equipment: formatAmount(totalOf('equipment') ?? '0'),
    other: formatAmount(totalOf('other') ?? '0'),
    markup: `${formatDecimal(estimate.markup, 1, 2)}%`,
    sell: formatAmount(subtotal),
  };
  const figure = (id: FigureColumn, header = figureColumns[id], mayEdit = true): Column<Row> => ({
    id,
    header,
    type: id === 'quantity' ? 'quantity' : id === 'hours' ? 'number' : 'amount',
    width: Math.max(widths[id], roomFor(footers[id])),
    minWidth: 56,
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
          isEditable: (row: Row) => row.kind === 'line' && valueOf(row, id) !== undefined,
        }
      : {}),
  });
  const columnFor = (column: EstimateColumn): Column<Row> => {
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
      accessor: (row) => (row.kind === 'group' ? `${row.group.code} ${row.group.name}` : row.line.name),
      cell: (row) =>
        row.kind === 'group' ? (
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
            {...(isFlat ? { code: row.group.code } : {})}
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
        row.kind === 'line' ? row.line.code : row.group.pages.map((page) => page.name).join(', '),
      cell: (row) =>
        row.kind === 'line' ? (
          <UnitCell mono>{row.line.code}</UnitCell>
        ) : (
          <LinksCell links={pageLinks(uuid, row.group)} />
        ),
    },
    ...(estimate.calculator ? [] : [figure('quantity')]),
    {
      id: 'unit',
      header: estimatesMessages.unit,
      width: 48,
      minWidth: 44,
      accessor: (row) => (row.kind === 'line' ? row.line.unit : row.group.unit),
      cell: (row) => <UnitCell>{row.kind === 'line' ? row.line.unit : row.group.unit}</UnitCell>,
    },
    ...(estimate.calculator
      ? withHours(estimate, columnFor, figure)
      : own
          // Cost types without a value get no column.
          .filter((id) => (id !== 'equipment' && id !== 'other') || totalOf(id) !== undefined)
          .flatMap((id) => (id === 'hours' ? [id, ...usedHours(estimate)] : [id]))
          .map((id) => figure(id))),
  ];
}
