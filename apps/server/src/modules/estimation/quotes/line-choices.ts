import type { QuoteLineChoice } from '@plumbline/api';
import { repriceQuoteLine } from '@plumbline/estimating';
import { invalidField } from '../../../core/http-error.ts';
import { figuresOf } from './clauses.ts';
import type { Snapshot } from './revision-lines.ts';

/** Choices of a revision's lines that a later one keeps. */
export const choicesOf = ({ lines }: Pick<Snapshot, 'lines'>): QuoteLineChoice[] =>
  lines.flatMap(({ code, is_hidden, estimated, unit_price }) =>
    is_hidden || estimated
      ? [{ code, ...(is_hidden ? { is_hidden } : {}), ...(estimated ? { unit_price } : {}) }]
      : [],
  );

/** @throws HttpError 422 for an unknown or ambiguous line, or a price below 0. */
export function checkChoices(choices: readonly QuoteLineChoice[], { lines }: Snapshot): void {
  for (const [at, { code, unit_price }] of choices.entries()) {
    const count = lines.filter((line) => line.code === code).length;
    if (count === 0) throw invalidField(`lines.${at}.code`, 'This line is not in this revision.');
    if (count > 1) throw invalidField(`lines.${at}.code`, `Several lines have the code ${code}.`);
    if (Number(unit_price ?? 0) < 0)
      throw invalidField(`lines.${at}.unit_price`, "The Value cann't be less than 0");
  }
}

/** Snapshot with chosen visibility and unit prices; amounts and the figures of clauses follow. */
export function withChoices(snapshot: Snapshot, choices: readonly QuoteLineChoice[]): Snapshot {
  if (choices.length === 0) return snapshot;
  const byCode = new Map(choices.map((choice) => [choice.code, choice]));
  const lines = snapshot.lines.map((line) => {
    const choice = byCode.get(line.code);
    if (!choice) return line;
    const priced = choice.unit_price === undefined ? line : repriceQuoteLine(line, choice.unit_price);
    const { is_hidden: was = false, ...shown } = priced;
    return (choice.is_hidden ?? was) ? { ...shown, is_hidden: true } : shown;
  });
  const amounts = new Map(
    lines.filter(({ code }) => byCode.has(code)).map(({ code, amount }) => [code, amount]),
  );
  const figures = figuresOf(snapshot).map((each) => {
    const subtotal = amounts.get(each.code);
    return subtotal === undefined ? each : { ...each, subtotal };
  });
  return { ...snapshot, lines, figures };
}
