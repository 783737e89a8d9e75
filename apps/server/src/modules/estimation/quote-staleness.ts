import type { Quote, QuoteStaleness, StaleReason } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { deletedMaterial } from './checks.ts';
import { priced } from './quote-clauses.ts';
import type { Snapshot } from './quote-rows.ts';
import type { estimateOf } from './rules.ts';

type EstimateNow = Pick<ReturnType<typeof estimateOf>, 'groups'>;
const money = (value: string) => `$${new Decimal(value).toDecimalPlaces(4).toFixed()}`;

/** Prices that have run out, and materials and assemblies that are gone: each said once, whatever it is used for. */
function wornOut({ groups }: EstimateNow): StaleReason[] {
  const found = new Map<string, StaleReason>();
  const keep = (reason: StaleReason) => found.set(`${reason.kind} ${reason.text}`, reason);
  for (const group of groups) {
    if (group.assembly_deleted && group.lines.length > 0)
      keep({ kind: 'deleted_assembly', text: `The assembly of ${group.code} was deleted.` });
    for (const { name, material_id, quantity, warnings } of group.lines) {
      if (Number(quantity) === 0) continue;
      const expired = warnings.find((words) => words.includes('expired'));
      if (expired) keep({ kind: 'expired_price', text: `${name}: ${expired}`, material_id });
      if (warnings.includes(deletedMaterial))
        keep({ kind: 'deleted_material', text: `${name} was deleted.`, material_id });
    }
  }
  return [...found.values()];
}

/** Prices that are others now. */
function movedPrices(before: Snapshot, now: Snapshot): StaleReason[] {
  const today = new Map(now.prices?.map((price) => [price.material_id, price]));
  return (before.prices ?? []).flatMap(({ material_id, name, unit, unit_price }) => {
    const price = today.get(material_id);
    return !price || new Decimal(price.unit_price).eq(unit_price)
      ? []
      : [
          {
            kind: 'changed_price' as const,
            text: `${name}: from ${money(unit_price)} to ${money(price.unit_price)} per ${unit}.`,
            material_id,
          },
        ];
  });
}

/** Lines whose quantity is another, that are new, or gone. */
function movedQuantities(before: Snapshot, now: Snapshot): StaleReason[] {
  const was = new Map(before.lines.map((line) => [line.code, line]));
  const is = new Map(now.lines.map((line) => [line.code, line]));
  const said = (text: string): StaleReason => ({ kind: 'changed_quantity', text });
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((code) => {
    const [left, right] = [was.get(code), is.get(code)];
    if (!left) return [said(`${code} was not measured then.`)];
    if (!right) return [said(`${code} is not in the estimate any more.`)];
    return left.quantity === right.quantity
      ? []
      : [said(`${code}: from ${left.quantity} to ${right.quantity} ${right.unit}.`)];
  });
}

/**
 * What has changed under a revision since it was made, and what it would come to with its own inclusions if it were made
 * today. Nothing of the revision itself changes.
 */
export function stalenessOf(
  quote: Quote,
  {
    before,
    now,
    estimate,
    sheets,
  }: { before: Snapshot; now: Snapshot; estimate: EstimateNow; sheets: readonly StaleReason[] },
): Omit<QuoteStaleness, 'as_of'> {
  const { total, inclusions } = priced(quote, now);
  return {
    lines: now.lines,
    inclusions,
    total,
    difference: new Decimal(total).minus(quote.total).toFixed(2),
    reasons: [...sheets, ...movedPrices(before, now), ...wornOut(estimate), ...movedQuantities(before, now)],
  };
}
