import { sql } from 'kysely';
import { auditRow } from '../../context/audit.ts';
import type { AuditEntry, Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { withCachedQueries } from '../../database/cached-queries.ts';
import type { Transaction } from '../../database/database.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import { CreateState } from '../../resource/call-states.ts';
import { labelChanges } from '../../resource/custom-fields.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { insertColumns } from '../../resource/steps/write.ts';
import type { Body, ImportKind, RecordRow } from './import-kinds.ts';
import type { PlannedRow } from './planned-row.ts';
import type { Checker } from './validate-rows.ts';
import { recordsOf, rejectedResult, writeSeveral, type WriteResult } from './write-result.ts';

/** Inserts many rows in one statement; missing columns use their default. */
export async function insertRows(tx: Transaction, table: string, rows: readonly Body[]): Promise<void> {
  if (!rows.length) return;
  const names = [
    ...new Set(rows.flatMap((row) => Object.keys(row).filter((name) => row[name] !== undefined))),
  ];
  const values = rows.map(
    (row) =>
      sql`(${sql.join(names.map((name) => (row[name] === undefined ? sql`default` : sql`${row[name]}`)))})`,
  );
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))}) values ${sql.join(values)}`.execute(
    tx,
  );
}

/** Allocates record numbers for all rows in one step. */
function numbersFor(rows: number, { nextNumbers }: Context): Context['nextNumbers'] {
  const taken = new Map<string, string[]>();
  return async (scope, prefix, howMany, digits) => {
    const left = taken.get(scope) ?? [];
    if (left.length < howMany)
      left.push(...(await nextNumbers(scope, prefix, Math.max(rows, howMany), digits)));
    taken.set(scope, left);
    return left.splice(0, howMany);
  };
}

interface PreparedRow {
  plan: PlannedRow;
  state: CreateState<RecordRow, Body>;
  /** Columns to insert. */
  row: Body;
}

/** Creates the records of these rows in one statement, or individually if a row is rejected. */
export async function createAll(
  kind: ImportKind,
  plans: readonly PlannedRow[],
  checker: Checker,
  context: Context,
): Promise<WriteResult[]> {
  if (!plans.length) return [];
  const { options, resource } = kind;
  const { tx } = context;
  const done: WriteResult[] = [];
  const prepared: PreparedRow[] = [];
  const reading = { ...context, tx: withCachedQueries(tx), nextNumbers: numbersFor(plans.length, context) };
  for (const plan of plans) {
    try {
      const state = new CreateState(options, plan.body);
      await resource.creating.run(state, reading, { until: 'write' });
      prepared.push({ plan, state, row: insertColumns(state, context) });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      done.push(rejectedResult(plan, error, checker));
    }
  }
  await kind.imports.completeRows?.(
    prepared.map(({ row }) => row),
    context,
  );
  const insert = async (some: readonly PreparedRow[]) => {
    await insertRows(
      tx,
      options.table,
      some.map(({ row }) => row),
    );
    for (const { state } of some)
      await resource.creating.run(state, context, { from: 'write', until: 'read' });
    await writeSeveral(
      kind,
      some.map(({ plan, state }) => ({ uuid: state.uuid, several: plan.several })),
      context,
    );
  };
  const written: PreparedRow[] = [];
  const all = await withSavepoint(tx, () => insert(prepared));
  if ('value' in all) written.push(...prepared);
  else {
    // Retries rows individually to find the rejected one.
    for (const each of prepared) {
      const one = await withSavepoint(tx, () => insert([each]), each.plan.body);
      if ('value' in one) written.push(each);
      else done.push(rejectedResult(each.plan, one.problem, checker));
    }
  }
  const standing = await writeHistory(kind, written, context);
  return [
    ...done,
    ...written.map(({ plan, state: { uuid } }): WriteResult => ({
      number: plan.number,
      state: 'created',
      record_id: uuid,
      record_version: standing.get(uuid)?.version ?? 1,
      errors: [],
    })),
  ];
}

/** @returns the updated records. */
async function writeHistory(
  kind: ImportKind,
  written: readonly PreparedRow[],
  context: Context,
): Promise<Map<string, RecordRow>> {
  const { options } = kind;
  const rows = await recordsOf(
    kind,
    written.map(({ state }) => state.uuid),
    context.tx,
  );
  const entries = written.flatMap(({ plan, state: { uuid } }): AuditEntry[] => {
    const row = rows.get(uuid);
    if (!row) return [];
    const named = Object.keys(plan.body).filter((name) => name !== 'custom' && name in options.fields);
    return [
      {
        module: options.module,
        entity: options.entity,
        entityId: uuid,
        entityName: options.title(row),
        action: 'created',
        changes: [...diffRecords({}, row, named), ...(options.changes?.(undefined, row) ?? [])],
      },
    ];
  });
  const labeledChanges = await labelChanges(
    entries.flatMap(({ changes = [] }) => changes),
    options.form,
    context.tx,
  );
  await insertRows(
    context.tx,
    'audit_change',
    entries.map((entry) =>
      auditRow({ ...entry, changes: labeledChanges.splice(0, entry.changes?.length ?? 0) }, context.user, {
        request_id: context.requestId,
      }),
    ),
  );
  return rows;
}
