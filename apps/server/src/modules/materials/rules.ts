import { formulaVariables, parseFormula, takeoffFigures } from '@plumbline/estimating';

/** @returns what is wrong with an assembly's formula, in words, or undefined. */
export function checkAssemblyFormula(formula: string): string | undefined {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed.error.message;
  const unknown = formulaVariables(parsed.node).find((name) => !Object.hasOwn(takeoffFigures, name));
  return unknown ? `“${unknown}” is not a figure that a take-off gives.` : undefined;
}
