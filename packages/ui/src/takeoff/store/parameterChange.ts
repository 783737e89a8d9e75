import type { TakeoffParameters } from '@plumbline/estimating';

/** Changed dimensions; undefined removes one. */
export type ParameterChange = {
  [Key in keyof TakeoffParameters]?: TakeoffParameters[Key] | undefined;
};

/** Applies a change to dimensions. */
export function withChange(parameters: TakeoffParameters | undefined, change: ParameterChange) {
  const kept = Object.entries({ ...parameters, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as TakeoffParameters;
}

const asText = (value: unknown): string =>
  value === false || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : (JSON.stringify(value) ?? 'none');

/** Change of a measure's own dimensions: values equal to the condition's are removed, so that they follow it. */
export function ownChange(change: ParameterChange, shared: TakeoffParameters): ParameterChange {
  const own: Record<string, unknown> = { ...change };
  for (const key of Object.keys(own))
    if (asText(own[key]) === asText(shared[key as keyof TakeoffParameters])) own[key] = undefined;
  return own as ParameterChange;
}
