import type { AssistantColumn } from '@plumbline/api';
import { titleOf, type FieldMeta } from '@plumbline/api/operations';
import { isNumeric, mainFigure, shownField, type AssistantEntity, type Plan } from './plan.ts';
import { figureText } from './render-answer.ts';
import type { PlannedQuery, Row } from './run-query-plan.ts';

/** Maximum number of columns beside the title. */
const shownColumns = 3;
const columnOf = (entity: AssistantEntity, name: string): AssistantColumn[] => {
  const field = entity.fields[name];
  if (!field) return [];
  return [
    { id: name, label: field.label, kind: field.kind, ...(field.format ? { format: field.format } : {}) },
  ];
};

/** Columns: the requested ones first, then those of the list. */
export function answerColumns({ entity, plan }: PlannedQuery): AssistantColumn[] {
  // Values common to all rows are in the sentence, not in a column.
  const alike = plan.conditions.flatMap(({ op, field, value }) =>
    op === 'eq' && !Array.isArray(value) ? [field] : [],
  );
  const named = [
    ...(plan.show ?? []),
    ...plan.conditions.map(({ field }) => field),
    plan.sort?.replace(/^-/, ''),
    plan.field,
    mainFigure(entity),
  ];
  const listedFields = Object.entries(entity.fields).filter(([, { columnWidth }]) => columnWidth);
  const defaultFields = listedFields.length
    ? listedFields
    : Object.entries(entity.fields).filter(([, { kind }]) => kind !== 'uuid' && kind !== 'instant');
  const columnNames = [...named, ...defaultFields.map(([name]) => name)].flatMap((name) => {
    const shown = name === undefined ? undefined : shownField(entity, name);
    if (name === undefined || (alike.includes(name) && !plan.show?.includes(name))) return [];
    return shown && !entity.title.includes(shown) && entity.fields[shown]?.kind !== 'list' ? [shown] : [];
  });
  return [...new Set(columnNames)].slice(0, shownColumns).flatMap((name) => columnOf(entity, name));
}

/** Label of an option; other values as they are. */
export const optionLabel = (value: unknown, field: FieldMeta | undefined): unknown => {
  if (typeof value !== 'string' || !field?.options) return value ?? null;
  const option = field.options.find((each) => each.split('|')[0] === value);
  return option?.split('|')[1] ?? value;
};

function hrefOf(row: Row, { page, pageOf }: AssistantEntity): { href?: string } {
  const href =
    pageOf?.(row) ?? (typeof row['uuid'] === 'string' ? page?.replace('{uuid}', row['uuid']) : undefined);
  return href ? { href } : {};
}

/** Describes the sort order, e.g. which field "the largest" refers to. */
export function orderText({ sort = '' }: Plan, { fields }: AssistantEntity): string {
  const field = fields[sort.replace(/^-/, '')];
  if (!field) return '';
  const first = isNumeric(field)
    ? sort.startsWith('-')
      ? 'the largest'
      : 'the smallest'
    : sort.startsWith('-')
      ? 'the latest'
      : 'the earliest';
  return `, by ${field.label}, ${first} first`;
}

/** Requested values of a single row, e.g. “Owner: Dana Reyes”. */
export function describeRow(
  { plan, entity, vocabulary }: PlannedQuery,
  row: Row | undefined,
): string | undefined {
  if (!plan.show?.length || !row) return undefined;
  return plan.show
    .map((name) => {
      const field = entity.fields[name];
      const shown = shownField(entity, name) ?? name;
      const value = row[shown];
      const label = field?.label ?? name;
      if (value === null || value === undefined || value === '') return `${label}: not set`;
      if (isNumeric(field)) return `${label}: ${figureText(String(value), field)}`;
      const named = vocabulary[name]?.find(({ id }) => id === value)?.label;
      return `${label}: ${named ?? String(optionLabel(value, field))}`;
    })
    .join('; ');
}

/** Presents rows with title and link separate from fields, because a contact's job title is not its name. */
export const cellKey = (name: string): string => (/^(uuid|title|href)$/.test(name) ? `field_${name}` : name);

/** Rows with their title, link and the values of these columns. */
export function presentRows(
  rows: readonly Row[],
  columns: readonly AssistantColumn[],
  entity: AssistantEntity,
): Row[] {
  return rows.map((row) => ({
    uuid: row['uuid'],
    title: titleOf(entity, row) || entity.one,
    ...hrefOf(row, entity),
    ...Object.fromEntries(columns.map(({ id }) => [cellKey(id), optionLabel(row[id], entity.fields[id])])),
  }));
}
