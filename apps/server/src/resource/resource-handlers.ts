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
  'Duplicates',
  'Merge',
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

/** The handlers of the calls that a kind has, by their names in the contract. */
export function resourceHandlers<const Prefix extends string>(of: {
  kind: { calls: Prefix };
}): CallsOf<Prefix> {
  const known = of as unknown as Record<string, unknown>;
  return Object.fromEntries(
    calls.flatMap((call) => {
      const id = of.kind.calls + call;
      return Object.hasOwn(operations, id) ? [[id, known[call.charAt(0).toLowerCase() + call.slice(1)]]] : [];
    }),
  ) as CallsOf<Prefix>;
}
