import { sql } from 'kysely';
import { HttpError } from '../../core/http-error.ts';
import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { assertNoChildrenLeft, assertAcyclic } from '../../resource/hierarchy.ts';
import { after, before } from '../../resource/pipeline.ts';

const tree = {
  table: 'setup_estimation_folder',
  view: 'setup_estimation_folder_view',
  one: 'folder',
  many: 'folders',
};

/** @throws HttpError 409 at the name when another folder in the same place has it. */
async function assertUniqueName(
  { name, parent_id: parent }: { name?: string; parent_id?: string | null },
  uuid: string | null,
  { tx }: Context,
): Promise<void> {
  const { rows } =
    await sql`select 1 from setup_estimation_folder_view where lower(name) = lower(${name ?? ''})
    and parent_id is not distinct from ${parent ?? null}::uuid and uuid is distinct from ${uuid}::uuid`.execute(
      tx,
    );
  if (rows.length)
    throw new HttpError(409, `“${name ?? ''}” already exists here. Choose another name.`, {
      errors: [{ field: 'name', message: `“${name ?? ''}” already exists here.` }],
    });
}

export const estimationFolders = defineResource('estimationFolder', {
  table: 'setup_estimation_folder',
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const values = { ...state.body, name: state.body.name.trim() };
        await assertUniqueName(values, null, context);
        state.columns = values;
      }),
    ],
    update: [
      after('workflow', async (state, context) => {
        const { body, before } = state;
        if (body.parent_id) await assertAcyclic(before, body.parent_id, tree, context);
        const values = { ...body, ...(body.name === undefined ? {} : { name: body.name.trim() }) };
        await assertUniqueName({ ...before, ...values }, before.uuid, context);
        state.columns = values;
      }),
    ],
    delete: [before('dependents', ({ uuids }, context) => assertNoChildrenLeft(uuids, tree, context))],
  },
});
