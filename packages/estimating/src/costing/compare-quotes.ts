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
