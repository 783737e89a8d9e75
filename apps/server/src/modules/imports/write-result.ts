import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import type { HttpError } from '../../core/http-error.ts';
import type { Transaction } from '../../database/database.ts';
import type { Body, ImportKind, RecordRow } from './import-kinds.ts';
import type { CellError, PlannedRow } from './planned-row.ts';
import type { Checker } from './validate-rows.ts';

/** Result of a row. */
export interface WriteResult {
  number: number;
  state: 'created' | 'updated' | 'skipped' | 'rejected';
  record_id?: string;
  record_version?: number;
  /** Record values before the update. */
  before?: Body;
  errors: CellError[];
}

/** Result of a row that is refused, with its errors at their columns. */
export const rejectedResult = (
  plan: PlannedRow,
  { errors, message }: HttpError,
  checker: Checker,
): WriteResult => ({
  number: plan.number,
  state: 'rejected',
  errors: errors.length
    ? errors.map((each) => checker.errorOf(each.field, each.message))
    : [{ column: -1, message }],
});

/** Writes references beside the body; missing ones are unchanged. */
export async function writeSeveral(
  { imports }: ImportKind,
  rows: readonly { uuid: string; several: PlannedRow['several'] }[],
  context: Context,
): Promise<void> {
  for (const [id, { write }] of Object.entries(imports.repeatedColumns ?? {})) {
    const named = rows.flatMap(({ uuid, several }) => (several[id] ? [[uuid, several[id]] as const] : []));
    if (named.length) await write(new Map(named), context);
  }
}

/** Records of the view by id. */
export async function recordsOf(
  { options }: ImportKind,
  uuids: readonly string[],
  tx: Transaction,
): Promise<Map<string, RecordRow>> {
  const { rows } =
    await sql<RecordRow>`select * from ${sql.table(options.view)} where uuid = any(${[...uuids]}::uuid[])`.execute(
      tx,
    );
  return new Map(rows.map((row) => [row.uuid, row]));
}
