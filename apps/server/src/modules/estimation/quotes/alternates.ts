import type { AlternateChange, AlternateFields, AlternateOwnLine } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../../context/context.ts';
import { notFoundError, HttpError, versionConflict } from '../../../core/http-error.ts';
import { diffRecords } from '../../../resource/record-diff.ts';
import type { AlternateRow } from './alternate-input.ts';
import {
  alternateRows,
  estimateData,
  estimationRow,
  openEstimation,
  type Scope,
} from '../estimates/queries.ts';
import { recordChange } from '../estimates/recompute.ts';
import { cachedEstimating } from '../estimates/estimate-cache.ts';
import { alternatesOf } from '../estimates/rules.ts';

/** Required values of each kind of change. */
function changeProblem(change: AlternateChange): { field: string; message: string } | undefined {
  if (change.kind === 'assembly')
    return change.assembly_id ? undefined : { field: 'assembly_id', message: 'Choose an assembly.' };
  if (change.kind === 'remove') return undefined;
  if (!change.line_id) return { field: 'line_id', message: 'Choose a line.' };
  if (change.value === undefined) return { field: 'value', message: 'Enter a number' };
  return Number(change.value) < 0
    ? { field: 'value', message: "The Value cann't be less than 0" }
    : undefined;
}
function lineProblem({
  quantity,
  labor_unit,
  labor_rate,
  equipment_cost,
  other_cost,
  lump_cost,
  markup,
}: AlternateOwnLine) {
  // Credits apply to the price, because a negative markup would turn a credit into a cost.
  const least = { quantity, labor_unit, labor_rate, equipment_cost, other_cost, lump_cost, markup };
  for (const [field, value] of Object.entries(least))
    if (Number(value ?? 0) < 0) return { field, message: "The Value cann't be less than 0" };
  return undefined;
}
const targetOf = ({ kind, condition_id, line_id }: AlternateChange) =>
  `${kind === 'remove' || kind === 'assembly' ? 'whole' : kind} ${condition_id} ${line_id ?? ''}`;

/** @throws HttpError 422 at the invalid field, e.g. `changes.2.value`. */
async function check(
  { changes = [], lines = [] }: Partial<AlternateFields>,
  context: Context,
): Promise<void> {
  const targets = new Set<string>();
  const errors = [
    ...changes.flatMap((change, at) => {
      const wrong = changeProblem(change);
      const target = targetOf(change);
      const isTwice = targets.has(target);
      targets.add(target);
      if (wrong) return [{ field: `changes.${at}.${wrong.field}`, message: wrong.message }];
      return isTwice ? [{ field: `changes.${at}`, message: 'This alternate already changes this.' }] : [];
    }),
    ...lines.flatMap((line, at) => {
      const wrong = lineProblem(line);
      return wrong ? [{ field: `lines.${at}.${wrong.field}`, message: wrong.message }] : [];
    }),
  ];
  const assemblies = changes.flatMap(({ assembly_id }, at) => (assembly_id ? [{ assembly_id, at }] : []));
  if (assemblies.length > 0) {
    const { rows } = await sql<{ assembly_id: string }>`select assembly_id from assembly_directory
      where deleted_at is null and assembly_id = any(${assemblies.map((each) => each.assembly_id)}::uuid[])`.execute(
      context.tx,
    );
    const assemblyIds = new Set(rows.map((row) => row.assembly_id));
    for (const { assembly_id, at } of assemblies)
      if (!assemblyIds.has(assembly_id))
        errors.push({ field: `changes.${at}.assembly_id`, message: 'This assembly was not found.' });
  }
  const [first] = errors;
  if (first) throw new HttpError(422, first.message, { errors });
}

const withLineIds = (lines: readonly AlternateOwnLine[]): AlternateOwnLine[] =>
  lines.map(({ uuid = uuidv7(), ...line }) => ({ uuid, ...line }));

/** Alternates of an estimate with figures, or one of them. */
async function listAlternates(estimationId: string, context: Scope) {
  const row = await estimationRow(estimationId, context);
  const data = await estimateData(row, context);
  return alternatesOf(data, cachedEstimating(estimationId));
}
async function readAlternate(estimationId: string, uuid: string, context: Scope) {
  const found = (await listAlternates(estimationId, context)).find((each) => each.uuid === uuid);
  if (!found) throw notFoundError('This alternate');
  return found;
}
async function findAlternateRow(estimationId: string, uuid: string, context: Context): Promise<AlternateRow> {
  const row = (await alternateRows(estimationId, context)).find((each) => each.alternate_id === uuid);
  if (!row) throw notFoundError('This alternate');
  return row;
}
/** Audit entries. */
const auditValues = ({
  name,
  description,
  accepted,
  changes,
  lines,
}: AlternateRow | Required<AlternateFields>) => ({
  name,
  description,
  accepted,
  changes: String(changes.length),
  lines: lines.map((line) => line.name).join(', '),
});

export const alternateOperations = {
  estimateAlternatesList: async ({ params }, context) => ({
    data: await listAlternates(params.estimation_id, context),
  }),
  estimateAlternatesCreate: async ({ params, body }, context) => {
    const { tx, user } = context;
    const { estimation_id } = params;
    const estimation = await openEstimation(estimation_id, context);
    await check(body, context);
    const uuid = uuidv7();
    // Deleted alternates keep their number, so that it is never reused.
    const { rows } = await sql<{ next: number }>`select coalesce(max(number), 0) + 1 as next
      from estimate_alternate where estimation_id = ${estimation_id}::uuid`.execute(tx);
    const number = rows[0]?.next ?? 1;
    await tx
      .insertInto('estimate_alternate')
      .values({
        tenant_id: user.tenant_id,
        alternate_id: uuid,
        estimation_id,
        number,
        name: body.name.trim(),
        description: body.description ?? '',
        accepted: body.accepted ?? false,
        changes: JSON.stringify(body.changes ?? []),
        lines: JSON.stringify(withLineIds(body.lines ?? [])),
        created_by: user.user_id,
      })
      .execute();
    await recordChange(estimation, context, {
      entity: 'alternate',
      action: 'created',
      changes: [{ field: `alternate ${number}`, after: body.name.trim() }],
    });
    return { data: await readAlternate(estimation_id, uuid, context) };
  },
  estimateAlternatesUpdate: async ({ params, body: { version, ...body } }, context) => {
    const { estimation_id, uuid } = params;
    const estimation = await openEstimation(estimation_id, context);
    const row = await findAlternateRow(estimation_id, uuid, context);
    if (row.version !== version) throw versionConflict();
    await check(body, context);
    const { name, description, accepted, changes, lines } = body;
    await context.tx
      .updateTable('estimate_alternate')
      .set({
        ...(name === undefined ? {} : { name: name.trim() }),
        ...(description === undefined ? {} : { description }),
        ...(accepted === undefined ? {} : { accepted }),
        ...(changes === undefined ? {} : { changes: JSON.stringify(changes) }),
        ...(lines === undefined ? {} : { lines: JSON.stringify(withLineIds(lines)) }),
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('alternate_id', '=', uuid)
      .execute();
    const after = await findAlternateRow(estimation_id, uuid, context);
    const changed = diffRecords(auditValues(row), auditValues(after), Object.keys(auditValues(after)));
    await recordChange(estimation, context, {
      entity: 'alternate',
      action: 'updated',
      changes: changed.length ? changed : [{ field: `alternate ${row.number}`, after: row.name }],
    });
    return { data: await readAlternate(estimation_id, uuid, context) };
  },
  estimateAlternatesRemove: async ({ params }, context) => {
    const { estimation_id, uuid } = params;
    const estimation = await openEstimation(estimation_id, context);
    const row = await findAlternateRow(estimation_id, uuid, context);
    await context.tx
      .updateTable('estimate_alternate')
      .set({ deleted_at: new Date().toISOString(), version: row.version + 1 })
      .where('alternate_id', '=', uuid)
      .execute();
    await recordChange(estimation, context, {
      entity: 'alternate',
      action: 'deleted',
      changes: [{ field: `alternate ${row.number}`, before: row.name }],
    });
    return { data: { deleted: 1 } };
  },
} satisfies Partial<Handlers>;
