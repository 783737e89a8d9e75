import { Decimal } from 'decimal.js';

/** Compared figures of a quote, as decimal text. */
export interface ComparedQuote {
  lines: readonly { code: string; name: string; quantity: string; unit: string; amount: string }[];
  total: string;
}
export interface ComparedLine {
  code: string;
  name: string;
  unit: string;
  /** Absent for added lines. */
  before?: { quantity: string; amount: string };
  /** Absent for removed lines. */
  after?: { quantity: string; amount: string };
  /** Later minus earlier amount. */
  difference: string;
}

/** Quote with all parts of its total. Amounts are decimal text; a missing one counts 0. */
export interface QuoteBreakdown {
  lines: ComparedQuote['lines'];
  inclusions: readonly { name: string; amount?: string | undefined }[];
  alternates?: readonly { number: number; name: string; amount: string; accepted: boolean }[] | undefined;
  total: string;
}
/** Converts a quote for comparison; priced inclusions and accepted alternates become lines. */
export const comparedQuote = ({
  lines,
  inclusions,
  alternates = [],
  total,
}: QuoteBreakdown): ComparedQuote => ({
  lines: [
    ...lines,
    ...inclusions.flatMap(({ name, amount }) =>
      amount === undefined ? [] : [{ code: '', name, quantity: '1', unit: '', amount }],
    ),
    ...alternates.flatMap(({ number, name, amount, accepted }) =>
      accepted ? [{ code: `ALT-${number}`, name, quantity: '1', unit: '', amount }] : [],
    ),
  ],
  total,
});

/** Label of the difference between a quote's lines and its total. */
export const closingsName = 'Discount, bond, tax and rounding';

/** Note of a changed line: added, removed, or its quantities. @param shown formats a quantity. */
export function changeNote(
  { before, after, unit }: Pick<ComparedLine, 'before' | 'after' | 'unit'>,
  shown: (quantity: string) => string,
): string {
  const measured = ({ quantity }: { quantity: string }) => (unit ? `${shown(quantity)} ${unit}` : '');
  if (!before && !after) return '';
  if (!before) return ['New', after && measured(after)].filter(Boolean).join(', ');
  if (!after) return ['Removed', measured(before)].filter(Boolean).join(', ');
  return before.quantity === after.quantity
    ? measured(after)
    : `${shown(before.quantity)} to ${measured(after)}`;
}

/**
 * Compares two revisions by line, matched by code, or by name without a code.
 * @returns lines in the later order with removed ones at the end; their differences and `other` (discount, bond, tax,
 * rounding) sum to the difference of the totals.
 */
export function compareQuotes(
  before: ComparedQuote,
  after: ComparedQuote,
): { lines: ComparedLine[]; other: string; difference: string } {
  const keyOf = ({ code, name }: { code: string; name: string }) => (code ? `code ${code}` : `name ${name}`);
  const left = new Map<string, ComparedQuote['lines'][number][]>();
  for (const line of before.lines) left.set(keyOf(line), [...(left.get(keyOf(line)) ?? []), line]);
  const figures = ({ quantity, amount }: { quantity: string; amount: string }) => ({ quantity, amount });
  const lines: ComparedLine[] = after.lines.map((line) => {
    const was = left.get(keyOf(line))?.shift();
    return {
      code: line.code,
      name: line.name,
      unit: line.unit,
      ...(was ? { before: figures(was) } : {}),
      after: figures(line),
      difference: new Decimal(line.amount).minus(was?.amount ?? 0).toFixed(2),
    };
  });
  for (const line of [...left.values()].flat())
    lines.push({
      code: line.code,
      name: line.name,
      unit: line.unit,
      before: figures(line),
      difference: new Decimal(line.amount).neg().toFixed(2),
    });
  const difference = new Decimal(after.total).minus(before.total);
  const ofLines = lines.reduce((sum, line) => sum.plus(line.difference), new Decimal(0));
  return { lines, other: difference.minus(ofLines).toFixed(2), difference: difference.toFixed(2) };
}

/**
 * Changes of one revision to another: changed, added and removed lines and closings. The differences sum to that of the
 * totals to the cent.
 */
export function quoteChanges(before: QuoteBreakdown, after: QuoteBreakdown): ComparedLine[] {
  const { lines, other } = compareQuotes(comparedQuote(before), comparedQuote(after));
  const changed = lines.filter(
    (line) =>
      Number(line.difference) !== 0 ||
      !line.before ||
      !line.after ||
      !new Decimal(line.before.quantity).eq(line.after.quantity),
  );
  return Number(other) === 0
    ? changed
    : [...changed, { code: '', name: closingsName, unit: '', difference: other }];
}
