import type { Handlers } from '../../context/context.ts';
import { assignAll } from './assignees.ts';
import { tasks } from './items.ts';
import { assertCanEdit, readOnly } from './rights.ts';
import { itemOf, itemsOf } from './queries.ts';

export const taskAssignment = {
  tasksAssign: async ({ params, body }, context) => {
    const item = await itemOf(params.uuid, context);
    assertCanEdit(item);
    const changes = await assignAll([item], () => body.assignee_ids, context);
    const { data } = await tasks.read({ params }, context);
    return { data: { assigned_users: data.assigned_users, changes } };
  },
  tasksAssignMany: async ({ body }, context) => {
    const items = await itemsOf(body.uuid, context);
    const changes = await assignAll(
      items.filter((item) => !readOnly(item)),
      (now) => [...now.filter((id) => !body.remove?.includes(id)), ...(body.add ?? [])],
      context,
    );
    const readOnlyNames = items.filter((item) => readOnly(item)).map(({ name }) => name);
    return {
      data: { changed: changes.length, changes },
      ...(readOnlyNames.length
        ? { message: `You can view but not edit: ${readOnlyNames.slice(0, 5).join(', ')}.` }
        : {}),
    };
  },
} satisfies Partial<Handlers>;
