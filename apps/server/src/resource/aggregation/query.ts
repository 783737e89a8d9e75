import {
  canGroup,
  canMeasure,
  canShare,
  canSum,
  isPeriodic,
  measureId,
  measureLabel,
  measureOps,
  periods,
  type MeasureAsked,
  type Period,
} from '@plumbline/api/operations';
import type { ListField } from '../list-query.ts';
import { HttpError } from '../../core/http-error.ts';

export interface AggregationQuery {
  search?: string | undefined;
  filter?: string | undefined;
  by?: string | undefined;
  measures?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
}
/** Field of a list with its choices from the company or the contract. */
export interface AggregationField extends ListField {
  ref?: string;
  options?: readonly string[];
  choices?: string;
  write?: true | 'required';
}
export interface Grouping {
  name: string;
  field: AggregationField;
  /** Period of a day or an instant. */
  per: Period | undefined;
}
export interface Measure extends MeasureAsked {
  id: string;
  label: string;
  described: AggregationField | undefined;
}
export interface ParsedAggregation {
  by: Grouping[];
  measures: Measure[];
  /** `group`, `count` or the id of a measure; undefined if the groups have an order of their own. */
  sort: { by: string; isDown: boolean } | undefined;
}
export type AggregationFields = Readonly<Record<string, AggregationField>>;

const [mostGroupings, mostMeasures] = [2, 6];
const refuse = (field: string, message: string) =>
  new HttpError(400, message, { errors: [{ field, message }] });

function parseList(name: string, text: string | undefined): Record<string, unknown>[] {
  if (!text) return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse(name, `“${name}” is not valid JSON.`);
  }
  if (!Array.isArray(value) || value.some((each) => typeof each !== 'object' || each === null))
    throw refuse(name, `“${name}” must be an array of objects.`);
  return value as Record<string, unknown>[];
}
const fieldNamed = (fields: AggregationFields, name: unknown): AggregationField | undefined =>
  typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : undefined;

function groupingOf(fields: AggregationFields, { field: name, per }: Record<string, unknown>): Grouping {
  const field = fieldNamed(fields, name);
  if (!field || !canGroup(field) || (field.kind === 'uuid' && !field.ref))
    throw refuse('by', `Records cannot be grouped by “${String(name)}”.`);
  if (!isPeriodic(field)) {
    if (per !== undefined) throw refuse('by', `${field.label} cannot be grouped by period.`);
    return { name: String(name), field, per: undefined };
  }
  const period = periods.find((each) => each === (per ?? 'month'));
  if (!period) throw refuse('by', `${field.label} can be grouped by ${periods.join(', ')}.`);
  return { name: String(name), field, per: period };
}

function measureOf(
  fields: AggregationFields,
  { op: operation, field: name, value }: Record<string, unknown>,
): Measure {
  const op = measureOps.find((each) => each === operation);
  if (!op) throw refuse('measures', `A measure must be one of: ${measureOps.join(', ')}.`);
  if (op === 'count') return { op, id: 'count', label: 'Count', described: undefined };
  const field = fieldNamed(fields, name);
  if (!field) throw refuse('measures', `The field “${String(name)}” does not exist.`);
  if (op === 'share') {
    if (!canShare(field) || typeof value !== 'string')
      throw refuse('measures', `A share needs a choice field and one of its values.`);
  } else if (op === 'sum' ? !canSum(field) : !canMeasure(field))
    throw refuse('measures', `${field.label} ${op === 'sum' ? 'cannot be added up' : 'is not a number'}.`);
  const measure = { op, field: String(name), ...(op === 'share' ? { value: String(value) } : {}) };
  return { ...measure, id: measureId(measure), label: measureLabel(measure, field), described: field };
}

/** True if the values of a field have an order of their own: days, stages, true before false. */
export const isOrdered = ({ field, per }: Grouping): boolean =>
  per !== undefined ||
  field.kind === 'boolean' ||
  Boolean(field.options ?? field.choices?.startsWith('status:'));

/**
 * Parses the parameters of a summary and checks them against the fields of the list.
 * @throws HttpError 400 at the wrong parameter.
 */
export function parseAggregation(fields: AggregationFields, query: AggregationQuery): ParsedAggregation {
  const by = parseList('by', query.by).map((each) => groupingOf(fields, each));
  if (by.length > mostGroupings) throw refuse('by', `At most ${mostGroupings} groupings are allowed.`);
  const [first, second] = by;
  if (first && second && first.name === second.name)
    throw refuse('by', `Choose a field other than ${first.field.label} for the second grouping.`);
  const measures = parseList('measures', query.measures).map((each) => measureOf(fields, each));
  if (measures.length > mostMeasures)
    throw refuse('measures', `At most ${mostMeasures} measures are allowed.`);
  if (!query.sort) return { by, measures, sort: undefined };
  const name = query.sort.replace(/^-/, '');
  if (name !== 'group' && name !== 'count' && !measures.some(({ id }) => id === name))
    throw refuse('sort', `Groups cannot be sorted by “${name}”.`);
  return { by, measures, sort: { by: name, isDown: query.sort.startsWith('-') } };
}
