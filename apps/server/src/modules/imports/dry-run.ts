import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import type { Batch, RowResult } from './batch.ts';
import { validateCustomFields, loadForm } from '../../resource/custom-fields.ts';
import { HttpError } from '../../core/http-error.ts';
import { Checker } from './validate-rows.ts';
import type { PlannedRow, RawRow } from './planned-row.ts';
import { kindOf, targetsOf } from './import-kinds.ts';
import { writePlans } from './write-rows.ts';

/** Row reader for the confirmed columns of an import. */
export async function checkerOf(batch: Batch, tx: Transaction): Promise<Checker> {
  const kind = kindOf(batch.kind);
  return new Checker({
    importId: batch.import_id,
    kind,
    targets: await targetsOf(kind, { tx }),
    columns: batch.columns.map(({ index, field, date_order, decimal_sign }) => ({
      index,
      field,
      // Columns of imports that were read before signs were chosen by column have none.
      format: { dateOrder: date_order ?? batch.date_order, decimalSign: decimal_sign ?? 'ask' },
    })),
    existing: batch.existing,
  });
}

/** Rows with unreadable cells are not written; custom fields are validated anyway to report all errors. */
async function checkOwnFields(
  { kind }: Pick<Batch, 'kind'>,
  plans: readonly PlannedRow[],
  checker: Checker,
  tx: Transaction,
): Promise<void> {
  const { form } = kindOf(kind).options;
  const faulty = plans.filter(({ errors, action }) => errors.length > 0 && action !== 'skip');
  if (!form || !faulty.length) return;
  const groups = await loadForm(form, tx);
  for (const { body, errors } of faulty) {
    const reportedColumns = new Set(errors.map(({ column }) => column));
    await validateCustomFields(groups, body, {}, tx).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error;
      for (const each of error.errors) {
        const found = checker.errorOf(each.field, each.message);
        if (found.column >= 0 && !reportedColumns.has(found.column)) errors.push(found);
      }
    });
  }
}

/** Key of a row that others refer to, whose errors are reported beside theirs. */
export const aboveKey = (line: number): string => `above:${line}`;

/** Ancestor rows of these rows from other lines, because references are resolved only to existing rows. */
async function plansAbove(
  { import_id: importId }: Pick<Batch, 'import_id'>,
  plans: readonly PlannedRow[],
  checker: Checker,
  tx: Transaction,
): Promise<PlannedRow[]> {
  const known = new Set(plans.map(({ number }) => number));
  const found: PlannedRow[] = [];
  let lines = plans.flatMap(({ above }) => above?.line ?? []);
  for (;;) {
    const open = [...new Set(lines)].filter((line) => !known.has(line));
    if (open.length === 0) return found;
    for (const line of open) known.add(line);
    const rows = await tx
      .selectFrom('import_row')
      .select(['number', 'cells', 'marks', 'choice', 'alike'])
      .where('import_id', '=', importId)
      .where('number', 'in', open)
      .execute();
    const next = rows.length ? await checker.plan(rows, tx) : [];
    found.push(...next);
    lines = next.flatMap(({ above }) => above?.line ?? []);
  }
}

/**
 * Validates rows by writing them and rolling back, so that database constraints are reported.
 * @param compare marks duplicates before rows are written.
 */
export async function checkRows(
  batch: Pick<Batch, 'kind' | 'import_id'>,
  rows: readonly RawRow[],
  checker: Checker,
  context: Context,
  compare: (plans: readonly PlannedRow[]) => Promise<void>,
): Promise<RowResult[]> {
  if (!rows.length) return [];
  const plans = await checker.plan(rows, context.tx);
  await compare(plans);
  await checkOwnFields(batch, plans, checker, context.tx);
  const above = await plansAbove(batch, plans, checker, context.tx);
  await sql`savepoint dry_run`.execute(context.tx);
  const isNamed = above.length > 0 || plans.some((plan) => plan.above);
  const all = await writePlans(
    kindOf(batch.kind),
    [...above, ...plans],
    checker,
    context,
    isNamed ? new Map() : undefined,
    'tried',
  );
  const others = new Set(above.map(({ number }) => number));
  const written = all.filter(({ number }) => !others.has(number));
  await sql`rollback to savepoint dry_run; release savepoint dry_run`.execute(context.tx);
  const keys = new Map(
    plans.map((plan) => [
      plan.number,
      [
        ...plan.keys.map(({ text }) => text),
        ...plan.signature,
        ...(plan.above ? [aboveKey(plan.above.line)] : []),
      ],
    ]),
  );
  const alike = new Map(plans.map((plan) => [plan.number, plan.alike]));
  return written.map(({ number, state, errors }) => ({
    number,
    state: state === 'rejected' ? 'faulty' : 'valid',
    errors: errors.toSorted((a, b) => a.column - b.column),
    keys: keys.get(number) ?? [],
    alike: alike.get(number) ?? [],
  }));
}
