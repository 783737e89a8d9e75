import { allResources } from '../../resource/registry.ts';

/** Where the records of a module keep their status, by its name. */
export interface StatusRecords {
  label: string;
  /** Of its records, in the middle of a sentence. */
  one: string;
  many: string;
  /** The word of the records' history, and its area. */
  entity: string;
  module: string;
  field: string;
  table: string;
  key: string;
  column: string;
  name: string;
  /** Its statuses say how a record counts, and what the chance of winning is. */
  counts: boolean;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const others: Readonly<Record<string, StatusRecords>> = {
  estimation: {
    label: 'Estimation',
    one: 'estimation',
    many: 'estimations',
    entity: 'estimation',
    module: 'estimation',
    field: 'estimation_status',
    table: 'estimation',
    key: 'estimation_id',
    column: 'estimation_status',
    name: 'name',
    counts: false,
  },
};

/** The modules whose records have a status of the company's own list: the contract says so of a field. */
export const statusRecords = (): Readonly<Record<string, StatusRecords>> => ({
  ...Object.fromEntries(
    [...allResources()].flatMap(([entity, { fields, title, counts, ...store }]) =>
      Object.entries(fields).flatMap(([field, { choices }]) =>
        choices === `status:${entity}`
          ? [
              [
                entity,
                {
                  label: capital(store.one),
                  one: store.one,
                  many: store.many,
                  entity,
                  module: store.module,
                  field,
                  table: store.table,
                  key: store.key,
                  column: field,
                  name: title[0] ?? 'name',
                  counts: counts === true,
                },
              ] as const,
            ]
          : [],
      ),
    ),
  ),
  ...others,
});
