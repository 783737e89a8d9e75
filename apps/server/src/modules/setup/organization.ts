import type { Context } from '../../context/context.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { assertUnreferenced } from '../../resource/reference-checks.ts';
import { assertNoChildrenLeft, assertAcyclic } from '../../resource/hierarchy.ts';

/** People are given another place by whoever keeps the users; none of them falls out of the organization unseen. */
const mustHaveNobody = (context: Context, uuids: readonly string[], word: string) =>
  assertUnreferenced(
    context,
    uuids,
    { view: 'security_account_view', by: `${word}_id`, name: `${word}_name` },
    ['a person', 'people'],
    `Give them another ${word} first.`,
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
    await mustHaveNobody(context, uuids, 'department');
  },
});

export const designations = defineResource('designation', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'designation'),
});

export const qualifiers = defineResource('qualifier', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'qualifier'),
});
