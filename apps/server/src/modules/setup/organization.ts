import type { Context } from '../../context/context.ts';
import { kindResource } from '../../resource/define-resource.ts';
import { mustBeFree } from '../../resource/reference-checks.ts';
import { mustGoWhole, mustStayTree } from '../../resource/hierarchy.ts';

/** People are given another place by whoever keeps the users; none of them falls out of the organization unseen. */
const mustHaveNobody = (context: Context, uuids: readonly string[], word: string) =>
  mustBeFree(
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
export const departments = kindResource('department', {
  beforeUpdate: async (values, before, context) => {
    if (values.parent_id) await mustStayTree(before, values.parent_id, departmentTree, context);
    return values;
  },
  beforeRemove: async (uuids, context) => {
    await mustGoWhole(uuids, departmentTree, context);
    await mustHaveNobody(context, uuids, 'department');
  },
});

export const designations = kindResource('designation', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'designation'),
});

export const qualifiers = kindResource('qualifier', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'qualifier'),
});
