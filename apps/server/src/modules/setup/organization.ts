import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { assertUnreferenced } from '../../resource/reference-checks.ts';
import { assertNoChildrenLeft, assertAcyclic } from '../../resource/hierarchy.ts';
import { after, before } from '../../resource/pipeline.ts';

/** Rejects deletion of organization units that still have people. */
const assertNoPeople =
  (word: string) =>
  ({ uuids }: { uuids: readonly string[] }, context: Context): Promise<void> =>
    assertUnreferenced(
      context,
      uuids,
      { view: 'security_account_view', by: `${word}_id`, name: `${word}_name` },
      ['a person', 'people'],
      `Assign another ${word} to them first.`,
    );

const departmentTree = {
  table: 'setup_department',
  view: 'setup_department_view',
  one: 'department',
  many: 'departments',
};
export const departments = defineResource('department', {
  steps: {
    update: [
      after('workflow', async ({ body, before }, context) => {
        if (body.parent_id) await assertAcyclic(before, body.parent_id, departmentTree, context);
      }),
    ],
    delete: [
      before('dependents', ({ uuids }, context) => assertNoChildrenLeft(uuids, departmentTree, context)),
      before('dependents', assertNoPeople('department')),
    ],
  },
});

export const designations = defineResource('designation', {
  steps: { delete: [before('dependents', assertNoPeople('designation'))] },
});

export const qualifiers = defineResource('qualifier', {
  steps: { delete: [before('dependents', assertNoPeople('qualifier'))] },
});
