import type { FieldMeta, EntityMeta } from '@plumbline/api/operations';
import type { Context } from '../context/context.ts';
import { invalidField } from '../core/http-error.ts';
import { assertExists, assertNotDeleted, assertUnreferenced } from './reference-checks.ts';
import { allResources, getResource } from './registry.ts';
import { assertTerritoryAccess, assertTerritoryExists } from './territories.ts';
import { assertFollowsWorkflow, firstStatus } from './workflow.ts';

const article = (word: string) => (/^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`);
const nameOf = (field: string) => field.replace(/_id$/, '_name');

/** The fields of a kind that hold the id of another record. */
export const referencesOf = (fields: Readonly<Record<string, FieldMeta>>) =>
  Object.entries(fields).flatMap(([field, { ref }]) => (ref ? [{ field, ref }] : []));

/** @throws HttpError 422 beside a field that names nothing that is there. */
export async function checkReferences(
  fields: Readonly<Record<string, FieldMeta>>,
  values: object,
  before: object | undefined,
  context: Context,
): Promise<void> {
  const [given, was] = [values as Record<string, unknown>, before as Record<string, unknown> | undefined];
  for (const { field, ref } of referencesOf(fields)) {
    const store = getResource(ref);
    const uuid = given[field];
    if (store && typeof uuid === 'string' && uuid !== was?.[field])
      await assertExists(context, store.view, field, uuid, `This ${store.one}`);
  }
}

/** The value of a field, whatever kind of record has it. */
const valueOf = (values: object | undefined, field: string): unknown =>
  (values as Record<string, unknown> | undefined)?.[field];
const textOf = (values: object | undefined, field: string): string | undefined => {
  const value = valueOf(values, field);
  return typeof value === 'string' ? value : undefined;
};
/** The fields whose values a company keeps elsewhere: its statuses, its territories. */
export const chosenFrom = (fields: Readonly<Record<string, FieldMeta>>, source: string) =>
  Object.entries(fields).flatMap(([field, { choices }]) => (choices === source ? [field] : []));

/** @throws HttpError 422 beside a field that is none of what it can be, or goes where its workflow does not lead. */
export async function checkChoices(
  { name, many }: Pick<EntityMeta, 'name' | 'many'>,
  fields: Readonly<Record<string, FieldMeta>>,
  values: object,
  before: object | undefined,
  context: Context,
): Promise<void> {
  for (const [field, { label, options, strict, min, max }] of Object.entries(fields)) {
    const value = textOf(values, field);
    if (value && min !== undefined && Number(value) < min)
      throw invalidField(field, `${label} must be at least ${min}.`);
    if (value && max !== undefined && Number(value) > max)
      throw invalidField(field, `${label} must be at most ${max}.`);
    if (!strict || !options || !value || value === valueOf(before, field)) continue;
    const ids = options.map((option) => option.split('|')[0] ?? option);
    if (!ids.includes(value)) throw invalidField(field, `${label} must be one of: ${ids.join(', ')}.`);
  }
  for (const field of chosenFrom(fields, 'territory')) {
    const [now, was] = [textOf(values, field), textOf(before, field)];
    await assertTerritoryExists(now, was, context);
    // Moving a record to a territory requires the right to edit records there.
    if (now && now !== was) await assertTerritoryAccess([now], 'edit', { many, field }, context);
  }
  for (const field of chosenFrom(fields, `status:${name}`))
    await assertFollowsWorkflow(name, field, textOf(before, field), textOf(values, field), context);
}

/** @throws HttpError 403 where the caller's access to the territories of these does not reach that far. */
export async function checkTerritories(
  fields: Readonly<Record<string, FieldMeta>>,
  rows: readonly object[],
  needed: 'edit' | 'fullAccess',
  many: string,
  context: Context,
): Promise<void> {
  for (const field of chosenFrom(fields, 'territory')) {
    const names = new Set(rows.map((row) => textOf(row, field)));
    await assertTerritoryAccess([...names], needed, { many }, context);
  }
}

/** Default values of a new record: its number, the first status and its creator. */
export async function initialValues(
  entity: EntityMeta,
  fields: Readonly<Record<string, FieldMeta>>,
  context: Context,
) {
  const begun: Record<string, unknown> = {};
  for (const [field, { default: initial, ref }] of Object.entries(fields)) {
    if (initial === 'me' && ref === 'user') begun[field] = context.user.user_id;
    if (initial === 'first') begun[field] = await firstStatus(entity.name, context);
  }
  if (entity.number) begun['number'] = (await context.nextNumbers(entity.name, '', 1))[0];
  return begun;
}

/** @throws HttpError 409 while records that hold on to these stand. */
export async function checkHeld(name: string, uuids: string[], context: Context): Promise<void> {
  for (const store of allResources().values()) {
    for (const [field, { ref, onDelete }] of Object.entries(store.fields)) {
      if (ref !== name || !onDelete) continue;
      await assertUnreferenced(context, uuids, { view: store.view, by: field, name: nameOf(field) }, [
        article(store.one),
        store.many,
      ]);
    }
  }
}

/** @throws HttpError 409 where what they belong to is deleted itself. */
export async function checkParents(
  fields: Readonly<Record<string, FieldMeta>>,
  rows: readonly object[],
  context: Context,
): Promise<void> {
  for (const { field, ref } of referencesOf(fields)) {
    const store = getResource(ref);
    if (!store || ref === 'user') continue;
    await assertNotDeleted(
      context,
      rows.map((row) => (row as Record<string, unknown>)[field] as string | null | undefined),
      { table: store.table, key: store.key, word: store.one, title: store.title },
    );
  }
}
