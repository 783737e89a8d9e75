import type { TakeoffParameters } from '@plumbline/estimating';

/** Dimensions that are told anew; one that is undefined is taken out. */
export type ParameterChange = {
  [Key in keyof TakeoffParameters]?: TakeoffParameters[Key] | undefined;
};

/** Dimensions with a change made to them. */
export function withChange(parameters: TakeoffParameters | undefined, change: ParameterChange) {
  const kept = Object.entries({ ...parameters, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as TakeoffParameters;
}

const asText = (value: unknown): string =>
  value === false || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : (JSON.stringify(value) ?? 'none');

/** A change of a measure's own dimensions: what is as its condition has it is its condition's, and follows that. */
export function ownChange(change: ParameterChange, shared: TakeoffParameters): ParameterChange {
  const own: Record<string, unknown> = { ...change };
  for (const key of Object.keys(own))
    if (asText(own[key]) === asText(shared[key as keyof TakeoffParameters])) own[key] = undefined;
  return own as ParameterChange;
}
