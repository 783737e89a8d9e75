import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { auditRow } from '../../context/audit.ts';
import type { AuditEntry, Context } from '../../context/context.ts';
import {
  labelChanges,
  validateCustomFields,
  customPrefix,
  flattenCustom,
  loadForm,
} from '../../resource/custom-fields.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import { HttpError } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/crud.ts';
import type { CellError, Checker, Plan } from './validate-rows.ts';
import type { Body, ImportKind, RecordRow } from './import-kinds.ts';
import { withCachedQueries } from '../../database/cached-queries.ts';

/** Result of a row. */
export interface Written {
  number: number;
  state: 'created' | 'updated' | 'skipped' | 'rejected';
  record_id?: string;
  record_version?: number;
  /** Record values before the update. */
  before?: Body;
  errors: CellError[];
}
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

const rejected = (plan: Plan, { errors, message }: HttpError, checker: Checker): Written => ({
  number: plan.number,
  state: 'rejected',
  errors: errors.length
    ? errors.map((each) => checker.errorOf(each.field, each.message))
    : [{ column: -1, message }],
});

/** Groups rows so that none refers to another of its group. */
function roundsOf(plans: readonly Plan[]): Plan[][] {
  const depths = new Map<number, number>();
  const rounds: Plan[][] = [];
  for (const plan of plans.toSorted((a, b) => a.number - b.number)) {
    const over = plan.above && depths.get(plan.above.line);
    const depth = over === undefined ? 0 : over + 1;
    depths.set(plan.number, depth);
    (rounds[depth] ??= []).push(plan);
  }
  return rounds;
}

/**
 * Executes plans in the caller's transaction; a rejected row does not affect others.
 * @param context.audit is not called; audit entries are written in bulk.
 * @param lines records of written lines for references; undefined without references.
 * @param way `tried` rolls back and ignores references to faulty rows, which may be corrected later.
 */
export async function writePlans(
  kind: ImportKind,
  plans: readonly Plan[],
  checker: Checker,
  context: Context,
  lines?: ReadonlyMap<number, string>,
  way: 'kept' | 'tried' = 'kept',
): Promise<Written[]> {
  const open = plans.filter(({ errors }) => !errors.length);
  const done: Written[] = plans
    .filter(({ errors }) => errors.length > 0)
    .map(({ number, errors }) => ({ number, state: 'rejected', errors }));
  const records = new Map(lines);
  const write = async (some: readonly Plan[]) => {
    const results = [
      ...some
        .filter(({ action }) => action === 'skip')
        .map(({ number, match }): Written => ({
          number,
          state: 'skipped',
          errors: [],
          ...(match ? { record_id: match.uuid } : {}),
        })),
      ...(await createAll(
        kind,
        some.filter(({ action }) => action === 'create'),
        checker,
        context,
      )),
      ...(await updateAll(
        kind,
        some.filter(({ action }) => action === 'update'),
        checker,
        context,
      )),
    ];
    for (const { number, record_id: id } of results) if (id) records.set(number, id);
    done.push(...results);
  };
  const { above: names } = kind.imports;
  if (!lines || !names) {
    await write(open);
    return done;
  }
  for (const round of roundsOf(open)) {
    const ready: Plan[] = [];
    for (const plan of round) {
      const { above, number } = plan;
      const id = above && records.get(above.line);
      if (above && !id && plan.action !== 'skip' && way === 'kept') {
        const message = `Line ${above.line}, “${above.word}”, was not imported.`;
        done.push({ number, state: 'rejected', errors: [{ column: above.column, message }] });
      } else ready.push(id ? { ...plan, body: { ...plan.body, [names.field]: id } } : plan);
    }
    await write(ready);
  }
  return done;
}

/** Writes references beside the body; missing ones are unchanged. */
export async function writeSeveral(
  { imports }: ImportKind,
  rows: readonly { uuid: string; several: Plan['several'] }[],
  context: Context,
): Promise<void> {
  for (const [id, { write }] of Object.entries(imports.several ?? {})) {
    const named = rows.flatMap(({ uuid, several }) => (several[id] ? [[uuid, several[id]] as const] : []));
    if (named.length) await write(new Map(named), context);
  }
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
  const beside = await severalBefore(kind, plans, context);
  const done: Written[] = [];
  for (const plan of plans) {
    const { number, match, body } = plan;
    const record = match && before.get(match.uuid);
    if (!match || !record) continue;
    const { uuid } = match;
    const { version: _version, ...given } = body;
    const was = formerly(given, record);
    const isSame = !diffRecords(was, given, Object.keys(flattenCustom(given))).length;
    const had = (id: string) => [...(beside.get(id)?.get(uuid) ?? [])];
    const several = Object.fromEntries(
      Object.entries(plan.several).filter(([id, ids]) => had(id).toSorted().join() !== ids.toSorted().join()),
    );
    const others = Object.keys(several);
    if (isSame && !others.length) {
      done.push({ number, state: 'skipped', record_id: uuid, errors: [] });
      continue;
    }
    const result = await withSavepoint(
      context.tx,
      async () => {
        if (!isSame)
          await kind.resource.update(
            { params: { uuid }, body: { ...given, version: record.version } },
            context,
          );
        await writeSeveral(kind, [{ uuid, several }], context);
        return (await recordsOf(kind, [uuid], context.tx)).get(uuid)?.version;
      },
      given,
    );
    if ('problem' in result) done.push(rejected(plan, result.problem, checker));
    else
      done.push({
        number,
        state: 'updated',
        record_id: uuid,
        record_version: result.value ?? record.version,
        before: {
          ...was,
          ...(others.length ? { several: Object.fromEntries(others.map((id) => [id, had(id)])) } : {}),
        },
        errors: [],
      });
  }
  return done;
}

/** References of these records by target and record. */
async function severalBefore({ imports }: ImportKind, plans: readonly Plan[], context: Context) {
  const found = new Map<string, ReadonlyMap<string, readonly string[]>>();
  for (const [id, { read }] of Object.entries(imports.several ?? {})) {
    const uuids = plans.flatMap(({ several, match }) => (several[id] && match ? [match.uuid] : []));
    if (uuids.length) found.set(id, await read(uuids, context));
  }
  return found;
}

/** Current values of the fields a body contains. */
function formerly(body: Body, record: RecordRow): Body {
  const stood = flattenCustom(record);
  const was: Body = {};
  for (const [name, value] of Object.entries(body)) {
    if (name === 'custom') continue;
    was[name] =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? // For multi-value fields, those in the body; an empty one removes the value.
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
