import type { FieldMeta } from '@plumbline/api/operations';

/** Where a record that people name is found. */
export interface LookupTarget {
  view: string;
  /** What it is called, in the middle of a sentence: "account". */
  what: string;
  /** Columns that name it, in the order in which they are tried; several together are joined by a space. */
  by: readonly (readonly string[])[];
}

/** Where records of a kind stand. */
export interface ResourceStorage {
  table: string;
  view: string;
  /** Primary key column beside the tenant's. */
  key: string;
  /** One and many, in the middle of a sentence. */
  one: string;
  many: string;
  /** Columns of the view that are a record's title, joined by a space. */
  title: readonly string[];
  /** The column that tells it from others of its name. */
  found?: string;
  /** Columns that name one for people and files, in the order in which they are tried. */
  find: readonly (readonly string[])[];
  fields: Readonly<Record<string, FieldMeta>>;
  /** The area whose history tells of it. */
  module: string;
  /** By which it is numbered unless the company says otherwise. */
  number?: string;
  /** Its statuses say how a record counts. */
  counts?: boolean;
}

const stores = new Map<string, ResourceStorage>([
  [
    'user',
    {
      table: 'security_user',
      view: 'security_user_view',
      key: 'user_id',
      one: 'user',
      many: 'users',
      title: ['firstname', 'lastname'],
      find: [['email'], ['firstname', 'lastname']],
      fields: {},
      module: 'security',
    },
  ],
]);

/** Makes a kind known to whatever refers to it. Modules do so as they load. */
export function registerResource(name: string, store: ResourceStorage): void {
  stores.set(name, store);
}

/** Where records of a kind stand; undefined for a word that is no kind of record. */
export const getResource = (name: string): ResourceStorage | undefined => stores.get(name);
export const allResources = (): ReadonlyMap<string, ResourceStorage> => stores;

/** How files name a record of this kind. */
export const lookupTarget = ({ view, one, find }: ResourceStorage): LookupTarget => ({
  view,
  what: one,
  by: find,
});
