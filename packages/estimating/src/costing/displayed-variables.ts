import { Decimal, quantityText, roundQuantity } from './explain.ts';
import type { AssemblyInput, EstimateVariable } from './types.ts';

const known = new WeakMap<AssemblyInput['variables'], AssemblyInput['variables']>();

const displayed = (variable: EstimateVariable): EstimateVariable =>
  variable.source?.kind === 'takeoff'
    ? { ...variable, value: quantityText(roundQuantity(new Decimal(variable.value))) }
    : variable;

/**
 * Variables of an assembly with measured figures as displayed, so that a formula can be verified from what is shown.
 * Entered dimensions keep their decimals.
 */
export function displayedVariables(variables: AssemblyInput['variables']): AssemblyInput['variables'] {
  const found =
    known.get(variables) ??
    Object.fromEntries(Object.entries(variables).map(([name, variable]) => [name, displayed(variable)]));
  known.set(variables, found);
  return found;
}
