import type { ManyChanged } from '@plumbline/api';
import { sql } from 'kysely';
import type { Context } from '../context/context.ts';
import { HttpError } from '../core/http-error.ts';
import { withSavepoint } from '../database/savepoint.ts';
import type { ManyOf } from './bulk-update.ts';
import { differingFields, hasValues } from './field-values.ts';
import { lastChangeOf } from './last-change.ts';

/** Change of a record to take back. */
export interface RevertedChange {
  uuid: string;
  before: object;
  after: object;
}

interface RevertOf extends Pick<ManyOf, 'title' | 'find'> {
  /** Entity name in the audit log. */
  entity: string;
  /** Singular in the middle of a sentence. */
  one: string;
  /** Label of a field by its name; that of a custom field by `custom.<code>`. */
  labelOf: (field: string) => string;
  /** Writes the previous values. */
  revert: (uuid: string, body: object, context: Context) => Promise<unknown>;
}

/** Start of a sentence that names the person of a change. */
const personText = (change: { user_id: string | null; user_name: string } | undefined, { user }: Context) =>
  change?.user_id === user.user_id ? 'You' : change?.user_name || 'Someone else';

/** Rejection of a record that is gone, with the person who deleted it. */
async function deletedError({ entity, one }: RevertOf, uuid: string, context: Context): Promise<HttpError> {
  const deletion = await lastChangeOf(entity, uuid, { action: 'deleted' }, context);
  return new HttpError(409, `${personText(deletion, context)} deleted this ${one}.`);
}

/** Name of a record that is gone, from the caller's last change of it: others may have changed records that the caller does not see. */
async function lastNameOf({ entity }: RevertOf, uuid: string, { tx, user }: Context): Promise<string> {
  const { rows } = await sql<{ entity_name: string }>`select entity_name from audit_change
    where entity = ${entity} and entity_id = ${uuid}::uuid and user_id = ${user.user_id}::uuid
    order by created_at desc, change_id desc limit 1`.execute(tx);
  return rows[0]?.entity_name ?? '';
}

/**
 * Values to restore: those that the change left and the record still has.
 * @throws HttpError 409 that names the fields with other values by now, and the person who changed them.
 */
async function valuesToRestore(
  of: RevertOf,
  row: object & { uuid: string },
  { before, after }: RevertedChange,
  context: Context,
): Promise<object | undefined> {
  if (hasValues(row, before)) return undefined;
  const restored = new Set(differingFields(row, before));
  const conflicts = differingFields(row, after).filter((field) => restored.has(field));
  if (!conflicts.length) return before;
  const change = await lastChangeOf(of.entity, row.uuid, { fields: conflicts }, context);
  throw new HttpError(
    409,
    `${personText(change, context)} changed ${conflicts.map(of.labelOf).join(', ')} after this change.`,
  );
}

/**
 * Gives records their previous values, each independently of the others: one that was deleted, has other values by now, or
 * may not be changed by the caller is reported and stays as it is.
 */
export async function revertChanges(
  of: RevertOf,
  changes: readonly RevertedChange[],
  context: Context,
): Promise<ManyChanged> {
  const result: ManyChanged = { changed: 0, unchanged: 0, refused: [] };
  // Ordered by id, so that two calls on the same records cannot deadlock.
  for (const change of changes.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))) {
    const { uuid } = change;
    let name = '';
    const outcome = await withSavepoint(
      context.tx,
      async () => {
        const row = await of.find(uuid, context).catch(async (error: unknown) => {
          if (!(error instanceof HttpError) || error.status !== 404) throw error;
          name = await lastNameOf(of, uuid, context);
          throw name ? await deletedError(of, uuid, context) : error;
        });
        name = of.title(row);
        const values = await valuesToRestore(of, row, change, context);
        if (values) await of.revert(uuid, { ...values, version: row.version }, context);
        return values !== undefined;
      },
      change.before,
    );
    if ('problem' in outcome) result.refused.push({ uuid, name, message: outcome.problem.message });
    else if (outcome.value) result.changed += 1;
    else result.unchanged += 1;
  }
  return result;
}
