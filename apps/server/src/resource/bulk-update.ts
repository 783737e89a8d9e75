import type { ManyUpdated } from '@plumbline/api';
import { withSavepoint } from '../database/savepoint.ts';
import type { Context } from '../context/context.ts';
import type { ListQuery } from './list-query.ts';
import { invalidField, HttpError } from '../core/http-error.ts';
import { changedFields, hasValues } from './field-values.ts';

/** Maximum rows of one call, so that it ends within the time that a person waits. */
export const MAX_BULK_ROWS = 1000;

interface VersionedRow {
  uuid: string;
  version: number;
}
export interface ManyOf {
  /** Plural in the middle of a sentence. */
  many: string;
  /** Fields of an update; `custom` stands for all custom fields. */
  written: readonly string[];
  title: (row: object) => string;
  /** The record as the contract answers it. @throws HttpError 404 */
  find: (uuid: string, context: Context) => Promise<VersionedRow>;
  list: (query: ListQuery, context: Context) => Promise<{ data: VersionedRow[]; meta: { count: number } }>;
  update: (uuid: string, body: object, context: Context) => Promise<{ data: VersionedRow }>;
}
export interface BulkUpdateBody {
  values: object;
  uuid?: string[] | undefined;
  matching?: { search?: string | undefined; filter?: string | undefined } | undefined;
}

/** Ids of the records to change. @throws HttpError 422 if none are chosen or too many match. */
async function chosenIds(
  { many, list }: ManyOf,
  { uuid, matching }: BulkUpdateBody,
  context: Context,
): Promise<string[]> {
  if (uuid?.length) return [...new Set(uuid)];
  if (!matching) throw invalidField('uuid', `Choose the ${many} to change.`);
  const { data, meta } = await list({ ...matching, limit: MAX_BULK_ROWS + 1 }, context);
  if (meta.count > MAX_BULK_ROWS) {
    const [all, most] = [meta.count, MAX_BULK_ROWS].map((count) => count.toLocaleString('en-US'));
    throw new HttpError(
      422,
      `${all} ${many} match, and at most ${most} can be changed at once. Narrow the list. Nothing was changed.`,
    );
  }
  return data.map((row) => row.uuid);
}

/**
 * Updates many records with the same values. Each record runs the steps of an update, and one that rejects it leaves the
 * others changed.
 * @throws HttpError 422 if no record is chosen or no value is given.
 */
export async function bulkUpdate(of: ManyOf, body: BulkUpdateBody, context: Context): Promise<ManyUpdated> {
  if (Object.values(body.values).every((value) => value === undefined))
    throw invalidField('values', 'Choose at least one field to change.');
  const result: ManyUpdated = { changed: 0, unchanged: 0, refused: [], changes: [] };
  // Ordered by id, so that two calls on the same records cannot deadlock.
  for (const uuid of (await chosenIds(of, body, context)).toSorted()) {
    let name = '';
    const outcome = await withSavepoint(
      context.tx,
      async () => {
        const before = await of.find(uuid, context);
        name = of.title(before);
        if (hasValues(before, body.values)) return undefined;
        const { data: after } = await of.update(uuid, { ...body.values, version: before.version }, context);
        return { uuid, ...changedFields(before, after, of.written) };
      },
      body.values,
    );
    if ('problem' in outcome) result.refused.push({ uuid, name, message: outcome.problem.message });
    else if (outcome.value) {
      result.changed += 1;
      result.changes.push(outcome.value);
    } else result.unchanged += 1;
  }
  return result;
}
