import { formulaVariables, parseFormula, takeoffFigures } from '@plumbline/estimating';
import { HttpError } from '../../core/http-error.ts';

/** @returns what is wrong with an assembly's formula, in words, or undefined. */
export function checkAssemblyFormula(formula: string): string | undefined {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed.error.message;
  const unknown = formulaVariables(parsed.node).find((name) => !Object.hasOwn(takeoffFigures, name));
  return unknown ? `“${unknown}” is not a figure that a take-off gives.` : undefined;
}

/** What a characteristic may be; nothing where it may be anything. */
export const choicesOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @throws HttpError 422 with all of them, each beside its field. */
export function refuse(problems: readonly { field: string; message: string }[]): void {
  const [first] = problems;
  if (first) throw new HttpError(422, first.message, { errors: [...problems] });
}
