import { sql } from 'kysely';
import type { Context } from '../../http/context.ts';
import { kindResource } from '../kind.ts';
import { mustBeFree } from '../references.ts';
import { mustStayTree } from '../tree.ts';

/** People are given another place by whoever keeps the users; none of them falls out of the organization unseen. */
const mustHaveNobody = (context: Context, uuids: readonly string[], word: string) =>
  mustBeFree(
    context,
    uuids,
    { view: 'security_account_view', by: `${word}_id`, name: `${word}_name` },
    ['a person', 'people'],
    `Give them another ${word} first.`,
  );

export const departments = kindResource('department', {
  beforeUpdate: async (values, before, context) => {
    if (values.parent_id)
      await mustStayTree(
        before,
        values.parent_id,
        { table: 'setup_department', view: 'setup_department_view', one: 'department' },
        context,
      );
    return values;
  },
  beforeRemove: async (uuids, context) => {
    // Whole branches go at once.
    const { rows } = await sql<{ uuid: string }>`select uuid from setup_department_view
      where parent_id = any(${uuids}::uuid[]) and uuid <> all(${uuids}::uuid[])`.execute(context.tx);
    if (rows.length > 0)
      await mustBeFree(
        context,
        uuids,
        { view: 'setup_department_view', by: 'parent_id', name: 'parent_name' },
        ['a department below it', 'departments below it'],
      );
    await mustHaveNobody(context, uuids, 'department');
  },
});

export const designations = kindResource('designation', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'designation'),
});

export const qualifiers = kindResource('qualifier', {
  beforeRemove: (uuids, context) => mustHaveNobody(context, uuids, 'qualifier'),
});
