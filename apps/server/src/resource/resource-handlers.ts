import { operations } from '@plumbline/api/operations';
import type { Handlers } from '../context/context.ts';

const calls = [
  'List',
  'Export',
  'Create',
  'Read',
  'Update',
  'Copy',
  'Remove',
  'RemoveMany',
  'RestoreMany',
  'History',
  'Board',
  'Summary',
  'SummaryExport',
  'UpdateMany',
  'RevertMany',
  'Duplicates',
  'Merge',
  'UndoMerge',
  'Timeline',
  'AddActivity',
  'ChangeActivity',
  'RemoveActivity',
  'Contacts',
  'MapContacts',
  'UnmapContact',
] as const;
type CallsOf<Prefix extends string> = Pick<
  Handlers,
  Extract<keyof Handlers, `${Prefix}${(typeof calls)[number]}`>
>;

/** Handlers of a resource by operation id, for the calls that its entity has in the contract. */
export function resourceHandlers<const Prefix extends string>(resource: {
  entity: { calls: Prefix };
}): CallsOf<Prefix> {
  const handlers = resource as unknown as Record<string, unknown>;
  return Object.fromEntries(
    calls.flatMap((call) => {
      const id = resource.entity.calls + call;
      const name = call.charAt(0).toLowerCase() + call.slice(1);
      return Object.hasOwn(operations, id) ? [[id, handlers[name]]] : [];
    }),
  ) as CallsOf<Prefix>;
}
