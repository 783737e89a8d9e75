import type { Merging } from '@plumbline/api';
import { titleOf, type EntityMeta } from '@plumbline/api/operations';
import { schemas } from '@plumbline/api/schemas';
import type { ZodObject } from 'zod';
import type { Context, OperationId } from '../context/context.ts';
import { activityHandlers, contactMappingHandlers } from './activities.ts';
import { aggregationHandlers } from './aggregation/handlers.ts';
import { loadBoard, type BoardQuery } from './board.ts';
import { bulkUpdate, type BulkUpdateBody } from './bulk-update.ts';
import { mergeSteps, type EntitySteps, type MergeStep } from './call-steps.ts';
import { cloneHandler } from './clone.ts';
import type { defineCrud } from './crud.ts';
import { findDuplicates } from './duplicate-detection.ts';
import { fieldsChosenFrom, textOf } from './entity-fields.ts';
import { recordHistory } from './history.ts';
import { isOwnLastChange } from './last-change.ts';
import { MergeState } from './merge-state.ts';
import { Pipeline } from './pipeline.ts';
import type { ResourceStorage } from './registry.ts';
import type { ResourceRow } from './resource.ts';
import { revertChanges, type RevertedChange } from './revert-changes.ts';
import { undoMerge } from './undo-merge.ts';

/** Fields of an entity's update call. */
const writtenFields = ({ calls }: EntityMeta): string[] =>
  Object.keys(
    (schemas as unknown as Record<string, { body: ZodObject }>)[`${calls}Update`]?.body.shape ?? {},
  ).filter((name) => name !== 'version');

/**
 * The calls of an entity beside those of its table: copy, merge, bulk update, duplicates, board, aggregation, history,
 * activities and contacts.
 * @param excludedFromCopy fields that a copy does not take over.
 */
export function entityHandlers<
  Row extends ResourceRow,
  Create extends object,
  Update extends { version: number },
>(
  entity: EntityMeta,
  storage: ResourceStorage,
  crud: ReturnType<typeof defineCrud<Row, Create, Update>>,
  {
    excludedFromCopy,
    merge: addedToMerge,
  }: {
    excludedFromCopy?: readonly string[] | undefined;
    merge?: EntitySteps<Row, Create, Update>['merge'];
  },
) {
  const { name, many } = entity;
  const { fields, view } = storage;
  const read = async (uuid: string, context: Context) =>
    (await crud.read({ params: { uuid } }, context)).data;
  const merging = new Pipeline<MergeStep, MergeState<Row>>(mergeSteps, addedToMerge);
  return {
    ...activityHandlers(name, crud.find),
    ...contactMappingHandlers(name, crud.find),
    ...aggregationHandlers(entity, fields, crud),
    copy: cloneHandler<Row, Create>(crud, {
      create: `${entity.calls}Create` as OperationId,
      view,
      names: entity.lookupKeys.flat(),
      ...(excludedFromCopy ? { excluded: excludedFromCopy } : {}),
    }),
    duplicates: async (
      { body }: { body: { values: Record<string, unknown>; except?: string[] } },
      context: Context,
    ) => ({ data: await findDuplicates(name, body.values, body.except ?? [], context) }),
    merge: async ({ body }: { body: Merging }, context: Context) => {
      const state = new MergeState<Row>(entity, storage, body);
      await merging.run(state, context);
      return { data: { uuid: state.survivor, moved: state.moved, merge_id: state.mergeId } };
    },
    undoMerge: async ({ body }: { body: { merge_id: string } }, context: Context) =>
      undoMerge({ entity, storage, described: await crud.describe(context) }, body.merge_id, context),
    board: async ({ query }: { query: BoardQuery }, context: Context) => {
      const [status] = fieldsChosenFrom(fields, `status:${name}`);
      if (status === undefined) throw new Error(`${many} have no status with a workflow`);
      const { order } = crud.options;
      const { boardSum: sum, boardWeight: weight } = entity;
      const board = { module: name, view, status, order, sum, weight, present: crud.presentAll };
      return {
        data: await loadBoard<Row>({ ...board, fields: await crud.describe(context) }, query, context),
      };
    },
    updateMany: async ({ body }: { body: BulkUpdateBody }, context: Context) => ({
      data: await bulkUpdate(
        {
          many,
          written: writtenFields(entity),
          title: (row) => titleOf(entity, row),
          find: read,
          list: (query, of) => crud.list({ query }, of),
          update: (uuid, values, of) => crud.update({ params: { uuid }, body: values as Update }, of),
        },
        body,
        context,
      ),
    }),
    revertMany: async ({ body: { changes } }: { body: { changes: RevertedChange[] } }, context: Context) => {
      const described = await crud.describe(context);
      const statuses = fieldsChosenFrom(fields, `status:${name}`);
      const data = await revertChanges(
        {
          entity: name,
          one: entity.one,
          title: (row) => titleOf(entity, row),
          labelOf: (field) => described[field]?.label ?? field,
          find: read,
          revert: async (uuid, values, of) => {
            const own = new Set<string>();
            for (const field of statuses) {
              const before = textOf(values, field);
              if (before !== undefined && (await isOwnLastChange(name, uuid, { field, before }, of)))
                own.add(field);
            }
            return crud.revert(uuid, values as Update, own, of);
          },
        },
        changes,
        context,
      );
      return { data };
    },
    history: async ({ params }: { params: { uuid: string } }, context: Context) => {
      await crud.find(params.uuid, context);
      return recordHistory(context, name, params.uuid);
    },
  };
}
