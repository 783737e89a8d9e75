import { allResources } from '../../resource/registry.ts';

/** Table and column that store a module's status by name. */
export interface StatusRecords {
  label: string;
  /** Plural name in a sentence. */
  one: string;
  many: string;
  /** Entity name and module in the audit log. */
  entity: string;
  module: string;
  field: string;
  table: string;
  key: string;
  column: string;
  name: string;
  /** Statuses of this module have an outcome and a probability. */
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

/** Modules with company-defined statuses, derived from the contract. */
export const statusRecords = (): Readonly<Record<string, StatusRecords>> => ({
  ...Object.fromEntries(
    [...allResources()].flatMap(([entity, { fields, title, hasOutcome, ...store }]) =>
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
                  counts: hasOutcome === true,
                },
              ] as const,
            ]
          : [],
      ),
    ),
  ),
  ...others,
});
