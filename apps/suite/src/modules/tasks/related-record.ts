import { entities, type EntityMeta } from '@plumbline/api/entities';
import { tasksMessages } from './messages.ts';

const allEntities = Object.values<EntityMeta>(entities);

/** Maps the specified types of related records to entity names. */
export const entityOfRelatedType: Readonly<Record<string, string>> = {
  estimations: 'estimation',
  vendors: 'vendor',
  accounts: 'account',
  opportunities: 'opportunity',
  contacts: 'contact',
  leads: 'lead',
};

/** Filter in an address: one record, or all records of a module. */
interface RelatedRecords {
  module: string;
  id?: string | undefined;
}
/** Returns the entity names for a module in an address. */
const entitiesOfModule = (module: string): string[] =>
  module === 'crm'
    ? allEntities.filter((entity) => entity.module === module).map(({ name }) => name)
    : [entityOfRelatedType[module] ?? module];

/** Returns a filter for the tasks of one record or of a module, combined with another filter. */
export const relatedRecordFilter = ({ module, id }: RelatedRecords, filter: string | undefined): string =>
  JSON.stringify([
    { field: 'related_type', op: 'in', value: entitiesOfModule(module) },
    ...(id ? [{ field: 'related_id', op: 'eq', value: id }] : []),
    ...(filter ? (JSON.parse(filter) as object[]) : []),
  ]);

/** Returns the title of such a list. */
export function relatedRecordTitle({ module, id }: RelatedRecords): string {
  if (id) return tasksMessages.tasksForThisRecord;
  if (module === 'crm') return tasksMessages.crmTasks;
  const [name = module] = entitiesOfModule(module);
  return tasksMessages.tasksForAll(allEntities.find((each) => each.name === name)?.many ?? module);
}
