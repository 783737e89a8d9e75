import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { assertUnreferenced } from '../../resource/reference-checks.ts';
import { assertNoChildrenLeft, assertAcyclic } from '../../resource/hierarchy.ts';

/** Rejects deletion of organization units that still have people. */
const assertNoPeople = (context: Context, uuids: readonly string[], word: string) =>
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
  beforeUpdate: async (values, before, context) => {
    if (values.parent_id) await assertAcyclic(before, values.parent_id, departmentTree, context);
    return values;
  },
  beforeRemove: async (uuids, context) => {
    await assertNoChildrenLeft(uuids, departmentTree, context);
    await assertNoPeople(context, uuids, 'department');
  },
});

export const designations = defineResource('designation', {
  beforeRemove: (uuids, context) => assertNoPeople(context, uuids, 'designation'),
});

export const qualifiers = defineResource('qualifier', {
  beforeRemove: (uuids, context) => assertNoPeople(context, uuids, 'qualifier'),
});
