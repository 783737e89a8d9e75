import { entityNamed, entities, type EntityMeta } from '@plumbline/api/entities';
import { permissionsOf, type Right } from '@plumbline/permissions';
import { addressOf, type RouteName } from '../navigation/routes.ts';

export interface ImportableEntity {
  /** Singular and plural in the middle of a sentence. */
  noun: readonly [one: string, many: string];
  /** App and permission of the import rights. */
  right: Omit<Right, 'type'>;
  /** Right that is sufficient for files without identifiers. */
  lesser?: Right;
  /** True when imports only add records. */
  isAppended: boolean;
  /** Link of the import screen. */
  href: (query?: Record<string, string>) => string;
  listHref: () => string;
}

/** Returns the importable entity of a name in the URL. */
export function findImportable(name: string | undefined): ImportableEntity | undefined {
  const entity = entityNamed(name);
  if (!entity?.imports) return undefined;
  const { imports } = entity;
  const abilities = permissionsOf(entity.right.app)[entity.right.name]?.abilities ?? [];
  return {
    noun: [entity.one, entity.many],
    right: entity.right,
    ...(abilities.includes('wi') && entity.name === entity.right.name
      ? { lesser: { ...entity.right, type: 'wi' as const } }
      : {}),
    isAppended: !abilities.includes('e'),
    href: (query = {}) => {
      const search = new URLSearchParams(query).toString();
      return search ? `${imports}?${search}` : imports;
    },
    listHref: () => (entity.list ? (addressOf(entity.list as RouteName) ?? '/') : '/'),
  };
}

/** Returns the name of the entity imported at a path. */
export const importNameAt = (pathname: string): string | undefined =>
  Object.values<EntityMeta>(entities).find(({ imports }) => imports === pathname.replace(/\/$/, ''))?.name;

/** API path prefixes of the records that imports can change. */
export const importedPaths = (): string[] => [
  ...new Set(
    Object.values<EntityMeta>(entities).flatMap(({ imports, path }) =>
      imports ? [`/${path.split('/')[1]}/`] : [],
    ),
  ),
];

/** Importable entities of an area. */
export const importableIn = (area: string): string[] =>
  Object.values<EntityMeta>(entities)
    .filter(({ module, importKeys }) => module === area && importKeys)
    .map(({ name }) => name);

/** Props of a list's import button; undefined for entities without import. */
export function importAs(name: string): { right: Right; lesser?: Right; href: string } | undefined {
  const entity = findImportable(name);
  return (
    entity && {
      right: { ...entity.right, type: 'i' },
      ...(entity.lesser ? { lesser: entity.lesser } : {}),
      href: entity.href(),
    }
  );
}
