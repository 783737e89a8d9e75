import { Decimal } from 'decimal.js';
import { lineChanges, type ComparedFigures, type LineChange } from './line-changes.ts';

/** Compared figures of an estimate line, as decimal text. */
export interface ComparedEstimateLine extends ComparedFigures {
  uuid: string;
  name: string;
  unit: string;
}
export interface ComparedEstimateGroup {
  condition_id: string;
  code: string;
  name: string;
  category: string;
  unit: string;
  quantity: string;
  sell: string;
  lines: readonly ComparedEstimateLine[];
}
export interface ComparedEstimate {
  groups: readonly ComparedEstimateGroup[];
  totals: readonly { key: string; label: string; value: string }[];
  total: string;
}
type Kind = 'added' | 'removed' | 'changed';
interface Figures {
  quantity: string;
  sell: string;
}
export interface LineDifference {
  uuid: string;
  kind: Kind;
  name: string;
  unit: string;
  before?: Figures;
  after?: Figures;
  changes: LineChange[];
  difference: string;
}
export interface GroupDifference {
  condition_id: string;
  kind: Kind;
  code: string;
  name: string;
  category: string;
  unit: string;
  before?: Figures;
  after?: Figures;
  lines: LineDifference[];
  difference: string;
}
export interface ClosingDifference {
  key: string;
  label: string;
  before?: string;
  after?: string;
  difference: string;
}

const figuresOf = ({ quantity, sell }: Figures): Figures => ({ quantity, sell });
const subtract = (after: string | undefined, before: string | undefined) =>
  new Decimal(after ?? 0).minus(before ?? 0);
const isEqualAmount = (left: string, right: string) => new Decimal(left).eq(right);
const kindOf = (before: unknown, after: unknown): Kind =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

/** Pairs in the later order; removed ones at the end. */
function pairByKey<Of>(
  before: readonly Of[],
  after: readonly Of[],
  key: (of: Of) => string,
): [Of | undefined, Of | undefined][] {
  const was = new Map(before.map((each) => [key(each), each]));
  const is = new Set(after.map(key));
  return [
    ...after.map((each): [Of | undefined, Of | undefined] => [was.get(key(each)), each]),
    ...before.filter((each) => !is.has(key(each))).map((each): [Of, undefined] => [each, undefined]),
  ];
}

/** Displayed figures; lines with equal ones are skipped, because most lines are unchanged. */
const figures = [
  'quantity',
  'unit_price',
  'hours',
  'labor',
  'labor_quantity',
  'equipment',
  'other',
  'lump',
  'markup',
  'sell',
] as const satisfies readonly (keyof ComparedFigures)[];

function lineDifference(
  before: ComparedEstimateLine | undefined,
  after: ComparedEstimateLine | undefined,
): LineDifference[] {
  const of = after ?? before;
  if (!of) return [];
  if (before && after && figures.every((name) => before[name] === after[name])) return [];
  const changes = before && after ? lineChanges(before, after) : [];
  if (before && after && changes.length === 0) return [];
  return [
    {
      uuid: of.uuid,
      kind: kindOf(before, after),
      name: of.name,
      unit: of.unit,
      ...(before ? { before: figuresOf(before) } : {}),
      ...(after ? { after: figuresOf(after) } : {}),
      changes,
      difference: subtract(after?.sell, before?.sell).toFixed(2),
    },
  ];
}

function groupDifference(
  before: ComparedEstimateGroup | undefined,
  after: ComparedEstimateGroup | undefined,
): GroupDifference[] {
  const of = after ?? before;
  if (!of) return [];
  const lines = pairByKey(before?.lines ?? [], after?.lines ?? [], ({ uuid }) => uuid).flatMap(([was, is]) =>
    lineDifference(was, is),
  );
  const difference = subtract(after?.sell, before?.sell);
  const isSame =
    before &&
    after &&
    lines.length === 0 &&
    difference.isZero() &&
    isEqualAmount(before.quantity, after.quantity) &&
    before.code === after.code &&
    before.name === after.name;
  if (isSame) return [];
  return [
    {
      condition_id: of.condition_id,
      kind: kindOf(before, after),
      code: of.code,
      name: of.name,
      category: of.category,
      unit: of.unit,
      ...(before ? { before: figuresOf(before) } : {}),
      ...(after ? { after: figuresOf(after) } : {}),
      lines,
      difference: difference.toFixed(2),
    },
  ];
}

/** True for totals between lines and total, not parts or sums of lines. */
const isClosing = (key: string) =>
  key === 'discount' || key === 'bond' || key === 'tax' || key.startsWith('alternate ');

/**
 * Compares two states of an estimate by condition, line and closings. Lines are matched by assembly line, so that
 * another assembly has other lines.
 * @returns differences that sum to the cent: groups and closings to `difference`, lines to their group, changes to
 * their line.
 */
export function compareEstimates(
  before: ComparedEstimate,
  after: ComparedEstimate,
): { groups: GroupDifference[]; closings: ClosingDifference[]; difference: string } {
  const groups = pairByKey(before.groups, after.groups, ({ condition_id }) => condition_id).flatMap(
    ([was, is]) => groupDifference(was, is),
  );
  const closings = pairByKey(
    before.totals.filter(({ key }) => isClosing(key)),
    after.totals.filter(({ key }) => isClosing(key)),
    ({ key }) => key,
  ).flatMap(([was, is]): ClosingDifference[] => {
    const of = is ?? was;
    if (!of || (was && is && isEqualAmount(was.value, is.value))) return [];
    const grown = subtract(is?.value, was?.value);
    return [
      {
        key: of.key,
        label: of.label,
        ...(was ? { before: was.value } : {}),
        ...(is ? { after: is.value } : {}),
        difference: (of.key === 'discount' ? grown.neg() : grown).toFixed(2),
      },
    ];
  });
  const difference = subtract(after.total, before.total);
  const explained = [...groups, ...closings].reduce((sum, each) => sum.plus(each.difference), new Decimal(0));
  const unexplained = difference.minus(explained);
  if (!unexplained.isZero())
    closings.push({ key: 'rest', label: 'Rounding', difference: unexplained.toFixed(2) });
  return { groups, closings, difference: difference.toFixed(2) };
}
