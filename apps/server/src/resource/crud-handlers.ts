type Calls = 'list' | 'export' | 'create' | 'read' | 'update' | 'remove' | 'removeMany';
type Named<Prefix extends string, Of, Names extends keyof Of & string> = {
  [Name in Names as `${Prefix}${Capitalize<Name>}`]: Of[Name];
};
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Handlers of a resource's calls by operation id: `crudHandlers('accounts', accounts)` has `accountsList` and the others.
 * @param additional calls beside the usual seven.
 */
export function crudHandlers<
  const Prefix extends string,
  Of extends Record<Calls, unknown>,
  Additional extends keyof Of & string = never,
>(prefix: Prefix, of: Of, additional: readonly Additional[] = []): Named<Prefix, Of, Calls | Additional> {
  const names: (keyof Of & string)[] = [
    'list',
    'export',
    'create',
    'read',
    'update',
    'remove',
    'removeMany',
    ...additional,
  ];
  return Object.fromEntries(names.map((name) => [prefix + capitalize(name), of[name]])) as Named<
    Prefix,
    Of,
    Calls | Additional
  >;
}
