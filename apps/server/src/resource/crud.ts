import type { Context } from '../context/context.ts';
import { CreateState, RecordsState, UpdateState } from './call-states.ts';
import {
  createSteps,
  deleteSteps,
  restoreSteps,
  updateSteps,
  type CreateStep,
  type DeleteStep,
  type RestoreStep,
  type UpdateStep,
} from './call-steps.ts';
import { findRow } from './find-rows.ts';
import { createListing } from './list-calls.ts';
import { Pipeline } from './pipeline.ts';
import { presentRow, presentRows } from './present-rows.ts';
import type { ResourceOptions } from './resource-options.ts';
import type { ResourceRow } from './resource.ts';

interface RecordInput {
  params: { uuid: string };
}

/** The calls of a resource over its table and view. Writes run the steps of `call-steps.ts`. */
export function defineCrud<
  Row extends ResourceRow,
  Create extends object,
  Update extends { version: number },
>({ steps = {}, ...options }: ResourceOptions<Row, Create, Update>) {
  const creating = new Pipeline<CreateStep, CreateState<Row, Create>>(createSteps, steps.create);
  const updating = new Pipeline<UpdateStep, UpdateState<Row, Update>>(updateSteps, steps.update);
  const deleting = new Pipeline<DeleteStep, RecordsState<Row>>(deleteSteps, steps.delete);
  const restoring = new Pipeline<RestoreStep, RecordsState<Row>>(restoreSteps, steps.restore);

  const find = (uuid: string, context: Context): Promise<Row> => findRow(options, uuid, context);
  const presentAll = (rows: Row[], context: Context): Promise<Row[]> => presentRows(options, rows, context);

  async function remove(uuids: string[], context: Context) {
    const state = new RecordsState(options, uuids);
    await deleting.run(state, context);
    return { data: { deleted: state.rows.length } };
  }

  return {
    options,
    /** Pipeline of a create, for an import, which writes the rows of many creates in one statement. */
    creating,
    find,
    presentAll,
    ...createListing(options, presentAll),
    read: async ({ params }: RecordInput, context: Context) => ({
      data: await presentRow(options, await find(params.uuid, context), context),
    }),
    create: async ({ body }: { body: Create }, context: Context) => {
      const state = new CreateState(options, body);
      await creating.run(state, context);
      return { data: state.data };
    },
    update: async ({ params, body }: RecordInput & { body: Update }, context: Context) => {
      const state = new UpdateState(options, params.uuid, body);
      await updating.run(state, context);
      return { data: state.data };
    },
    /**
     * Updates a record with values that it had before.
     * @param revertedStatuses status fields whose change the caller takes back.
     */
    revert: async (uuid: string, body: Update, revertedStatuses: ReadonlySet<string>, context: Context) => {
      const state = new UpdateState(options, uuid, body);
      state.revertedStatuses = revertedStatuses;
      await updating.run(state, context);
      return { data: state.data };
    },
    remove: ({ params }: RecordInput, context: Context) => remove([params.uuid], context),
    removeMany: ({ body }: { body: { uuid: string[] } }, context: Context) => remove(body.uuid, context),
    restoreMany: async ({ body }: { body: { uuid: string[] } }, context: Context) => {
      const state = new RecordsState(options, [...new Set(body.uuid)]);
      await restoring.run(state, context);
      return { data: { restored: state.rows.length } };
    },
  };
}
