import { titleOf, type EntityMeta } from '@plumbline/api/operations';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { sql } from 'kysely';
import { requirePermission } from '../auth/permissions.ts';
import type { Context } from '../context/context.ts';
import { HttpError, notFoundError } from '../core/http-error.ts';
import { labelChanges } from './custom-fields.ts';
import { changedFields, differingFields } from './field-values.ts';
import { findRow, findRows } from './find-rows.ts';
import { mergeRulesByModule } from './merge-rules.ts';
import type { MergeDependents } from './merge-state.ts';
import { moveReferencesBack } from './move-references.ts';
import { diffRecords } from './record-diff.ts';
import type { ListFields } from './list-query.ts';
import type { ResourceStorage } from './registry.ts';
import type { ResourceRow } from './resource.ts';
import { saveIndexes } from './steps/index-record.ts';

type Columns = Record<string, unknown>;

interface RecordedMerge {
  survivor_id: string;
  merged_ids: string[];
  before: Columns;
  after: Columns;
  moved: MergeDependents;
  /** Instant of the merge with all its digits. */
  merged_at: string;
}
interface MergedEntity {
  entity: EntityMeta;
  storage: ResourceStorage;
  /** Fields of the list with those of the company's form. */
  described: ListFields;
}

/** Columns that every write changes, and that no undo restores. */
const stamps = ['version', 'created_at', 'updated_at', 'deleted_at'];

/**
 * The record of a merge, with the survivor and the merged records locked.
 * @throws HttpError 404 without it, 409 if one of the records was deleted, restored or merged again since.
 */
async function loadMerge(
  { entity, storage }: MergedEntity,
  mergeId: string,
  { tx }: Context,
): Promise<RecordedMerge> {
  const { rows } =
    await sql<RecordedMerge>`select survivor_id, merged_ids, before, after, moved, created_at::text as merged_at
    from record_merge_undo where merge_id = ${mergeId}::uuid and entity = ${entity.name} for update`.execute(
      tx,
    );
  const [merge] = rows;
  if (!merge) throw notFoundError('This merge');
  const ids = [merge.survivor_id, ...merge.merged_ids];
  await sql`select 1 from ${sql.table(storage.table)} where ${sql.ref(storage.key)} = any(${ids}::uuid[])
    order by ${sql.ref(storage.key)} for update`.execute(tx);
  const { rows: standing } = await sql<{ uuid: string }>`select uuid from ${sql.table(storage.view)}
    where uuid = any(${ids}::uuid[])`.execute(tx);
  const { rows: links } = await sql`select 1 from record_merge
    where from_id = any(${merge.merged_ids}::uuid[]) and survivor_id = ${merge.survivor_id}::uuid`.execute(
    tx,
  );
  if (!standing.some(({ uuid }) => uuid === merge.survivor_id))
    throw new HttpError(
      409,
      `The ${entity.one} that the others were merged into was deleted or merged since. Restore it first.`,
    );
  if (standing.length > 1 || links.length < merge.merged_ids.length)
    throw new HttpError(409, `One of the merged ${entity.many} was already restored. Nothing was undone.`);
  return merge;
}

/** Gives the survivor the columns that it had before the merge, unless they were changed since. @returns those kept. */
async function restoreColumns(
  { storage }: MergedEntity,
  { survivor_id, before, after }: RecordedMerge,
  mergeId: string,
  { tx }: Context,
): Promise<string[]> {
  const key = sql.ref(storage.key);
  const { rows } = await sql<{ columns: Columns; generated: string[] }>`select to_jsonb(t) as columns,
      array(select attname::text from pg_attribute where attrelid = ${storage.table}::regclass and attgenerated <> '')
        as generated
    from ${sql.table(storage.table)} t where ${key} = ${survivor_id}::uuid`.execute(tx);
  const { columns = {}, generated = [] } = rows[0] ?? {};
  const names = Object.keys(before).filter((name) => !stamps.includes(name) && !generated.includes(name));
  const changed = changedFields(before, after, names);
  const unrestored = new Set(differingFields(columns, changed.before));
  const kept = differingFields(columns, changed.after).filter((name) => unrestored.has(name));
  const restored = Object.keys(changed.before).filter((name) => name !== 'custom' && !kept.includes(name));
  const custom = Object.entries((changed.before as { custom?: Columns }).custom ?? {}).filter(
    ([code]) => !kept.includes(`custom.${code}`),
  );
  const assignments = [
    // Read from the stored JSON, so that every digit of a number is restored.
    ...(restored.length
      ? [
          sql`(${sql.join(restored.map((name) => sql.ref(name)))}) = (select ${sql.join(
            restored.map((name) => sql.ref(`p.${name}`)),
          )} from record_merge_undo u, jsonb_populate_record(null::${sql.table(storage.table)}, u.before) p
            where u.merge_id = ${mergeId}::uuid)`,
        ]
      : []),
    ...(custom.length
      ? [sql`custom = jsonb_strip_nulls(custom || ${JSON.stringify(Object.fromEntries(custom))}::jsonb)`]
      : []),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ];
  await sql`update ${sql.table(storage.table)} set ${sql.join(assignments)} where ${key} = ${survivor_id}::uuid`.execute(
    tx,
  );
  return kept;
}

/** Adds an audit entry for the survivor and for each restored record. */
async function auditUndo(
  { entity, described }: MergedEntity,
  [before, after]: readonly [ResourceRow, ResourceRow],
  restored: readonly ResourceRow[],
  context: Context,
): Promise<void> {
  const { module, name } = entity;
  const names = Object.keys(described).filter((field) => field !== 'updatedAt');
  const entry = { module, entity: name };
  await context.audit({
    ...entry,
    entityId: after.uuid,
    entityName: titleOf(entity, after),
    action: 'updated',
    changes: [
      { field: 'merge undone', after: restored.map((row) => titleOf(entity, row)).join(', ') },
      ...(await labelChanges(
        diffRecords(before, after, names),
        entity.form ? (name as FormModuleKey) : undefined,
        context.tx,
      )),
    ],
  });
  await context.auditAll(
    restored.map((row) => ({
      ...entry,
      entityId: row.uuid,
      entityName: titleOf(entity, row),
      action: 'restored',
    })),
  );
}

/**
 * Undoes a merge: restores the merged records, the survivor's previous values and the references to each of them. What was
 * changed after the merge stays.
 * @throws HttpError 404 for an unknown or expired merge, 409 if its records were deleted, restored or merged since.
 */
export async function undoMerge(of: MergedEntity, mergeId: string, context: Context) {
  const { entity, storage, described } = of;
  const { tx } = context;
  requirePermission({ ...entity.right, type: 'e' } as Parameters<typeof requirePermission>[0], context);
  const merge = await loadMerge(of, mergeId, context);
  const { survivor_id: survivor, merged_ids: others, moved } = merge;
  const found = { view: storage.view, label: `This ${entity.one}` };
  const before = await findRow<ResourceRow>(found, survivor, context);
  // The survivor is written first, which frees values that only one record may have.
  const kept = await restoreColumns(of, merge, mergeId, context);
  await sql`update ${sql.table(storage.table)} set deleted_at = null, version = version + 1, updated_at = now()
    where ${sql.ref(storage.key)} = any(${others}::uuid[])`.execute(tx);
  let returned = 0;
  for (const each of moved.tables) returned += await moveReferencesBack(each, survivor, tx);
  for (const [module, { moveBack }] of mergeRulesByModule())
    returned +=
      (await moveBack?.(
        {
          entity: entity.name,
          survivor,
          record: moved.modules[module],
          after: merge.after,
          mergedAt: merge.merged_at,
        },
        context,
      )) ?? 0;
  await sql`delete from record_merge where from_id = any(${others}::uuid[])`.execute(tx);
  await sql`delete from record_merge_undo where merge_id = ${mergeId}::uuid`.execute(tx);
  const after = await findRow<ResourceRow>(found, survivor, context);
  const restored = (await findRows<ResourceRow>(found, others, context)).toSorted(
    (a, b) => others.indexOf(a.uuid) - others.indexOf(b.uuid),
  );
  await auditUndo(of, [before, after], restored, context);
  for (const row of [after, ...restored]) await saveIndexes(entity.name, row, context);
  const labels = kept.map((name) => described[name]?.label ?? name);
  return { data: { uuid: survivor, restored: restored.length, moved: returned, kept: labels } };
}
