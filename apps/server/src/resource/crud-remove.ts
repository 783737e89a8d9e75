import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { notFoundError } from '../core/http-error.ts';
import type { ResourceOptions } from './resource-options.ts';

/** The calls of a resource that delete records and restore them. */
export function createRemover<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(options: ResourceOptions<Row, Create, Update>) {
  const { module, entity, label, table, view, key } = options;
  async function remove(uuids: string[], context: Context) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(view)} where uuid = any(${uuids}::uuid[])`.execute(context.tx);
    if (rows.length !== new Set(uuids).size) throw notFoundError(label);
    await options.beforeRemove?.(uuids, context);
    await sql`update ${sql.table(table)} set deleted_at = now(), version = version + 1, updated_at = now() where ${sql.ref(key)} = any(${uuids}::uuid[])`.execute(
      context.tx,
    );
    await context.auditAll(
      rows.map((row) => ({
        module,
        entity,
        entityId: row.uuid,
        entityName: options.title(row),
        action: 'deleted' as const,
      })),
    );
    return { data: { deleted: rows.length } };
  }

  return {
    remove: ({ params }: { params: { uuid: string } }, context: Context) => remove([params.uuid], context),
    removeMany: ({ body }: { body: { uuid: string[] } }, context: Context) => remove(body.uuid, context),
    restoreMany: async ({ body }: { body: { uuid: string[] } }, context: Context) => {
      const wanted = new Set(body.uuid);
      const { rows: back } = await sql<{ uuid: string }>`
        update ${sql.table(table)} set deleted_at = null, version = version + 1, updated_at = now()
        where ${sql.ref(key)} = any(${[...wanted]}::uuid[]) and deleted_at is not null
        returning ${sql.ref(key)} as uuid`.execute(context.tx);
      if (back.length !== wanted.size) throw notFoundError(label);
      const { rows } =
        await sql<Row>`select * from ${sql.table(view)} where uuid = any(${[...wanted]}::uuid[])`.execute(
          context.tx,
        );
      await options.afterRestore?.(rows, context);
      await context.auditAll(
        rows.map((row) => ({
          module,
          entity,
          entityId: row.uuid,
          entityName: options.title(row),
          action: 'restored' as const,
        })),
      );
      return { data: { restored: rows.length } };
    },
  };
}
