import { formatDate } from '../../../core/format-date.ts';
import type { ConditionFigures, ConditionRow } from '../takeoff/condition-totals.ts';

export interface Check {
  tone: 'ok' | 'warn' | 'bad';
  text: string;
}
export const noPrice = 'This material has no price.';
export const deletedMaterial = 'This material was deleted. It is still priced.';
export const expiredPrice = (vendor: string | null, expiry: string): string =>
  `The price from ${vendor ?? 'the vendor'} expired on ${formatDate(expiry)}.`;
/**
 * True for a warning of `expiredPrice`. Stored versions of an estimate hold warnings as texts only; the whole text is
 * compared, because messages of formulas contain names that users chose.
 */
export const isExpiredPrice = (warning: string): boolean =>
  /^The price from .+ expired on [A-Z][a-z]{2} \d{2}, \d{4}\.$/s.test(warning);

const some = (count: number, one: string, many: string) =>
  count === 1 ? one : many.replace('{n}', String(count));
const codes = (conditions: readonly ConditionRow[]) => conditions.map((each) => each.code).join(', ');

/** Checks of an estimate before quoting, most severe first; one success without problems. */
export function checksOf({
  conditions,
  figures,
  isMeasured,
  lines,
  problems,
}: {
  conditions: readonly ConditionRow[];
  figures: readonly ConditionFigures[];
  isMeasured: (condition: ConditionRow) => boolean;
  /** All priced lines with their warnings. */
  lines: readonly { material_id?: string | null; warnings: readonly string[] }[];
  /** Number of formulas without a result. */
  problems: number;
}): Check[] {
  const withoutScale = [
    ...new Set(figures.flatMap((figure) => [...figure.withoutScale.keys()].map(({ name }) => name))),
  ];
  const crossing = figures.reduce((sum, figure) => sum + figure.selfCrossing, 0);
  const cutTooMuch = figures.reduce((sum, figure) => sum + figure.cutTooMuch, 0);
  const across = figures.reduce((sum, figure) => sum + figure.acrossScales, 0);
  const priceless = lines.filter((line) => line.warnings.includes(noPrice)).length;
  // A price is counted once however many assemblies use the material.
  const stale = new Set(
    lines.flatMap(({ material_id, warnings }) =>
      warnings.filter(isExpiredPrice).map((warning) => `${material_id} ${warning}`),
    ),
  ).size;
  const deleted = lines.filter((line) => line.warnings.includes(deletedMaterial)).length;
  const without = conditions.filter((each) => isMeasured(each) && each.assembly_deleted);
  const unpriced = conditions.filter((each) => isMeasured(each) && !each.assembly_id);
  const unmeasured = conditions.filter((each) => !isMeasured(each));
  const found: [number, Check['tone'], string][] = [
    [
      withoutScale.length,
      'bad',
      `${withoutScale.join(', ')} ${withoutScale.length === 1 ? 'has no scale, so measures on it' : 'have no scale, so measures on them'} count as 0`,
    ],
    [problems, 'bad', some(problems, 'One formula cannot be computed', '{n} formulas cannot be computed')],
    [priceless, 'bad', some(priceless, 'One line has no price', '{n} lines have no price')],
    [stale, 'warn', some(stale, 'One price has expired', '{n} prices have expired')],
    [deleted, 'warn', some(deleted, 'One line has a deleted material', '{n} lines have deleted materials')],
    [
      without.length,
      'warn',
      `${codes(without)}: priced by ${without.length === 1 ? 'an assembly that was' : 'assemblies that were'} deleted`,
    ],
    [unpriced.length, 'warn', `${codes(unpriced)}: measured, but not priced by an assembly`],
    [unmeasured.length, 'warn', `${codes(unmeasured)}: not measured yet`],
    [
      across,
      'warn',
      some(
        across,
        'One measure crosses two scales of its sheet. The scale of the larger region is used',
        '{n} measures cross two scales of their sheet. The scale of the larger region is used',
      ),
    ],
    [
      cutTooMuch,
      'warn',
      some(
        cutTooMuch,
        'A cut-out extends beyond its area or overlaps another cut-out. It is deducted in full',
        'Cut-outs of {n} areas extend beyond the area or overlap each other. They are deducted in full',
      ),
    ],
    [crossing, 'warn', some(crossing, 'One outline crosses itself', '{n} outlines cross themselves')],
  ];
  const checks = found.flatMap(([count, tone, text]): Check[] => (count ? [{ tone, text }] : []));
  return checks.length || !conditions.length
    ? checks
    : [{ tone: 'ok', text: 'All take-offs are linked and priced' }];
}
