import type { Estimate, EstimateColumn, EstimateGroup, ExplainStep, LineSteps } from '@plumbline/api';
import { formatMoney } from '@plumbline/ui/format';
import type { DerivationStep } from '@plumbline/ui/DerivationPopover';
import {
  add,
  columnValue,
  figureColumns,
  isHoursField,
  shownColumn,
  shownOf,
  type FigureColumn,
  type Row,
} from './estimate-rows.ts';
import { ended, result, start, takeoffHref, whyLine, type Derivation } from './line-derivation.ts';
import { estimatesMessages } from './messages.ts';

/** Derivation of one figure of the estimate. */
export interface Why extends Derivation {
  /** Name and value, e.g. "Material $2,914.00". */
  title: string;
  notes: readonly string[];
}

const sumOf = ({ lines }: EstimateGroup) => estimatesMessages.sumOfLines(lines.length);

function ofGroup(group: EstimateGroup, estimation: string, column: FigureColumn): Derivation {
  if (column === 'quantity') {
    const to = takeoffHref(estimation, group);
    const first = start(
      group.pages.length ? estimatesMessages.allMeasuresOn : estimatesMessages.nothingMeasuredYet,
      group.quantity,
      group.unit,
    );
    const steps = [
      group.pages.length
        ? {
            ...first,
            source: {
              label: group.pages.map((page) => page.name).join(', '),
              ...(to ? { href: to } : {}),
            },
          }
        : first,
    ];
    return { sections: [{ title: estimatesMessages.takeOff(group.code), steps }], formula: steps };
  }
  if (column === 'unit_cost') {
    const steps = [
      start('Cost', group.cost, '$'),
      {
        ...result('Quantity', group.quantity, group.unit),
        operator: '÷' as const,
        runningTotal: group.unit_cost,
        runningUnit: `$/${group.unit}`,
      },
    ];
    const full = ended(steps, estimatesMessages.unitCost);
    return { sections: [{ title: estimatesMessages.unitCost, steps: full }], formula: full };
  }
  if (column === 'markup') {
    // The percentage of a group follows from its sums.
    const steps = [
      start('Cost', group.cost, '$'),
      {
        ...result('Markup', add(group.sell, `-${group.cost}`), '$'),
        operator: '+' as const,
        runningTotal: group.sell,
      },
    ];
    const full = ended(steps, 'Sell');
    return { sections: [{ title: estimatesMessages.fromCostToSell, steps: full }], formula: full };
  }
  if (column === 'unit_price' || isHoursField(column)) return { sections: [], formula: [] };
  const unit = column === 'hours' ? 'HR' : '$';
  let sum = '0';
  const steps = group.lines.map((line, index): DerivationStep => {
    const value = line[column] ?? '0';
    sum = add(sum, value);
    return {
      operator: index ? '+' : '',
      label: line.name,
      value,
      unit,
      runningTotal: sum,
      runningUnit: unit,
    };
  });
  const full = [...steps, result(figureColumns[column], group[column] ?? '0', unit)];
  return {
    subtitle: sumOf(group),
    sections: [{ title: estimatesMessages.linesOf(group.code), steps: full }],
    formula: full,
  };
}

const inDollars: ReadonlySet<FigureColumn> = new Set([
  'unit_price',
  'material',
  'labor',
  'equipment',
  'other',
  'unit_cost',
  'cost',
  'sell',
]);

/** Steps without their sources, for a single line of text. */
const inLine = (steps: readonly DerivationStep[]): DerivationStep[] =>
  steps.map(({ source: _source, ...step }) => {
    const label = step.label.replace(/ on$/, '');
    return { ...step, label: label.charAt(0).toLowerCase() + label.slice(1) };
  });

/**
 * Derivation of a figure of the sheet.
 * @param steps of a line, from the server; undefined until loaded.
 */
export function whyOf(row: Row, column: FigureColumn, estimation: string, steps?: LineSteps): Why {
  const shown = shownOf(row, column);
  const unit = row.kind === 'line' ? row.line.unit : row.group.unit;
  const answer = inDollars.has(column)
    ? `$${shown}`
    : column === 'quantity'
      ? `${shown} ${unit}`
      : column === 'hours'
        ? `${shown} h`
        : shown;
  const margin = column === 'sell' || column === 'markup';
  const answered =
    row.kind === 'line'
      ? whyLine(row.line, row.group, estimation, column, steps)
      : ofGroup(row.group, estimation, column);
  return {
    title: `${column === 'unit_price' ? 'Unit price' : figureColumns[column]} ${answer}`,
    ...answered,
    formula: inLine(answered.formula),
    notes: [
      ...(row.kind === 'line' ? row.line.warnings : []),
      ...(margin && row.kind === 'line' && row.line.overridden.includes('markup')
        ? [estimatesMessages.markupOverridden]
        : []),
      ...(column === 'hours' || column === 'labor'
        ? row.kind === 'line' && steps && !steps.labor.length
          ? [estimatesMessages.noLabor]
          : []
        : []),
    ],
  };
}

/**
 * Derivation of a figure of a calculator template's column.
 * @param steps of a line's figure, from the server; a group's steps are its lines.
 */
export function whyColumn(row: Row, column: EstimateColumn, steps: readonly ExplainStep[]): Why | undefined {
  const value = columnValue(row, column);
  const problem = row.kind === 'line' ? row.line.column_problems?.[column.field_id] : undefined;
  if (column.field_type === 'text' || (value === undefined && problem === undefined)) return undefined;
  const own: DerivationStep[] = steps.map(({ source: _source, ...step }) => step);
  const shown = `${column.is_monetary_field ? '$' : ''}${shownColumn(value, column)}`;
  return {
    title: problem === undefined ? `${column.name} ${shown}` : column.name,
    ...(row.kind === 'group'
      ? { subtitle: sumOf(row.group) }
      : column.formula
        ? { subtitle: `= ${column.formula}` }
        : {}),
    sections: own.length ? [{ title: column.name, steps: ended(own, column.name) }] : [],
    formula: inLine(ended(own, column.name)),
    notes: problem === undefined ? [] : [problem],
  };
}

/** Derivation of the total. */
export function whyTotal(estimate: Estimate): Why {
  const steps = estimate.explain;
  return {
    title: estimatesMessages.totalSellAmount(formatMoney(estimate.total)),
    subtitle: `${estimate.groups.length} ${estimate.groups.length === 1 ? 'assembly' : 'assemblies'}`,
    sections: [{ title: estimatesMessages.fromCostToSell, steps }],
    formula: steps,
    notes: [],
  };
}
