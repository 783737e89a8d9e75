import type { Context } from '../context/context.ts';
import { createListing } from './crud-list.ts';
import { createRemover } from './crud-remove.ts';
import { createRowReader } from './crud-rows.ts';
import { createWriter } from './crud-write.ts';
import type { ResourceOptions } from './resource-options.ts';

/** The seven calls of a resource over its table and view. */
export function defineCrud<
  Row extends { uuid: string; version: number },
  Create extends object,
  Update extends { version: number },
>(options: ResourceOptions<Row, Create, Update>) {
  const rows = createRowReader(options);
  return {
    options,
    find: rows.find,
    presentAll: rows.presentAll,
    read: async ({ params }: { params: { uuid: string } }, context: Context) => ({
      data: await rows.present(await rows.find(params.uuid, context), context),
    }),
    ...createListing(options, rows.presentAll),
    ...createWriter(options, rows),
    ...createRemover(options),
  };
}

type Calls = 'list' | 'export' | 'create' | 'read' | 'update' | 'remove' | 'removeMany';
type Named<Prefix extends string, Of, Names extends keyof Of & string> = {
  [Name in Names as `${Prefix}${Capitalize<Name>}`]: Of[Name];
};
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The handlers of a resource's calls by their names in the contract: `crud('accounts', accounts)` has `accountsList`
 * and the rest.
 * @param more calls beside the usual seven.
 */
export function crudHandlers<
  const Prefix extends string,
  Of extends Record<Calls, unknown>,
  More extends keyof Of & string = never,
>(prefix: Prefix, of: Of, more: readonly More[] = []): Named<Prefix, Of, Calls | More> {
  const names: (keyof Of & string)[] = [
    'list',
    'export',
    'create',
    'read',
    'update',
    'remove',
    'removeMany',
    ...more,
  ];
  return Object.fromEntries(names.map((name) => [prefix + capital(name), of[name]])) as Named<
    Prefix,
    Of,
    Calls | More
  >;
}
