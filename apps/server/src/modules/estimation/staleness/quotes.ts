import type { Quote, QuoteStaleness, StaleReason } from '@plumbline/api';
import { Decimal } from 'decimal.js';
import { deletedMaterial, isExpiredPrice } from '../estimates/estimate-warnings.ts';
import { priced } from '../quotes/clauses.ts';
import type { Snapshot } from '../quotes/revision-lines.ts';
import type { estimateOf } from '../estimates/rules.ts';
import type { Settings } from '../estimates/estimate-settings.ts';

type EstimateNow = Pick<ReturnType<typeof estimateOf>, 'groups'>;
const grouped = (figure: string) =>
  figure.replace(/^-?\d+/, (integer) => integer.replaceAll(/\B(?=(\d{3})+$)/g, ','));
/** Formats money with at least two decimals. */
export const money = (value: string): string => {
  const amount = new Decimal(value).toDecimalPlaces(4);
  return `$${grouped(amount.toFixed(Math.max(2, amount.decimalPlaces())))}`;
};

/** Expired prices and deleted materials and assemblies, each once. */
function expiredSources({ groups }: EstimateNow): StaleReason[] {
  const found = new Map<string, StaleReason>();
  const keep = (reason: StaleReason) => found.set(`${reason.kind} ${reason.text}`, reason);
  for (const group of groups) {
    if (group.assembly_deleted && group.lines.length > 0)
      keep({ kind: 'deleted_assembly', text: `The assembly of ${group.code} was deleted.` });
    for (const { name, material_id, quantity, warnings } of group.lines) {
      if (Number(quantity) === 0) continue;
      const expired = warnings.find(isExpiredPrice);
      if (expired) keep({ kind: 'expired_price', text: `${name}: ${expired}`, material_id });
      if (warnings.includes(deletedMaterial))
        keep({ kind: 'deleted_material', text: `${name} was deleted.`, material_id });
    }
  }
  return [...found.values()];
}

/** Changed prices. */
function changedPrices(before: Snapshot, now: Snapshot): StaleReason[] {
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

/** Added and removed materials. */
function changedMaterials(before: Snapshot, now: Snapshot): StaleReason[] {
  if (!before.materials || !now.materials) return [];
  const [was, is] = [before.materials, now.materials];
  const without = (list: typeof was, others: typeof was) => {
    const there = new Set(others.map(({ material_id }) => material_id));
    return list.filter(({ material_id }) => !there.has(material_id));
  };
  const reasonOf = ({ material_id, name }: (typeof was)[number], text: string): StaleReason => ({
    kind: 'changed_material',
    text: `${name} ${text}.`,
    material_id,
  });
  return [
    ...without(was, is).map((each) => reasonOf(each, 'is no longer used')),
    ...without(is, was).map((each) => reasonOf(each, 'was added')),
  ];
}

/** Changed cost of lines with equal quantity, not explained by prices or materials. */
function changedFigures(before: Snapshot, now: Snapshot, isToldByPrices: boolean): StaleReason[] {
  const counted = (snapshot: Snapshot) =>
    new Map(snapshot.lines.map(({ code, quantity }) => [code, quantity]));
  const [was, is] = [counted(before), counted(now)];
  const today = new Map(now.figures?.map((each) => [each.code, each]));
  return (before.figures ?? []).flatMap((then): StaleReason[] => {
    const { code } = then;
    const other = today.get(code);
    if (!other || was.get(code) !== is.get(code)) return [];
    const moved = (name: 'material' | 'labor', kind: StaleReason['kind']): StaleReason[] => {
      const [left, right] = [then[name], other[name]];
      return left === undefined || right === undefined || new Decimal(left).eq(right)
        ? []
        : [{ kind, text: `${code}: ${name} from ${money(left)} to ${money(right)}.` }];
    };
    return [
      ...(isToldByPrices ? [] : moved('material', 'changed_material')),
      ...moved('labor', 'changed_labor'),
    ];
  });
}

const percentages: Record<keyof Settings, string> = {
  overhead_percentage: 'Overhead',
  contingency_percentage: 'Contingency',
  profit_percentage: 'Profit',
  discount_percentage: 'Discount',
  bond_percentage: 'Bond',
  tax_percentage: 'Sales tax',
};
function changedRates(before: Snapshot, now: Snapshot): StaleReason[] {
  const [was, is] = [before.settings, now.settings];
  if (!was || !is) return [];
  return (Object.keys(percentages) as (keyof Settings)[]).flatMap((key): StaleReason[] =>
    Number(was[key]) === Number(is[key])
      ? []
      : [
          {
            kind: 'changed_rate',
            text: `${percentages[key]}: from ${Number(was[key])} to ${Number(is[key])}%.`,
          },
        ],
  );
}

/** Changed, added and removed lines. */
function changedQuantities(before: Snapshot, now: Snapshot): StaleReason[] {
  const was = new Map(before.lines.map((line) => [line.code, line]));
  const is = new Map(now.lines.map((line) => [line.code, line]));
  const reasonOf = (text: string): StaleReason => ({ kind: 'changed_quantity', text });
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((code) => {
    const [left, right] = [was.get(code), is.get(code)];
    if (!left) return [reasonOf(`${code} was added.`)];
    if (!right) return [reasonOf(`${code} is no longer in the estimate.`)];
    return left.quantity === right.quantity
      ? []
      : [reasonOf(`${code}: from ${grouped(left.quantity)} to ${grouped(right.quantity)} ${right.unit}.`)];
  });
}

/** Changes since a revision was made, and its total with its own clauses if made today. The revision is unchanged. */
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
  const materials = [...changedPrices(before, now), ...changedMaterials(before, now)];
  return {
    lines: now.lines,
    inclusions,
    total,
    difference: new Decimal(total).minus(quote.total).toFixed(2),
    reasons: [
      ...sheets,
      ...materials,
      ...expiredSources(estimate),
      ...changedQuantities(before, now),
      ...changedFigures(before, now, materials.length > 0),
      ...changedRates(before, now),
    ],
  };
}
