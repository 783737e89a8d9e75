import { formulaVariables, parseFormula, takeoffFigures } from '@plumbline/estimating';
import { HttpError } from '../../core/http-error.ts';

/** @returns the error of an assembly formula, or undefined. */
export function checkAssemblyFormula(formula: string): string | undefined {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed.error.message;
  const unknown = formulaVariables(parsed.node).find((name) => !Object.hasOwn(takeoffFigures, name));
  return unknown ? `“${unknown}” is not a take-off quantity.` : undefined;
}

/** Choices of a characteristic; empty for free values. */
export const choicesOf = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** @throws HttpError 422 with all errors by field. */
export function throwProblems(problems: readonly { field: string; message: string }[]): void {
  const [first] = problems;
  if (first) throw new HttpError(422, first.message, { errors: [...problems] });
}
