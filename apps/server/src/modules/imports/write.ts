import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { auditRow } from '../../http/audit.ts';
import type { AuditEntry, Context } from '../../http/context.ts';
import { checkCustom, customPrefix, flat, loadForm } from '../../http/custom.ts';
import { attempt } from '../../http/attempt.ts';
import { Problem } from '../../http/problem.ts';
import { differences } from '../../http/resource.ts';
import type { CellError, Checker, Plan } from './check.ts';
import type { Body, ImportKind, RecordRow } from './kinds.ts';
import { remembering } from './remember.ts';

/** What became of a row. */
export interface Written {
  number: number;
  state: 'created' | 'updated' | 'skipped' | 'rejected';
  record_id?: string;
  record_version?: number;
  /** What stood in the record before. */
  before?: Body;
  errors: CellError[];
}
/** Many rows in one statement; a column that a row does not name has its default. */
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

const rejected = (plan: Plan, { errors, message }: Problem, checker: Checker): Written => ({
  number: plan.number,
  state: 'rejected',
  errors: errors.length
    ? errors.map((each) => checker.errorOf(each.field, each.message))
    : [{ column: -1, message }],
});

/**
 * Carries out what is to be done with some rows, in the caller's transaction: a row that is refused stands alone.
 * @param context.audit is not called: the history of all rows is written at once.
 */
export async function writePlans(
  kind: ImportKind,
  plans: readonly Plan[],
  checker: Checker,
  context: Context,
): Promise<Written[]> {
  const open = plans.filter(({ errors }) => !errors.length);
  return [
    ...plans
      .filter(({ errors }) => errors.length > 0)
      .map(({ number, errors }): Written => ({ number, state: 'rejected', errors })),
    ...open
      .filter(({ action }) => action === 'skip')
      .map(({ number, match }): Written => ({
        number,
        state: 'skipped',
        errors: [],
        ...(match ? { record_id: match.uuid } : {}),
      })),
    ...(await createAll(
      kind,
      open.filter(({ action }) => action === 'create'),
      checker,
      context,
    )),
    ...(await updateAll(
      kind,
      open.filter(({ action }) => action === 'update'),
      checker,
      context,
    )),
  ];
}

/** Numbers for as many rows are taken at once, and given one by one. */
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

async function createAll(
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
  const reading = { ...context, tx: remembering(tx), nextNumbers: numbersFor(plans.length, context) };
  for (const plan of plans) {
    try {
      const custom = form && (await checkCustom(form, plan.body, undefined, reading.tx));
      const values = options.beforeCreate ? await options.beforeCreate(plan.body, reading) : plan.body;
      const uuid = uuidv7();
      const row: Body = { ...values, tenant_id: user.tenant_id, [options.key]: uuid };
      delete row['custom'];
      if (custom) row['custom'] = JSON.stringify(custom);
      prepared.push({ plan, uuid, row });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      done.push(rejected(plan, error, checker));
    }
  }
  const insert = async (some: readonly Prepared[]) => {
    await insertRows(
      tx,
      options.table,
      some.map(({ row }) => row),
    );
    for (const { plan, uuid } of some) await options.afterWrite?.(uuid, plan.body, undefined, context);
  };
  const written: Prepared[] = [];
  const all = await attempt(tx, () => insert(prepared));
  if ('value' in all) written.push(...prepared);
  else {
    // One of them is at fault: each by itself says which.
    for (const each of prepared) {
      const one = await attempt(tx, () => insert([each]), each.plan.body);
      if ('value' in one) written.push(each);
      else done.push(rejected(each.plan, one.problem, checker));
    }
  }
  await tellHistory(kind, written, context);
  return [
    ...done,
    ...written.map(({ plan, uuid }): Written => ({
      number: plan.number,
      state: 'created',
      record_id: uuid,
      record_version: 1,
      errors: [],
    })),
  ];
}

async function tellHistory(kind: ImportKind, written: readonly Prepared[], context: Context): Promise<void> {
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
        changes: [...differences({}, row, named), ...(options.changes?.(undefined, row) ?? [])],
      },
    ];
  });
  await insertRows(
    context.tx,
    'audit_change',
    entries.map((entry) => auditRow(entry, context.user, { request_id: context.requestId })),
  );
}

/** Records as their view has them, by id. */
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

async function updateAll(
  kind: ImportKind,
  plans: readonly Plan[],
  checker: Checker,
  context: Context,
): Promise<Written[]> {
  if (!plans.length) return [];
  const before = await recordsOf(
    kind,
    plans.flatMap(({ match }) => match?.uuid ?? []),
    context.tx,
  );
  const done: Written[] = [];
  for (const plan of plans) {
    const { number, match, body } = plan;
    const record = match && before.get(match.uuid);
    if (!match || !record) continue;
    const { version: _version, ...given } = body;
    const was = formerly(given, record);
    if (!differences(was, given, Object.keys(flat(given))).length) {
      done.push({ number, state: 'skipped', record_id: match.uuid, errors: [] });
      continue;
    }
    const result = await attempt(
      context.tx,
      () =>
        kind.resource.update(
          { params: { uuid: match.uuid }, body: { ...given, version: record.version } },
          context,
        ),
      given,
    );
    if ('problem' in result) done.push(rejected(plan, result.problem, checker));
    else
      done.push({
        number,
        state: 'updated',
        record_id: match.uuid,
        record_version: result.value.data.version,
        before: was,
        errors: [],
      });
  }
  return done;
}

/** What a record has in the fields that a body names. */
function formerly(body: Body, record: RecordRow): Body {
  const stood = flat(record);
  const was: Body = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'custom') continue;
    was[name] =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? // Of a field that has many values, those that the body names: an empty one takes it away again.
          Object.fromEntries(
            Object.keys(value).map((key) => [key, (stood[name] as Body | undefined)?.[key] ?? '']),
          )
        : (stood[name] ?? null);
  }
  const custom = Object.keys((body['custom'] as Body | undefined) ?? {});
  if (custom.length)
    was['custom'] = Object.fromEntries(custom.map((code) => [code, stood[customPrefix + code] ?? null]));
  return was;
}
