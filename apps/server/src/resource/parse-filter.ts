import { HttpError } from '../core/http-error.ts';

/** Comparison of a field with a value. */
export interface Condition {
  field: string;
  op: string;
  value: unknown;
}
/** Condition, or a group of which one (`any`) or every member (`all`) must hold. */
export type FilterExpression =
  | Condition
  | { any: readonly FilterExpression[] }
  | { all: readonly FilterExpression[] };

/** Maximum depth of groups in each other: alternatives, and ranges or other combinations within an alternative. */
const MAX_DEPTH = 2;
/** Maximum conditions of a filter; a statement has at most 65,535 parameters. */
const MAX_CONDITIONS = 50;

const refuse = (message: string) => new HttpError(400, message, { errors: [{ field: 'filter', message }] });

function parseExpression(value: unknown, depth: number): FilterExpression {
  const group = (value ?? {}) as Partial<Condition> & { any?: unknown; all?: unknown };
  for (const kind of ['any', 'all'] as const) {
    if (!Object.hasOwn(group, kind)) continue;
    const members = group[kind];
    if (Object.keys(group).length > 1 || !Array.isArray(members))
      throw refuse(`A filter group must be an object with “${kind}” and an array of conditions.`);
    if (depth >= MAX_DEPTH) throw refuse(`Filter groups can be nested ${MAX_DEPTH} levels deep.`);
    if (members.length === 0) throw refuse('A filter group needs at least one condition.');
    const parsed = members.map((each: unknown) => parseExpression(each, depth + 1));
    return kind === 'any' ? { any: parsed } : { all: parsed };
  }
  const { field, op = 'eq', value: operand } = group;
  if (typeof field !== 'string' || typeof op !== 'string')
    throw refuse('A filter needs a field and an operator.');
  return { field, op, value: operand };
}

/** All conditions of expressions, also those in groups. */
export const conditionsIn = (expressions: readonly FilterExpression[]): Condition[] =>
  expressions.flatMap((each) =>
    'any' in each ? conditionsIn(each.any) : 'all' in each ? conditionsIn(each.all) : [each],
  );

/**
 * Parses the `filter` parameter: a JSON array of conditions and groups that must all hold, or an object of values that
 * must be equal.
 * @throws HttpError 400 for invalid JSON, an invalid group, too many conditions or groups that are nested too deep.
 */
export function parseFilterExpressions(text: string | undefined): FilterExpression[] {
  if (!text) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('The filter is not valid JSON.');
  }
  let expressions: FilterExpression[];
  if (Array.isArray(value)) expressions = value.map((each: unknown) => parseExpression(each, 0));
  else if (typeof value === 'object' && value !== null)
    expressions = Object.entries(value).map(([field, operand]) => ({ field, op: 'eq', value: operand }));
  else throw refuse('The filter must be a JSON array or object.');
  if (conditionsIn(expressions).length > MAX_CONDITIONS)
    throw refuse(`A filter can have at most ${MAX_CONDITIONS} conditions.`);
  return expressions;
}

/** Parses the filter of a call that supports no groups. @throws HttpError 400 for a group, too. */
export function parseFilter(text: string | undefined): Condition[] {
  const expressions = parseFilterExpressions(text);
  return expressions.map((each) => {
    if ('any' in each || 'all' in each) throw refuse('This list does not support filter groups.');
    return each;
  });
}

/** Names of the fields that a filter compares. */
export const filteredFields = (text: string | undefined): string[] =>
  conditionsIn(parseFilterExpressions(text)).map(({ field }) => field);
