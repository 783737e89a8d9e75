import type { AlternateOwnLine } from '@plumbline/api';
import type { EstimateLineInput } from '@plumbline/estimating';
import { otherCosts, unitOf } from './lines.ts';

/** Converts a line with costs of its own, without an assembly, to the engine's form. */
export const ownLineInput = (id: string, line: AlternateOwnLine): EstimateLineInput => ({
  id,
  name: line.name,
  unit: unitOf(line.unit ?? ''),
  quantity: line.quantity,
  ...(line.unit_price === undefined ? {} : { material: { price: line.unit_price } }),
  ...(line.labor_unit === undefined || line.labor_rate === undefined
    ? {}
    : { labor: { laborUnit: line.labor_unit, rates: { regular: line.labor_rate } } }),
  ...((other) => (other.length ? { other } : {}))(otherCosts(line)),
  ...(line.markup === undefined ? {} : { markupPercent: line.markup }),
});
