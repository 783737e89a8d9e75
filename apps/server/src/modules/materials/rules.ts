import { formulaVariables, parseFormula } from '@plumbline/estimating';

/** What a take-off gives to formulas, by name, with the unit each figure is in. */
export const takeoffVariables = {
  qty: 'of the take-off type',
  length: 'LF',
  area: 'SF',
  perimeter: 'LF',
  volume: 'CF',
  count: 'EA',
  plan_area: 'SF',
  plan_length: 'LF',
  gross_area: 'SF',
  openings_area: 'SF',
  cutout_area: 'SF',
  cutout_perimeter: 'LF',
  drop_length: 'LF',
  drop_count: 'EA',
  segments: 'EA',
  points: 'EA',
  pieces: 'EA',
  height: 'FT',
  width: 'FT',
  depth: 'FT',
  diameter: 'FT',
  sides: '',
} as const;
export type TakeoffVariable = keyof typeof takeoffVariables;

/** @returns what is wrong with an assembly's formula, in words, or undefined. */
export function checkAssemblyFormula(formula: string): string | undefined {
  const parsed = parseFormula(formula);
  if (!parsed.ok) return parsed.error.message;
  const unknown = formulaVariables(parsed.node).find((name) => !Object.hasOwn(takeoffVariables, name));
  return unknown ? `“${unknown}” is not a figure that a take-off gives.` : undefined;
}
