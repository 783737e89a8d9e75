import { drawnAs, type Calibration, type LegendRow } from '@plumbline/estimating';
import { isMeasure, type CanvasCondition, type CanvasShape } from '../types.ts';
import { showQuantity, totalsByCondition } from './figures.ts';

interface LegendContent {
  measures: ReadonlyMap<string, CanvasShape>;
  conditions: ReadonlyMap<string, CanvasCondition>;
  calibrations: readonly Calibration[];
}

let last: { content: LegendContent; rows: readonly LegendRow[] } | undefined;

/** Conditions with measures on the page and their quantities, in the order of the conditions. */
export function legendRows(content: LegendContent): readonly LegendRow[] {
  const { measures, conditions, calibrations } = content;
  // Asked for with every painting of a sheet with a legend, also when nothing has changed.
  if (
    last?.content.measures === measures &&
    last.content.conditions === conditions &&
    last.content.calibrations === calibrations
  )
    return last.rows;
  const totals = totalsByCondition([...measures.values()].filter(isMeasure), conditions, calibrations);
  const rows = [...conditions.values()].flatMap((condition): LegendRow[] => {
    const { uuid, code, name, type, color, hatch = 'none', markShape: shape = 'circle', unit } = condition;
    const total = totals.get(uuid);
    return total
      ? [
          {
            code,
            name,
            color,
            kind: drawnAs(type),
            hatch,
            shape,
            quantity: showQuantity(total.quantity, total.unit, total.calibrated, unit),
          },
        ]
      : [];
  });
  last = { content, rows };
  return rows;
}

/** Rows of a legend as one text. */
export const legendText = (rows: readonly LegendRow[]): string =>
  rows.map(({ code, name, quantity }) => `${code} ${name}: ${quantity}`).join(', ');
