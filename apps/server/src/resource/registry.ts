import type { EntityMeta, EntityName } from '@plumbline/api/operations';
import type { DuplicateRule } from '@plumbline/validation/duplicates';
import { registerNumberedEntity } from '../context/numbering.ts';
import type { EntityFields } from './entity-fields.ts';

/** How people and files name a record of an entity. */
export interface LookupTarget {
  view: string;
  /** Singular in the middle of a sentence: "account". */
  what: string;
  /** Columns that name a record, in the order in which they are tried; several columns are joined by a space. */
  by: readonly (readonly string[])[];
}

/** Where the records of an entity are stored, and what they are called. */
export interface ResourceStorage {
  table: string;
  view: string;
  /** Primary key column beside the tenant's. */
  key: string;
  /** Singular and plural in the middle of a sentence. */
  one: string;
  many: string;
  /** Columns of the view that are a record's title, joined by a space. */
  title: readonly string[];
  /** Column that distinguishes records with the same title. */
  searchSubtitle?: string;
  /** Columns by which people and files name a record, in the order in which they are tried. */
  lookupKeys: readonly (readonly string[])[];
  fields: EntityFields;
  /** Module whose audit log lists its changes. */
  module: string;
  /** Default pattern of its record numbers; undefined without numbers. */
  number?: string;
  /** Its statuses have an outcome. */
  hasOutcome?: boolean;
  /** How its duplicates are found; undefined where they are not. */
  duplicates?: DuplicateRule;
}

const storages = new Map<string, ResourceStorage>([
  [
    'user',
    {
      table: 'security_user',
      view: 'security_user_view',
      key: 'user_id',
      one: 'user',
      many: 'users',
      title: ['firstname', 'lastname'],
      lookupKeys: [['email'], ['firstname', 'lastname']],
      fields: {},
      module: 'security',
    },
  ],
]);

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Table, view and key of an entity. Table and key default to the names that `platform.configuration` creates. */
export function describeStorage(
  name: EntityName,
  entity: EntityMeta,
  overrides: { table?: string; view?: string; key?: string; duplicates?: DuplicateRule },
  fields: EntityFields,
): ResourceStorage {
  const table = overrides.table ?? `${entity.module}_${name}`;
  return {
    table,
    view: overrides.view ?? `${table}_view`,
    key: overrides.key ?? 'row_id',
    one: entity.one,
    many: entity.many,
    title: entity.title,
    lookupKeys: entity.lookupKeys,
    fields,
    module: entity.module,
    ...(entity.searchSubtitle ? { searchSubtitle: entity.searchSubtitle } : {}),
    ...(entity.number ? { number: entity.number } : {}),
    ...(entity.hasOutcome ? { hasOutcome: true } : {}),
    ...(overrides.duplicates ? { duplicates: overrides.duplicates } : {}),
  };
}

/** Adds an entity to those that others can refer to, and to record numbering. Modules do so as they load. */
export function registerResource(name: EntityName, storage: ResourceStorage): void {
  storages.set(name, storage);
  if (storage.number)
    registerNumberedEntity(name, {
      label: capitalize(storage.many),
      one: storage.one,
      pattern: storage.number,
      table: storage.table,
      column: 'number',
    });
}

/** Storage of an entity; undefined for a name that is no entity. */
export const getResource = (name: string): ResourceStorage | undefined => storages.get(name);
export const allResources = (): ReadonlyMap<string, ResourceStorage> => storages;

/** How files name a record of an entity. */
export const lookupTarget = ({ view, one, lookupKeys }: ResourceStorage): LookupTarget => ({
  view,
  what: one,
  by: lookupKeys,
});
