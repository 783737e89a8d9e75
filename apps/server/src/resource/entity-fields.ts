import { entityFields, operations, type EntityMeta, type FieldMeta } from '@plumbline/api/operations';

/** Columns of a record by name. */
export type Values = Record<string, unknown>;

/** Fields of an entity by name. */
export type EntityFields = Readonly<Record<string, FieldMeta>>;

/**
 * Fields of an entity's list as the contract describes them.
 * @param searchColumns fields that the table's search column contains.
 */
export function describeFields(
  { calls }: Pick<EntityMeta, 'calls'>,
  searchColumns: readonly string[] = [],
): EntityFields {
  const row = (operations as Readonly<Record<string, { list?: string }>>)[`${calls}List`]?.list ?? '';
  const described = (entityFields as Readonly<Record<string, EntityFields>>)[row] ?? {};
  return Object.fromEntries(
    Object.entries(described).map(([id, field]) => [
      id,
      searchColumns.includes(id) ? { ...field, isInSearchColumn: true } : field,
    ]),
  );
}

/** Fields that hold the id of another record, with the entity of that record. */
export const referencesOf = (fields: EntityFields) =>
  Object.entries(fields).flatMap(([field, { ref }]) => (ref ? [{ field, ref }] : []));

/** Fields whose values a company lists elsewhere, such as its statuses or territories. */
export const fieldsChosenFrom = (fields: EntityFields, source: string): string[] =>
  Object.entries(fields).flatMap(([field, { choices }]) => (choices === source ? [field] : []));

/** Value of a field, whatever entity the record is of. */
export const valueOf = (values: object | undefined, field: string): unknown =>
  (values as Record<string, unknown> | undefined)?.[field];

/** Value of a text field; undefined for anything else. */
export const textOf = (values: object | undefined, field: string): string | undefined => {
  const value = valueOf(values, field);
  return typeof value === 'string' ? value : undefined;
};

/** A noun with its indefinite article, e.g. `an account`. */
export const withArticle = (noun: string): string => (/^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`);
