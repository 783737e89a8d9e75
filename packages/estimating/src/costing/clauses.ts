import { checkFormulas, evaluateFormula, formulaNames, parseFormula } from '../formula/index.ts';
import { hundred, of } from './basics.ts';
import { Decimal, money } from './explain.ts';
import type { ClauseBase, ClauseCalculation, ClauseFigures, DecimalString } from './types.ts';

/** Names in formulas of inclusions and exclusions, with label and unit. */
export const clauseFigures: Readonly<Record<keyof ClauseFigures, { label: string; unit?: string }>> = {
  subtotal: { label: 'Subtotal', unit: '$' },
  direct: { label: 'Direct cost', unit: '$' },
  material: { label: 'Material', unit: '$' },
  labor: { label: 'Labor', unit: '$' },
  // Without a unit, so that multiplying it by an hourly cost gives money.
  hours: { label: 'Hours' },
};
type FigureName = keyof ClauseFigures;
const names = Object.keys(clauseFigures) as FigureName[];

const unitOf = (name: FigureName): { unit?: string } => {
  const { unit } = clauseFigures[name];
  return unit === undefined ? {} : { unit };
};

const isBase = (base: string | undefined): base is ClauseBase =>
  base !== undefined && base !== 'hours' && Object.hasOwn(clauseFigures, base);

export interface ClauseFieldError {
  /** Invalid field: `value`, `base` or `formula`. */
  field: 'value' | 'base' | 'formula';
  message: string;
}

/** Validates a clause's calculation; undefined if valid. */
export function clauseProblem(clause: ClauseCalculation): ClauseFieldError | undefined {
  switch (clause.calculateBy) {
    case 'fixed_value':
      return clause.value ? undefined : { field: 'value', message: 'Enter the amount.' };
    case 'percentage':
      if (!clause.value) return { field: 'value', message: 'Enter the percentage.' };
      return isBase(clause.base)
        ? undefined
        : { field: 'base', message: 'Select the base of the percentage.' };
    case 'formula': {
      const formula = clause.formula ?? '';
      if (formula.trim() === '') return { field: 'formula', message: 'Enter the formula.' };
      const { problems } = checkFormulas({ amount: { formula, unit: '$' } }, { variables: clauseFigures });
      const [first] = problems;
      return first && { field: 'formula', message: first.message };
    }
    default:
      return undefined;
  }
}

/** Sums the figures of several lines; a figure that any line lacks is omitted. */
export function sumFigures(lines: readonly ClauseFigures[]): ClauseFigures {
  const sum = (name: FigureName): DecimalString | undefined =>
    lines.some((line) => line[name] === undefined)
      ? undefined
      : lines.reduce((total, line) => total.plus(of(line[name])), new Decimal(0)).toFixed();
  const [material, labor, direct, hours] = [sum('material'), sum('labor'), sum('direct'), sum('hours')];
  return {
    subtotal: sum('subtotal') ?? '0',
    ...(material === undefined ? {} : { material }),
    ...(labor === undefined ? {} : { labor }),
    ...(direct === undefined ? {} : { direct }),
    ...(hours === undefined ? {} : { hours }),
  };
}

export type ClauseAmount = { ok: true; amount: Decimal | undefined } | { ok: false; message: string };

/**
 * Amount of a clause, rounded once to cents, half up.
 * @param figures of the lines it applies to.
 * @returns no amount for clauses without calculation; a message if a figure or the formula is missing.
 */
export function clauseAmount(clause: ClauseCalculation, figures: ClauseFigures): ClauseAmount {
  const wrong = clauseProblem(clause);
  if (wrong) return { ok: false, message: wrong.message };
  const missing = (name: FigureName): ClauseAmount => ({
    ok: false,
    message: `${clauseFigures[name].label} is not available in this revision. Create a new revision to compute it.`,
  });
  switch (clause.calculateBy) {
    case 'fixed_value':
      return { ok: true, amount: money(of(clause.value)) };
    case 'percentage': {
      const base = clause.base as ClauseBase;
      const figure = figures[base];
      if (figure === undefined) return missing(base);
      return { ok: true, amount: money(of(figure).times(of(clause.value)).div(hundred)) };
    }
    case 'formula': {
      const scope = Object.fromEntries(
        names.flatMap((name) => {
          const value = figures[name];
          return value === undefined ? [] : [[name, { value, ...unitOf(name) }]];
        }),
      );
      const parsed = parseFormula(clause.formula ?? '');
      const used = parsed.ok ? formulaNames(parsed.node).map((use) => use.name) : [];
      const absent = names.find((name) => figures[name] === undefined && used.includes(name));
      if (absent) return missing(absent);
      const result = evaluateFormula(clause.formula ?? '', scope, { unit: '$' });
      return result.ok
        ? { ok: true, amount: money(new Decimal(result.value)) }
        : { ok: false, message: result.error.message };
    }
    default:
      return { ok: true, amount: undefined };
  }
}

/** Describes a calculation, e.g. “2.5% of direct cost”; empty without calculation. */
export function describeClauseCalculation(clause: ClauseCalculation): string {
  if (clause.calculateBy === 'fixed_value') return `$${of(clause.value).toFixed(2)}`;
  if (clause.calculateBy === 'percentage')
    return `${of(clause.value).toFixed()}% of ${clauseFigures[clause.base ?? 'subtotal'].label.toLowerCase()}`;
  return clause.calculateBy === 'formula' ? (clause.formula ?? '') : '';
}
