import type {
  QuoteAlternate,
  QuoteAlternateChoice,
  QuoteClause,
  QuoteClauseFields,
  QuoteTotal,
} from '@plumbline/api';
import {
  clauseProblem,
  closeAlternates,
  closeQuote,
  visibleQuoteLines,
  type ClauseCalculation,
  type ClosingRates,
  type QuotedFigures,
} from '@plumbline/estimating';
import { v7 as uuidv7 } from 'uuid';
import { HttpError } from '../../../core/http-error.ts';
import type { Snapshot } from './revision-lines.ts';

type Kind = 'inclusions' | 'exclusions';
export type Clauses = Record<Kind, QuoteClause[]>;

const calculationOf = (clause: QuoteClauseFields): ClauseCalculation => ({
  calculateBy: clause.calculate_by ?? 'no_calculation',
  value: clause.value,
  base: clause.base,
  formula: clause.formula,
});
const isOfLines = ({ include_on }: QuoteClauseFields) => include_on === 'assembly';

/** Figures for computing amounts; older revisions know only the sell of lines. */
export const figuresOf = ({ figures, lines }: Snapshot): QuotedFigures[] =>
  figures ?? lines.map(({ code, amount }) => ({ code, subtotal: amount }));

function ratesOf({ rates, totals }: Snapshot): ClosingRates {
  if (rates) return rates;
  const of = (key: string) => totals.find((total) => total.key === key)?.percentage ?? '0';
  return { discountPercent: of('discount'), bondPercent: of('bond'), taxPercent: of('tax') };
}

/** Stored clause, without fields of another calculation. */
function storedClause({ uuid = uuidv7(), ...clause }: QuoteClauseFields): QuoteClause {
  const { name, description, include_on, codes = [], calculate_by, value, base, formula, source_id } = clause;
  return {
    uuid,
    name: name.trim(),
    ...(description ? { description } : {}),
    ...(isOfLines(clause) ? { include_on, codes } : {}),
    ...(calculate_by && calculate_by !== 'no_calculation' ? { calculate_by } : {}),
    ...(value !== undefined && (calculate_by === 'fixed_value' || calculate_by === 'percentage')
      ? { value }
      : {}),
    ...(base && calculate_by === 'percentage' ? { base } : {}),
    ...(formula && calculate_by === 'formula' ? { formula: formula.trim() } : {}),
    ...(source_id ? { source_id } : {}),
  };
}

/**
 * Validates clauses against the quote.
 * @throws HttpError 422 at the invalid field, e.g. `inclusions.2.formula`.
 */
export function checkClauses(kind: Kind, clauses: readonly QuoteClauseFields[], { lines }: Snapshot): void {
  const codes = new Set(lines.map(({ code }) => code));
  const errors = clauses.flatMap((clause, at) => {
    const wrong = clauseProblem(calculationOf(clause));
    const unknown = isOfLines(clause) ? clause.codes?.find((code) => !codes.has(code)) : undefined;
    return [
      ...(wrong ? [{ field: `${kind}.${at}.${wrong.field}`, message: wrong.message }] : []),
      ...(unknown === undefined
        ? []
        : [{ field: `${kind}.${at}.codes`, message: `“${unknown}” is not a line of this quote.` }]),
    ];
  });
  const ids = clauses.flatMap(({ uuid }) => uuid ?? []);
  if (new Set(ids).size !== ids.length)
    errors.push({ field: kind, message: 'The list contains a duplicate.' });
  const [first] = errors;
  if (first) throw new HttpError(422, first.message, { errors });
}

const noLineMessage = 'None of the lines it refers to is in this quote.';

/** Stored alternates with the given choices; alternates not offered are not accepted. */
const chosenAlternates = (
  { alternates = [] }: Pick<Snapshot, 'alternates'>,
  choices: readonly QuoteAlternateChoice[] = [],
): QuoteAlternate[] => {
  const choiceById = new Map(choices.map((choice) => [choice.uuid, choice]));
  return alternates.map((alternate) => {
    const { offered, accepted } = choiceById.get(alternate.uuid) ?? alternate;
    return { ...alternate, offered, accepted: offered && accepted };
  });
};

/** Computes clauses, alternates and totals of a quote from its stored figures and drops unknown line codes. */
export function priced(
  clauses: Record<Kind, readonly QuoteClauseFields[]> & {
    alternates?: readonly QuoteAlternateChoice[] | undefined;
  },
  snapshot: Snapshot,
): Clauses & { totals: QuoteTotal[]; alternates: QuoteAlternate[]; base: string; total: string } {
  const codes = new Set(snapshot.lines.map(({ code }) => code));
  const listed = (kind: Kind) =>
    clauses[kind]
      .map(storedClause)
      .map((clause) =>
        isOfLines(clause)
          ? { ...clause, codes: (clause.codes ?? []).filter((code) => codes.has(code)) }
          : clause,
      );
  const [inclusions, exclusions] = [listed('inclusions'), listed('exclusions')];
  const isLost = (clause: QuoteClause) => isOfLines(clause) && clause.codes?.length === 0;
  const rates = ratesOf(snapshot);
  const of = (clause: QuoteClause, kind: 'inclusion' | 'exclusion') => ({
    id: clause.uuid,
    kind,
    codes: isOfLines(clause) ? clause.codes : undefined,
    ...calculationOf(clause),
  });
  const closed = closeQuote({
    lines: figuresOf(snapshot),
    clauses: [
      ...inclusions.filter((clause) => !isLost(clause)).map((clause) => of(clause, 'inclusion')),
      ...exclusions.filter((clause) => !isLost(clause)).map((clause) => of(clause, 'exclusion')),
    ],
    rates,
  });
  const withAmount = (clause: QuoteClause): QuoteClause =>
    isLost(clause)
      ? { ...clause, problem: noLineMessage }
      : { ...clause, ...closed.clauses.get(clause.uuid) };
  const count = visibleQuoteLines(snapshot.lines).length;
  const alternates = chosenAlternates(snapshot, clauses.alternates);
  const accepted = alternates.filter((alternate) => alternate.accepted);
  const { total } = closeAlternates(
    closed.total,
    accepted.map(({ amount }) => ({ amount, isAccepted: true })),
  );
  const rated = (key: string, label: string, value: string, percentage = '0') =>
    Number(percentage) === 0 ? [] : [{ key, label, value, percentage }];
  return {
    inclusions: inclusions.map(withAmount),
    exclusions: exclusions.map(withAmount),
    // Hides cost from the customer.
    totals: [
      { key: 'subtotal', label: `Subtotal, ${count} ${count === 1 ? 'item' : 'items'}`, value: closed.lines },
      ...(Number(closed.inclusions) === 0
        ? []
        : [{ key: 'inclusions', label: 'Inclusions', value: closed.inclusions }]),
      ...rated('discount', 'Discount', closed.discount, rates.discountPercent),
      ...rated('bond', 'Bond', closed.bond, rates.bondPercent),
      ...rated('tax', 'Sales tax', closed.tax, rates.taxPercent),
      ...(accepted.length === 0
        ? []
        : [
            { key: 'base', label: 'Base bid', value: closed.total },
            ...accepted.map(({ uuid, number, amount }) => ({
              key: `alternate ${uuid}`,
              label: `Alternate ${number}`,
              value: amount,
            })),
          ]),
      { key: 'total', label: 'Total', value: total },
    ],
    alternates,
    base: closed.total,
    total,
  };
}

/** Reason why a clause blocks sending; undefined if none does. */
export function clauseRefusal({ inclusions, exclusions }: Clauses): string | undefined {
  const wrong = [...inclusions, ...exclusions].find(({ problem }) => problem);
  return wrong && `“${wrong.name}” has no amount: ${wrong.problem}`;
}
