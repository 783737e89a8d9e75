import type { Context } from '../../context/context.ts';
import type { CreateState, RecordsState, UpdateState } from '../call-states.ts';
import { labelChanges } from '../custom-fields.ts';
import type { ListFields } from '../list-query.ts';
import { diffRecords } from '../record-diff.ts';
import type { ResourceRow } from '../resource.ts';

/** The field with the name of the record that an id field refers to, e.g. `owner_name` for `owner_id`. */
const nameFieldOf = (name: string, fields: ListFields): string[] => {
  const nameField = name.replace(/_id$/, '_name');
  return nameField !== name && nameField in fields ? [nameField] : [];
};

/** Adds an audit entry with the values that the new record was given. */
export async function auditCreate<Row extends ResourceRow, Create extends object>(
  { resource, uuid, body, row }: CreateState<Row, Create>,
  context: Context,
): Promise<void> {
  const { module, entity, fields, form, title, changes } = resource;
  const changedFields = Object.keys(body)
    .filter((field) => field !== 'custom' && (!changes || field in fields))
    .flatMap((field) => [field, ...nameFieldOf(field, fields)]);
  await context.audit({
    module,
    entity,
    entityId: uuid,
    entityName: title(row),
    action: 'created',
    changes: await labelChanges(
      [...diffRecords({}, row, changedFields), ...(changes?.(undefined, row) ?? [])],
      form,
      context.tx,
    ),
  });
}

/** Adds an audit entry with the differences between `before` and `row`; none if there are no differences. */
export async function auditUpdate<Row extends ResourceRow, Update extends { version: number }>(
  { resource, uuid, before, row }: UpdateState<Row, Update>,
  context: Context,
): Promise<void> {
  const { module, entity, fields, form, title } = resource;
  const compared = Object.keys(fields).filter((field) => field !== 'updatedAt');
  const changes = await labelChanges(
    [...diffRecords(before, row, compared), ...(resource.changes?.(before, row) ?? [])],
    form,
    context.tx,
  );
  if (changes.length)
    await context.audit({
      module,
      entity,
      entityId: uuid,
      entityName: title(row),
      action: 'updated',
      changes,
    });
}

const auditRecords = <Row extends ResourceRow>(
  { resource: { module, entity, title }, rows }: RecordsState<Row>,
  action: 'deleted' | 'restored',
  context: Context,
): Promise<void> =>
  context.auditAll(
    rows.map((row) => ({ module, entity, entityId: row.uuid, entityName: title(row), action })),
  );

/** Adds an audit entry for each deleted record. */
export const auditDelete = <Row extends ResourceRow>(state: RecordsState<Row>, context: Context) =>
  auditRecords(state, 'deleted', context);

/** Adds an audit entry for each restored record. */
export const auditRestore = <Row extends ResourceRow>(state: RecordsState<Row>, context: Context) =>
  auditRecords(state, 'restored', context);
