import { Decimal } from 'decimal.js';

/** What of a quote is compared. Figures are decimal text. */
export interface ComparedQuote {
  lines: readonly { code: string; name: string; quantity: string; unit: string; amount: string }[];
  total: string;
}
export interface ComparedLine {
  code: string;
  name: string;
  unit: string;
  /** Absent where the earlier one has no such line. */
  before?: { quantity: string; amount: string };
  /** Absent where the later one has no such line. */
  after?: { quantity: string; amount: string };
  /** Later less earlier, in money. */
  difference: string;
}

/** A quote with all that its total is made of. Amounts are decimal text; what has none counts nothing. */
export interface QuotedWhole {
  lines: ComparedQuote['lines'];
  inclusions: readonly { name: string; amount?: string | undefined }[];
  alternates?: readonly { number: number; name: string; amount: string; accepted: boolean }[] | undefined;
  total: string;
}
/** A quote as it is compared: what its inclusions count, and the alternates that are part of it, stand among its lines. */
export const comparedQuote = ({ lines, inclusions, alternates = [], total }: QuotedWhole): ComparedQuote => ({
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

/** What lies between the lines of a quote and its total, where it is compared. */
export const closingsName = 'Discount, bond, tax and rounding';

/** What has become of a line, in words: that it is new or taken out, and its quantities. @param shown a quantity as it is read. */
export function changeNote(
  { before, after, unit }: Pick<ComparedLine, 'before' | 'after' | 'unit'>,
  shown: (quantity: string) => string,
): string {
  const measured = ({ quantity }: { quantity: string }) => (unit ? `${shown(quantity)} ${unit}` : '');
  if (!before && !after) return '';
  if (!before) return ['New', after && measured(after)].filter(Boolean).join(', ');
  if (!after) return ['Taken out', measured(before)].filter(Boolean).join(', ');
  return before.quantity === after.quantity
    ? measured(after)
    : `${shown(before.quantity)} to ${measured(after)}`;
}

/**
 * What changed from one revision to another, line by line: lines are the same by code, and those without a code by name.
 * @returns lines in the later one's order, those that are gone at the end; their differences and `other` (discount, tax
 * and what else lies between lines and total) make the difference of the totals.
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
 * What one revision changes of another, and nothing that stays: lines whose quantity or amount is another, new ones and
 * those that are taken out, and what lies between lines and total. The differences make that of the totals, to the cent.
 */
export function quoteChanges(before: QuotedWhole, after: QuotedWhole): ComparedLine[] {
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
