import type { Estimate, EstimateColumn, EstimateGroup, EstimateLine, ExplainStep } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { stepText, type FigureStep, type WhySection } from '@plumbline/ui/EstimateSheet';
import {
  add,
  columnValue,
  figureColumns,
  shownColumn,
  shownOf,
  type FigureColumn,
  type Overridable,
  type Row,
} from './rows.ts';

/** How one figure of the estimate comes about. */
export interface Why {
  /** Name and answer: "Material $2,914.00". */
  title: string;
  subtitle?: string;
  sections: readonly WhySection[];
  /** The same on one line, for the formula bar. */
  formula: readonly FigureStep[];
  notes: readonly string[];
  /** What a person may set in place of the computed figure, and thereby this one. */
  field?: Overridable;
}

const result = (label: string, value: string, unit: string): FigureStep => ({
  operator: '=',
  label,
  value,
  unit,
  runningTotal: value,
  runningUnit: unit,
});
const start = (label: string, value: string, unit: string): FigureStep => ({
  ...result(label, value, unit),
  operator: '',
});

const pageHref = (estimation: string, page: EstimateGroup['pages'][number]) =>
  href('estimator-pdf', { uuid: estimation, pdfId: page.pdf_id, pageId: page.page_id });
/** Where the take-off of a condition is: the first page it is drawn on. */
export const takeoffHref = (estimation: string, group: EstimateGroup): string | undefined =>
  group.pages[0] && pageHref(estimation, group.pages[0]);
export const pageLinks = (estimation: string, group: EstimateGroup) =>
  group.pages.map((page) => ({ label: page.name, href: pageHref(estimation, page) }));

function readable(steps: readonly ExplainStep[], group: EstimateGroup, estimation: string): FigureStep[] {
  const to = takeoffHref(estimation, group);
  return steps.map(({ source, ...step }, index): FigureStep => {
    if (source?.kind === 'takeoff' && group.pages.length) {
      // One mention of the sheet is enough; every figure of a condition comes from the same ones.
      if (index > 0) return step;
      return {
        ...step,
        label: `${step.label || 'Measured'} on`,
        source: { label: source.label, ...(to ? { href: to } : {}) },
      };
    }
    if (source?.kind === 'price' && source.date && step.operator === '')
      return { ...step, label: `Quoted ${formatDate(source.date)}` };
    return step;
  });
}
/** Ends with the result, where the last step does not say it is one. */
const ended = (steps: FigureStep[], label: string): FigureStep[] => {
  const last = steps.at(-1);
  if (!last || (last.operator === '=' && steps.length > 1)) return steps;
  return [...steps, result(label, last.runningTotal, last.runningUnit)];
};

function ofLine(
  line: EstimateLine,
  group: EstimateGroup,
  estimation: string,
  column: FigureColumn,
): Omit<Why, 'title' | 'notes'> {
  const isByHand = (field: Overridable) => line.overridden.includes(field);
  const quantity: WhySection = isByHand('quantity')
    ? { title: 'Quantity', steps: [start('Set by hand', line.quantity, line.unit)] }
    : {
        title: `Quantity from take-off ${group.code}`,
        steps: ended(readable(line.explain.quantity, group, estimation), 'Quantity'),
      };
  const vendor = line.explain.price[0]?.source;
  const price: WhySection = isByHand('unit_price')
    ? { title: 'Price', steps: [start('Set by hand', line.unit_price, `$/${line.unit}`)] }
    : {
        title: vendor?.label ? `Price from ${vendor.label}` : 'Price',
        steps: ended(readable(line.explain.price, group, estimation), 'Estimate price'),
      };
  const trade = line.explain.labor.find((step) => step.source?.kind === 'labor')?.source?.label;
  const labor = readable(line.explain.labor, group, estimation);
  const hours = labor.slice(0, labor.findLastIndex((step) => step.runningUnit === 'HR') + 1);
  const laborTitle = trade ? `Labor, ${trade.toLowerCase()}` : 'Labor';
  const sell = ended(readable(line.explain.sell, group, estimation), 'Sell');
  const markup: WhySection = { title: 'From cost to sell', steps: sell };
  switch (column) {
    case 'quantity':
      return { sections: [quantity], formula: quantity.steps, field: 'quantity' };
    case 'unit_price':
      return { sections: [price], formula: price.steps, field: 'unit_price' };
    case 'material':
      return {
        subtitle: `${stepText(line.quantity, line.unit)} × ${stepText(line.unit_price, `$/${line.unit}`)}`,
        sections: price.steps.length ? [quantity, price] : [quantity],
        formula: ended(readable(line.explain.material, group, estimation), 'Material'),
        field: 'unit_price',
      };
    case 'hours':
      return {
        sections: hours.length ? [quantity, { title: laborTitle, steps: ended(hours, 'Hours') }] : [],
        formula: ended(hours, 'Hours'),
        field: 'quantity',
      };
    case 'labor':
      return {
        sections: labor.length ? [quantity, { title: laborTitle, steps: ended(labor, 'Labor') }] : [],
        formula: ended(labor, 'Labor'),
        field: 'quantity',
      };
    case 'unit_cost': {
      const steps: FigureStep[] = [
        start('Material', line.material, '$'),
        { ...result('Labor', line.labor, '$'), operator: '+', runningTotal: line.cost },
        {
          ...result('Quantity', line.quantity, line.unit),
          operator: '÷',
          runningTotal: line.unit_cost,
          runningUnit: `$/${line.unit}`,
        },
      ];
      const full = ended(steps, 'Unit cost');
      return { sections: [{ title: 'Cost of one', steps: full }], formula: full };
    }
    case 'markup':
    case 'sell':
      return { sections: [markup], formula: sell, field: 'markup' };
  }
}

const sumOf = ({ lines }: EstimateGroup) => `sum of ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}`;

function ofGroup(
  group: EstimateGroup,
  estimation: string,
  column: FigureColumn,
): Omit<Why, 'title' | 'notes'> {
  if (column === 'quantity') {
    const to = takeoffHref(estimation, group);
    const first = start(
      group.pages.length ? 'Everything drawn on' : 'Nothing is drawn with it yet',
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
    return { sections: [{ title: `Take-off ${group.code}`, steps }], formula: steps };
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
    const full = ended(steps, 'Unit cost');
    return { sections: [{ title: 'Cost of one', steps: full }], formula: full };
  }
  if (column === 'markup') {
    const steps = [
      start('Cost', group.cost, '$'),
      {
        ...result('Markup', group.markup, '%'),
        operator: '+' as const,
        runningTotal: group.sell,
        runningUnit: '$',
      },
    ];
    const full = ended(steps, 'Sell');
    return { sections: [{ title: 'From cost to sell', steps: full }], formula: full };
  }
  if (column === 'unit_price') return { sections: [], formula: [] };
  const unit = column === 'hours' ? 'HR' : '$';
  let sum = '0';
  const steps = group.lines.map((line, index): FigureStep => {
    sum = add(sum, line[column]);
    return {
      operator: index ? '+' : '',
      label: line.name,
      value: line[column],
      unit,
      runningTotal: sum,
      runningUnit: unit,
    };
  });
  const full = [...steps, result(figureColumns[column], group[column], unit)];
  return {
    subtitle: sumOf(group),
    sections: [{ title: `Lines of ${group.code}`, steps: full }],
    formula: full,
  };
}

const inDollars: ReadonlySet<FigureColumn> = new Set([
  'unit_price',
  'material',
  'labor',
  'unit_cost',
  'sell',
]);

/** One mention of a step in a line of text: without where it comes from. */
const inLine = (steps: readonly FigureStep[]): FigureStep[] =>
  steps.map(({ source: _source, ...step }) => {
    const label = step.label.replace(/ on$/, '');
    return { ...step, label: label.charAt(0).toLowerCase() + label.slice(1) };
  });

/** Why a figure of the sheet is what it is. */
export function whyOf(row: Row, column: FigureColumn, estimation: string): Why {
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
      ? ofLine(row.line, row.group, estimation, column)
      : ofGroup(row.group, estimation, column);
  return {
    title: `${column === 'unit_price' ? 'Unit price' : figureColumns[column]} ${answer}`,
    ...answered,
    formula: inLine(answered.formula),
    notes: [
      ...(row.kind === 'line' ? row.line.warnings : []),
      ...(margin && row.kind === 'line' && row.line.overridden.includes('markup')
        ? ['The markup was set by hand.']
        : []),
      ...(column === 'hours' || column === 'labor'
        ? row.kind === 'line' && !row.line.explain.labor.length
          ? ['This line has no labor.']
          : []
        : []),
    ],
  };
}

/**
 * Why a figure of a template's column is what it is.
 * @param steps of a line's figure, as the server tells them; a group's are its lines.
 */
export function whyColumn(row: Row, column: EstimateColumn, steps: readonly ExplainStep[]): Why | undefined {
  const value = columnValue(row, column);
  const problem = row.kind === 'line' ? row.line.column_problems?.[column.field_id] : undefined;
  if (column.field_type === 'text' || (value === undefined && problem === undefined)) return undefined;
  const own: FigureStep[] = steps.map(({ source: _source, ...step }) => step);
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

/** Why the total is what it is. */
export function whyTotal(estimate: Estimate): Why {
  const steps = estimate.explain.map((step) => ({ ...step, label: step.label.replace(' %', '%') }));
  return {
    title: `Total sell ${formatMoney(estimate.total)}`,
    subtitle: `${estimate.groups.length} ${estimate.groups.length === 1 ? 'assembly' : 'assemblies'}`,
    sections: [{ title: 'From cost to sell', steps }],
    formula: steps,
    notes: [],
  };
}
