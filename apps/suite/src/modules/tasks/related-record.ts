import { entities, type EntityMeta } from '@plumbline/api/entities';
import { tasksMessages } from './messages.ts';

const allKinds = Object.values<EntityMeta>(entities);

/** Maps the specified types of related records to entity names. */
export const kindOf: Readonly<Record<string, string>> = {
  estimations: 'estimation',
  vendors: 'vendor',
  accounts: 'account',
  opportunities: 'opportunity',
  contacts: 'contact',
  leads: 'lead',
};

/** Filter in an address: one record, or all records of a module. */
interface About {
  module: string;
  id?: string | undefined;
}
/** Returns the entity names for a module in an address. */
const kindsOf = (word: string): string[] =>
  word === 'crm'
    ? allKinds.filter(({ module }) => module === word).map(({ name }) => name)
    : [kindOf[word] ?? word];

/** Returns a filter for the tasks of one record or of a module, combined with another filter. */
export const aboutOnly = ({ module, id }: About, filter: string | undefined): string =>
  JSON.stringify([
    { field: 'related_type', op: 'in', value: kindsOf(module) },
    ...(id ? [{ field: 'related_id', op: 'eq', value: id }] : []),
    ...(filter ? (JSON.parse(filter) as object[]) : []),
  ]);

/** Returns the title of such a list. */
export function aboutTitle({ module, id }: About): string {
  if (id) return tasksMessages.tasksForThisRecord;
  if (module === 'crm') return tasksMessages.crmTasks;
  const [name = module] = kindsOf(module);
  return tasksMessages.tasksForAll(allKinds.find((each) => each.name === name)?.many ?? module);
}
