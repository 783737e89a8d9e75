import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../context/context.ts';
import { versionConflict } from '../core/http-error.ts';
import { insertRow } from '../database/insert-row.ts';
import { labelChanges, loadForm, validateCustomFields } from './custom-fields.ts';
import type { ListFields } from './list-query.ts';
import { diffRecords } from './record-diff.ts';
import type { ResourceOptions, Values } from './resource-options.ts';

/** The field that says what an id stands for, where the contract has one: `owner_name` for `owner_id`. */
const nameBeside = (name: string, fields: ListFields): string[] => {
  const beside = name.replace(/_id$/, '_name');
  return beside !== name && beside in fields ? [beside] : [];
};

/** The create and update calls of a resource. */
export function createWriter<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(
  options: ResourceOptions<Row, Create, Update>,
  {
    find,
    present,
  }: {
    find: (uuid: string, context: Context) => Promise<Row>;
    present: (row: Row, context: Context) => Promise<Row>;
  },
) {
  const { module, entity, table, key, fields, form } = options;
  /** Words without the space around them: with it, the same name would look like another. */
  const trimmed = <Body extends object>(body: Body): Body =>
    Object.fromEntries(
      Object.entries(body).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && fields[name]?.kind === 'text' ? value.trim() : value,
      ]),
    ) as Body;

  /** The column of a company's own fields after a write. */
  const customColumn = async (body: object, before: object | undefined, { tx }: Context): Promise<Values> => {
    if (!form) return {};
    const custom = await validateCustomFields(await loadForm(form, tx), body, before, tx);
    return { custom: custom && JSON.stringify(custom) };
  };

  return {
    create: async ({ body: sent }: { body: Create }, context: Context) => {
      const body = trimmed(sent);
      const uuid = uuidv7();
      // A number is taken last: whoever else creates one waits for it.
      const custom = await customColumn(body, undefined, context);
      const values = {
        ...(options.beforeCreate ? await options.beforeCreate(body, context) : body),
        ...custom,
      };
      await insertRow(context.tx, table, { tenant_id: context.user.tenant_id, [key]: uuid, ...values });
      await options.afterWrite?.(uuid, body, undefined, context);
      const row = await find(uuid, context);
      await context.audit({
        module,
        entity,
        entityId: uuid,
        entityName: options.title(row),
        action: 'created',
        changes: await labelChanges(
          [
            ...diffRecords(
              {},
              row,
              Object.keys(body)
                .filter((name) => name !== 'custom' && (!options.changes || name in fields))
                .flatMap((name) => [name, ...nameBeside(name, fields)]),
            ),
            ...(options.changes?.(undefined, row) ?? []),
          ],
          options.form,
          context.tx,
        ),
      });
      return { data: await present(row, context) };
    },
    update: async ({ params, body }: { params: { uuid: string }; body: Update }, context: Context) => {
      const { version, ...given } = trimmed(body);
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = ${params.uuid}::uuid for update`.execute(
        context.tx,
      );
      const before = await find(params.uuid, context);
      if (before.version !== version) throw versionConflict();
      const values: Values = {
        ...(options.beforeUpdate ? await options.beforeUpdate(given, before, context) : given),
        ...(await customColumn(given, before, context)),
      };
      const entries = Object.entries(values).filter(([, value]) => value !== undefined);
      const sets = [
        ...entries.map(([name, value]) => sql`${sql.ref(name)} = ${value}`),
        sql`version = version + 1`,
        sql`updated_at = now()`,
      ];
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${sql.ref(key)} = ${params.uuid}::uuid`.execute(
        context.tx,
      );
      await options.afterWrite?.(params.uuid, given, before, context);
      const row = await find(params.uuid, context);
      const changes = await labelChanges(
        [
          ...diffRecords(
            before,
            row,
            Object.keys(fields).filter((name) => name !== 'updatedAt'),
          ),
          ...(options.changes?.(before, row) ?? []),
        ],
        options.form,
        context.tx,
      );
      if (changes.length) {
        await context.audit({
          module,
          entity,
          entityId: params.uuid,
          entityName: options.title(row),
          action: 'updated',
          changes,
        });
      }
      return { data: await present(row, context) };
    },
  };
}
