import type { AlternateOwnLine } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { HttpError, invalidField, notFoundError, versionConflict } from '../../../core/http-error.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import { recordCellChanges } from './cell-changes.ts';
import { lineCell } from './cell-conflicts.ts';
import { presentItem, type ItemRow } from './estimate-item-groups.ts';
import { itemRows, openEstimation } from './queries.ts';
import { recordChange } from './recompute.ts';

/** Most lines without take-off in one estimate. */
const MAX_ITEMS = 2000;

type Line = Omit<AlternateOwnLine, 'uuid'>;
const figures = [
  'quantity',
  'labor_unit',
  'labor_rate',
  'equipment_cost',
  'other_cost',
  'lump_cost',
  'markup',
] as const;

/** @throws HttpError 422 at a figure below 0, or for hours without a rate. */
function checkLine(line: Line): void {
  for (const field of figures)
    if (Number(line[field] ?? 0) < 0) throw invalidField(field, "The Value cann't be less than 0");
  if ((line.labor_unit === undefined) !== (line.labor_rate === undefined))
    throw invalidField(
      line.labor_rate === undefined ? 'labor_rate' : 'labor_unit',
      'Enter both the hours per unit and the labor rate.',
    );
}

async function itemOf(estimationId: string, uuid: string, context: Pick<Context, 'tx'>): Promise<ItemRow> {
  const found = (await itemRows(estimationId, context)).find(({ item_id }) => item_id === uuid);
  if (!found) throw notFoundError('This line');
  return found;
}

async function saveLine(item: ItemRow, line: Line, { tx }: Pick<Context, 'tx'>): Promise<void> {
  checkLine(line);
  await tx
    .updateTable('estimate_item')
    .set({ line: JSON.stringify(line), version: item.version + 1, updated_at: new Date().toISOString() })
    .where('item_id', '=', item.item_id)
    .execute();
}

/**
 * Sets a figure of an item as an override of its line would.
 * @returns false if the id is not an item of the estimation.
 * @throws HttpError 422 for a figure that an item does not have, or an empty quantity.
 */
export async function overrideItem(
  estimationId: string,
  { id, field, value }: { id: string; field: string; value: string | null },
  context: Pick<Context, 'tx'>,
): Promise<boolean> {
  const item = (await itemRows(estimationId, context)).find(({ item_id }) => item_id === id);
  if (!item) return false;
  if (field !== 'quantity' && field !== 'unit_price' && field !== 'markup')
    throw invalidField(field, 'Hours of this line are set in the line itself.');
  const { [field]: _before, ...others } = item.line;
  if (value === null && field === 'quantity') throw invalidField(field, 'Enter a number');
  const line = { ...others, name: item.line.name, quantity: item.line.quantity };
  await saveLine(item, value === null ? line : { ...line, [field]: value }, context);
  return true;
}

/** Records the cells of an item that its form changed, so that older edits of the sheet do not replace them. */
async function recordItemChange(
  estimation: { estimation_id: string; version: number },
  { uuid, fields }: { uuid: string; fields: readonly string[] },
  context: Pick<Context, 'tx' | 'user'>,
): Promise<void> {
  if (!fields.length) return;
  const version = estimation.version + 1;
  await context.tx
    .updateTable('estimation')
    .set({ version, updated_at: new Date().toISOString() })
    .where('estimation_id', '=', estimation.estimation_id)
    .execute();
  const cells = fields.map((field) => lineCell({ condition_id: uuid, line_id: uuid }, field));
  await recordCellChanges(estimation.estimation_id, cells, { version }, context);
}

const auditValues = ({ line }: Pick<ItemRow, 'line'>) => ({ ...line });

export const itemOperations = {
  estimateItemsCreate: async ({ params, body }, context) => {
    const { tx, user } = context;
    const { estimation_id } = params;
    const estimation = await openEstimation(estimation_id, context);
    checkLine(body);
    const item_id = uuidv7();
    const { rows } = await sql<{ next: number; kept: number }>`select coalesce(max(number), 0) + 1 as next,
      count(*) filter (where deleted_at is null)::int as kept
      from estimate_item where estimation_id = ${estimation_id}::uuid`.execute(tx);
    const { next: number = 1, kept = 0 } = rows[0] ?? {};
    if (kept >= MAX_ITEMS)
      throw new HttpError(422, `An estimate can have at most ${MAX_ITEMS} lines without take-off.`);
    await tx
      .insertInto('estimate_item')
      .values({
        tenant_id: user.tenant_id,
        item_id,
        estimation_id,
        number,
        line: JSON.stringify({ ...body, name: body.name.trim() }),
        created_by: user.user_id,
      })
      .execute();
    await recordChange(estimation, context, {
      entity: 'estimate',
      action: 'updated',
      changes: [{ field: `line L${number}`, after: body.name.trim() }],
    });
    return { data: presentItem(await itemOf(estimation_id, item_id, context)) };
  },
  estimateItemsUpdate: async ({ params, body: { version, ...line } }, context) => {
    const { estimation_id, uuid } = params;
    const estimation = await openEstimation(estimation_id, context);
    const item = await itemOf(estimation_id, uuid, context);
    if (item.version !== version) throw versionConflict();
    await saveLine(item, { ...line, name: line.name.trim() }, context);
    const after = await itemOf(estimation_id, uuid, context);
    const fields = [...new Set([...Object.keys(item.line), ...Object.keys(after.line)])];
    const changes = diffRecords(auditValues(item), auditValues(after), fields);
    await recordItemChange(estimation, { uuid, fields: changes.map(({ field }) => field) }, context);
    await recordChange(estimation, context, { entity: 'estimate', action: 'updated', changes });
    return { data: presentItem(after) };
  },
  estimateItemsRemove: async ({ params }, context) => {
    const { estimation_id, uuid } = params;
    const estimation = await openEstimation(estimation_id, context);
    const item = await itemOf(estimation_id, uuid, context);
    await context.tx
      .updateTable('estimate_item')
      .set({ deleted_at: new Date().toISOString(), version: item.version + 1 })
      .where('item_id', '=', uuid)
      .execute();
    await recordChange(estimation, context, {
      entity: 'estimate',
      action: 'updated',
      changes: [{ field: `line L${item.number}`, before: item.line.name }],
    });
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
