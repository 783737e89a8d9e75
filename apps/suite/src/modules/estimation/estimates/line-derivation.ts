import type { EstimateGroup, EstimateLine, ExplainStep, LineSteps } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import {
  formatStepFigure,
  type DerivationStep,
  type DerivationSection,
} from '@plumbline/ui/DerivationPopover';
import { formatDate } from '@plumbline/ui/format';
import { add, figureColumns, type FigureColumn, type Overridable } from './estimate-rows.ts';
import { estimatesMessages } from './messages.ts';

/** Derivation of one figure, without its name and value. */
export interface Derivation {
  subtitle?: string;
  sections: readonly DerivationSection[];
  /** The same steps on one line, for the formula bar. */
  formula: readonly DerivationStep[];
  /** Field that can be overridden to change this figure. */
  field?: Overridable;
  /** The figure depends on hours, which can be overridden for the line. */
  hasHours?: boolean;
}
const noSteps: LineSteps = {
  quantity: [],
  price: [],
  material: [],
  labor: [],
  equipment: [],
  other: [],
  sell: [],
};

export const result = (label: string, value: string, unit: string): DerivationStep => ({
  operator: '=',
  label,
  value,
  unit,
  runningTotal: value,
  runningUnit: unit,
});
export const start = (label: string, value: string, unit: string): DerivationStep => ({
  ...result(label, value, unit),
  operator: '',
});

const pageHref = (estimation: string, page: EstimateGroup['pages'][number]) =>
  href('estimator-pdf', { uuid: estimation, pdfId: page.pdf_id, pageId: page.page_id });
/** Link to the first page with measures of a condition. */
export const takeoffHref = (estimation: string, group: EstimateGroup): string | undefined =>
  group.pages[0] && pageHref(estimation, group.pages[0]);
export const pageLinks = (estimation: string, group: EstimateGroup) =>
  group.pages.map((page) => ({ label: page.name, href: pageHref(estimation, page) }));

function readable(steps: readonly ExplainStep[], group: EstimateGroup, estimation: string): DerivationStep[] {
  const to = takeoffHref(estimation, group);
  return steps.map(({ source, ...step }, index): DerivationStep => {
    if (source?.kind === 'takeoff' && group.pages.length) {
      // Name the sheets once; all figures of a condition come from the same sheets.
      if (index > 0) return step;
      return {
        ...step,
        label: `${step.label || 'Measured'} on`,
        source: { label: source.label, ...(to ? { href: to } : {}) },
      };
    }
    if (source?.kind === 'price' && source.date && step.operator === '')
      return { ...step, label: estimatesMessages.quotedDate(formatDate(source.date)) };
    return step;
  });
}
/** Appends a result step unless the last step is a result. */
export const ended = (steps: DerivationStep[], label: string): DerivationStep[] => {
  const last = steps.at(-1);
  if (!last || (last.operator === '=' && steps.length > 1)) return steps;
  return [...steps, result(label, last.runningTotal, last.runningUnit)];
};

/** Derivation of a line's figure. @param steps undefined until loaded; the rest is shown meanwhile. */
export function whyLine(
  line: EstimateLine,
  group: EstimateGroup,
  estimation: string,
  column: FigureColumn,
  steps: LineSteps = noSteps,
): Derivation {
  const isByHand = (field: Overridable) => line.overridden.includes(field);
  const quantity: DerivationSection = isByHand('quantity')
    ? {
        title: estimatesMessages.quantity,
        steps: [start(estimatesMessages.enteredManually, line.quantity, line.unit)],
      }
    : {
        title: estimatesMessages.quantityFromTakeOff(group.code),
        steps: ended(readable(steps.quantity, group, estimation), 'Quantity'),
      };
  const vendor = steps.price[0]?.source;
  const price: DerivationSection = isByHand('unit_price')
    ? {
        title: estimatesMessages.price,
        steps: [start(estimatesMessages.enteredManually, line.unit_price, `$/${line.unit}`)],
      }
    : {
        title: vendor?.label ? estimatesMessages.priceFrom(vendor.label) : estimatesMessages.price,
        steps: ended(readable(steps.price, group, estimation), estimatesMessages.estimatePrice),
      };
  const trade = steps.labor.find((step) => step.source?.kind === 'labor')?.source?.label;
  const labor = readable(steps.labor, group, estimation);
  const hours = labor.slice(0, labor.findLastIndex((step) => step.runningUnit === 'HR') + 1);
  const laborTitle = trade ? estimatesMessages.laborTrade(trade.toLowerCase()) : 'Labor';
  const sell = ended(readable(steps.sell, group, estimation), 'Sell');
  const markup: DerivationSection = { title: estimatesMessages.fromCostToSell, steps: sell };
  switch (column) {
    case 'quantity':
      return { sections: [quantity], formula: quantity.steps, field: 'quantity' };
    case 'unit_price':
      return { sections: [price], formula: price.steps, field: 'unit_price' };
    case 'material':
      return {
        subtitle: `${formatStepFigure(line.quantity, line.unit)} × ${formatStepFigure(line.unit_price, `$/${line.unit}`)}`,
        sections: price.steps.length ? [quantity, price] : [quantity],
        formula: ended(readable(steps.material, group, estimation), 'Material'),
        field: 'unit_price',
      };
    case 'difficulty':
    case 'overtime_percentage':
    case 'double_overtime_percentage':
    case 'nightshift_percentage':
      return {
        sections: labor.length ? [{ title: laborTitle, steps: ended(labor, 'Labor') }] : [],
        formula: ended(labor, 'Labor'),
        field: column,
      };
    case 'hours':
      return {
        sections: hours.length ? [quantity, { title: laborTitle, steps: ended(hours, 'Hours') }] : [],
        formula: ended(hours, 'Hours'),
        field: 'quantity',
        hasHours: hours.length > 0,
      };
    case 'labor':
      return {
        sections: labor.length ? [quantity, { title: laborTitle, steps: ended(labor, 'Labor') }] : [],
        formula: ended(labor, 'Labor'),
        field: 'quantity',
        hasHours: labor.length > 0,
      };
    case 'equipment':
    case 'other': {
      const own = ended(readable(steps[column], group, estimation), figureColumns[column]);
      return {
        sections: own.length ? [quantity, { title: figureColumns[column], steps: own }] : [],
        formula: own,
        field: 'quantity',
      };
    }
    case 'unit_cost':
    case 'cost': {
      let cost = line.material;
      const and = (label: string, value: string): DerivationStep => {
        cost = add(cost, value);
        return { ...result(label, value, '$'), operator: '+', runningTotal: cost };
      };
      const own: DerivationStep[] = [
        start('Material', line.material, '$'),
        and('Labor', line.labor),
        ...(line.equipment === undefined ? [] : [and('Equipment', line.equipment)]),
        ...(line.other === undefined ? [] : [and(estimatesMessages.otherCost, line.other)]),
      ];
      if (column === 'cost') {
        const all = [...own, result(estimatesMessages.cost, line.cost, '$')];
        return { sections: [{ title: estimatesMessages.cost, steps: all }], formula: all };
      }
      const divided: DerivationStep[] = [
        ...own,
        {
          ...result('Quantity', line.quantity, line.unit),
          operator: '÷',
          runningTotal: line.unit_cost,
          runningUnit: `$/${line.unit}`,
        },
      ];
      const full = ended(divided, estimatesMessages.unitCost);
      return { sections: [{ title: estimatesMessages.unitCost, steps: full }], formula: full };
    }
    case 'markup':
    case 'sell':
      return { sections: [markup], formula: sell, field: 'markup' };
  }
}
