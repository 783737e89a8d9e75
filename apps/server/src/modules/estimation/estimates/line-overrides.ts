import { sql } from 'kysely';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, invalidField, notFoundError } from '../../../core/http-error.ts';
import type { Transaction } from '../../../database/database.ts';
import { isSameValue, lineCell, type CellWrite } from './cell-conflicts.ts';
import { overrideItem } from './estimate-items.ts';
import { itemRows, type estimationRow } from './queries.ts';
import type { calculatorOf } from '../calculators/queries.ts';

type Override = NonNullable<Parameters<Handlers['estimatesUpdate']>[0]['body']['overrides']>[number];

type Calculator = Awaited<ReturnType<typeof calculatorOf>>;
type Estimation = Awaited<ReturnType<typeof estimationRow>>;

/** @throws HttpError 404 for an unknown line. */
export async function assertLineExists(estimation: string, condition: string, line: string, tx: Transaction) {
  const { rows } =
    await sql`select 1 from estimate_item i where i.item_id = ${line}::uuid and i.item_id = ${condition}::uuid
      and i.estimation_id = ${estimation}::uuid and i.deleted_at is null
    union all select 1 from estimation_condition c join assembly_line l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
    where c.condition_id = ${condition}::uuid and c.estimation_id = ${estimation}::uuid and l.line_id = ${line}::uuid and c.deleted_at is null`.execute(
      tx,
    );
  if (!rows.length) throw notFoundError('This line');
}

/** @throws HttpError 404 for a line that is not, or no longer, in the estimate. */
async function assertLineStands(
  estimation: string,
  { condition_id, line_id }: { condition_id: string; line_id: string },
  tx: Transaction,
): Promise<void> {
  await assertLineExists(estimation, condition_id, line_id, tx).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404)
      throw new HttpError(
        404,
        'This line is no longer in the estimate. It was removed, or its assembly has changed. Your value was not saved.',
      );
    throw error;
  });
}

/** Labor hour mix in percent, at most 100 in total. */
const shares = ['overtime_percentage', 'double_overtime_percentage', 'nightshift_percentage'] as const;
const isShare = (field: Override['field']) => shares.some((share) => share === field);

/** @throws HttpError 422 for invalid hours or a line without labor. */
async function checkHours({ condition_id, line_id, field, value }: Override, { tx }: Context): Promise<void> {
  if (value === null || (field !== 'difficulty' && !isShare(field))) return;
  // Stored with six decimals, so smaller values would become 0.
  const [least, most] = field === 'difficulty' ? [0.01, 10] : [0, 100];
  if (Number(value) < least || Number(value) > most)
    throw invalidField(field, `Enter number between ${least} and ${most}`);
  const { rows } = await sql`select 1 from estimation_condition c
    join assembly_line l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
    join labor_rate r on r.tenant_id = l.tenant_id and r.labor_cost_id = l.labor_cost_id and not r.is_non_labor
    where c.condition_id = ${condition_id}::uuid and l.line_id = ${line_id}::uuid and l.labor_unit is not null`.execute(
    tx,
  );
  if (!rows.length) throw invalidField(field, 'This line has no labor.');
}

/** @throws HttpError 422 if the hour mix of a line exceeds 100% with its existing shares. */
export async function checkShares(
  estimationId: string,
  overrides: readonly Override[],
  { tx }: Context,
): Promise<void> {
  const ids = [...new Set(overrides.flatMap(({ field, line_id }) => (isShare(field) ? [line_id] : [])))];
  if (!ids.length) return;
  const { rows } = await sql<{
    sum: string;
  }>`select trim_scale(sum(value))::text as sum from estimate_override
    where estimation_id = ${estimationId}::uuid and line_id = any(${ids}::uuid[]) and field = any(${[...shares]}::text[])
    group by condition_id, line_id having sum(value) > 100 limit 1`.execute(tx);
  if (rows[0])
    throw invalidField(
      overrides.findLast(({ field }) => isShare(field))?.field ?? '',
      `Overtime, double time and night shift add up to ${rows[0].sum}%. They can be at most 100% of the hours.`,
    );
}

/** Stores the value of a cell, which a column names within its line; null deletes it. */
async function storeCell(
  table: 'estimate_override' | 'estimate_field_value',
  { estimation_id, condition_id, line_id }: { estimation_id: string; condition_id: string; line_id: string },
  [column, name]: readonly [column: 'field' | 'field_id', name: string],
  value: string | null,
  { tx, user }: Pick<Context, 'tx' | 'user'>,
): Promise<void> {
  const [cells, named] = [sql.table(table), sql.ref(column)];
  if (value === null)
    await sql`delete from ${cells} where estimation_id = ${estimation_id}::uuid
      and condition_id = ${condition_id}::uuid and line_id = ${line_id}::uuid and ${named} = ${name}`.execute(
      tx,
    );
  else
    await sql`insert into ${cells} (tenant_id, estimation_id, condition_id, line_id, ${named}, value, user_id)
      values (${user.tenant_id}::uuid, ${estimation_id}::uuid, ${condition_id}::uuid, ${line_id}::uuid, ${name}, ${value}, ${user.user_id}::uuid)
      on conflict (tenant_id, estimation_id, condition_id, line_id, ${named})
      do update set value = excluded.value, user_id = excluded.user_id`.execute(tx);
}

/** Overrides one figure of a line, or resets it. */
export async function override(
  estimationId: string,
  { condition_id, line_id, field, value }: Override,
  context: Context,
): Promise<void> {
  const { tx } = context;
  if (value !== null && Number(value) < 0) throw invalidField(field, "The Value cann't be less than 0");
  if (condition_id === line_id && (await overrideItem(estimationId, { id: line_id, field, value }, context)))
    return;
  await assertLineStands(estimationId, { condition_id, line_id }, tx);
  await checkHours({ condition_id, line_id, field, value }, context);
  await storeCell(
    'estimate_override',
    { estimation_id: estimationId, condition_id, line_id },
    ['field', field],
    value,
    context,
  );
}

type FieldValue = NonNullable<Parameters<Handlers['estimatesUpdate']>[0]['body']['values']>[number];

/** Figure whose override a column with this formula sets; undefined for a column with a value of its own. */
const figureOf = (formula: string) =>
  (['quantity', 'unit_price', 'markup'] as const).find((name) => name === formula);

/** Overrides a column of a line, or resets it to its formula. */
export async function setValue(
  { estimation_id }: Estimation,
  { condition_id, line_id, field_id, value }: FieldValue,
  calculator: Calculator,
  context: Context,
): Promise<{ field: string; after?: string }> {
  const { tx } = context;
  const field = calculator?.fields.find(({ id }) => id === field_id);
  if (!field) throw invalidField('values', 'This column does not belong to the template of this estimate.');
  if (!field.isEditable) throw invalidField('values', `${field.label} is computed and cannot be entered.`);
  if (value !== null && field.type === 'number' && !/^-?\d{1,15}(\.\d{1,10})?$/.test(value))
    throw invalidField('values', `${field.label} must be a number, for example 12 or 0.5.`);
  if (value !== null && field.isLaborProductivity && Number(value) <= 0)
    throw invalidField('values', `${field.label} must be more than 0.`);
  const change = { field: field.label, ...(value === null ? {} : { after: value }) };
  const own = figureOf(field.formula);
  if (own) {
    await override(estimation_id, { condition_id, line_id, field: own, value }, context);
    return change;
  }
  await assertLineStands(estimation_id, { condition_id, line_id }, tx);
  const stored = value?.trim() === '' ? null : value;
  await storeCell(
    'estimate_field_value',
    { estimation_id, condition_id, line_id },
    ['field_id', field_id],
    stored,
    context,
  );
  return change;
}

/** Writes of an update to cells of lines, with the current values. */
export async function lineWrites(
  estimationId: string,
  { overrides, values }: { overrides: readonly Override[]; values: readonly FieldValue[] },
  calculator: Calculator,
  { tx }: Pick<Context, 'tx'>,
): Promise<CellWrite[]> {
  const wanted = [
    ...overrides,
    ...values.map(({ field_id, value, ...line }) => {
      const formula = calculator?.fields.find(({ id }) => id === field_id)?.formula ?? '';
      return { ...line, field: figureOf(formula) ?? field_id, value: value?.trim() || null };
    }),
  ];
  if (!wanted.length) return [];
  const { rows } = await sql<{ condition_id: string; line_id: string; field: string; value: string }>`
    select condition_id, line_id, field, trim_scale(value)::text as value from estimate_override
    where estimation_id = ${estimationId}::uuid
      and line_id = any(${[...new Set(wanted.map(({ line_id }) => line_id))]}::uuid[])`.execute(tx);
  const current = new Map(rows.map((row) => [lineCell(row, row.field), row.value]));
  for (const [line, of] of Object.entries(calculator?.values ?? {}))
    for (const [field, value] of Object.entries(of)) current.set(`${line}/${field}`, value);
  if (wanted.some(({ condition_id, line_id }) => condition_id === line_id))
    for (const { item_id, line } of await itemRows(estimationId, { tx }))
      for (const [field, value] of Object.entries(line))
        current.set(lineCell({ condition_id: item_id, line_id: item_id }, field), String(value));
  return wanted.map(({ field, value, ...line }) => {
    const cell = lineCell(line, field);
    const now = current.get(cell) ?? null;
    return { cell, current: now, isChange: !isSameValue(now, value) };
  });
}
