import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { auditRow } from '../../context/audit.ts';
import type { AuditEntry, Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { withCachedQueries } from '../../database/cached-queries.ts';
import type { Transaction } from '../../database/database.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import { labelChanges, loadForm, validateCustomFields } from '../../resource/custom-fields.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import type { Body, ImportKind, RecordRow } from './import-kinds.ts';
import type { Plan } from './row-plan.ts';
import type { Checker } from './validate-rows.ts';
import { recordsOf, rejected, writeSeveral, type Written } from './write-result.ts';

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

/** Allocates record numbers for all rows at once. */
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

interface Prepared {
  plan: Plan;
  uuid: string;
  row: Body;
}

/** Creates the records of these rows in one statement, or one by one if a row is refused. */
export async function createAll(
  kind: ImportKind,
  plans: readonly Plan[],
  checker: Checker,
  context: Context,
): Promise<Written[]> {
  if (!plans.length) return [];
  const { options } = kind;
  const { tx, user } = context;
  const done: Written[] = [];
  const prepared: Prepared[] = [];
  const form = options.form ? await loadForm(options.form, tx) : undefined;
  const reading = { ...context, tx: withCachedQueries(tx), nextNumbers: numbersFor(plans.length, context) };
  for (const plan of plans) {
    try {
      const custom = form && (await validateCustomFields(form, plan.body, undefined, reading.tx));
      const values = options.beforeCreate ? await options.beforeCreate(plan.body, reading) : plan.body;
      const uuid = uuidv7();
      const row: Body = { ...values, tenant_id: user.tenant_id, [options.key]: uuid };
      delete row['custom'];
      if (custom) row['custom'] = JSON.stringify(custom);
      prepared.push({ plan, uuid, row });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      done.push(rejected(plan, error, checker));
    }
  }
  await kind.imports.together?.(
    prepared.map(({ row }) => row),
    context,
  );
  const insert = async (some: readonly Prepared[]) => {
    await insertRows(
      tx,
      options.table,
      some.map(({ row }) => row),
    );
    for (const { plan, uuid } of some) await options.afterWrite?.(uuid, plan.body, undefined, context);
    await writeSeveral(
      kind,
      some.map(({ plan, uuid }) => ({ uuid, several: plan.several })),
      context,
    );
  };
  const written: Prepared[] = [];
  const all = await withSavepoint(tx, () => insert(prepared));
  if ('value' in all) written.push(...prepared);
  else {
    // Retries rows individually to find the rejected one.
    for (const each of prepared) {
      const one = await withSavepoint(tx, () => insert([each]), each.plan.body);
      if ('value' in one) written.push(each);
      else done.push(rejected(each.plan, one.problem, checker));
    }
  }
  const standing = await tellHistory(kind, written, context);
  return [
    ...done,
    ...written.map(({ plan, uuid }): Written => ({
      number: plan.number,
      state: 'created',
      record_id: uuid,
      record_version: standing.get(uuid)?.version ?? 1,
      errors: [],
    })),
  ];
}

/** @returns the updated records. */
async function tellHistory(
  kind: ImportKind,
  written: readonly Prepared[],
  context: Context,
): Promise<Map<string, RecordRow>> {
  const { options } = kind;
  const rows = await recordsOf(
    kind,
    written.map(({ uuid }) => uuid),
    context.tx,
  );
  const entries = written.flatMap(({ plan, uuid }): AuditEntry[] => {
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
