import { kindNamed, kinds, type KindMeta } from '@plumbline/api/kinds';
import { permissionsOf, type Right } from '@plumbline/permissions';
import { addressOf, type RouteName } from '../navigation/routes.ts';

export interface ImportableKind {
  /** One and many, in the middle of a sentence. */
  noun: readonly [one: string, many: string];
  /** What the rights are named after. */
  right: Omit<Right, 'type'>;
  /** Is enough for files without identifiers, where there is such a right. */
  lesser?: Right;
  /** Records are only ever added: a file changes none that is there. */
  isAppended: boolean;
  /** Where they are imported, and the list that they come from. */
  href: (query?: Record<string, string>) => string;
  listHref: () => string;
}

/** A kind of record that files are imported into, by the word that stands in the address. */
export function importableNamed(name: string | undefined): ImportableKind | undefined {
  const kind = kindNamed(name);
  if (!kind?.imports) return undefined;
  const { imports } = kind;
  const abilities = permissionsOf(kind.right.app)[kind.right.name]?.abilities ?? [];
  return {
    noun: [kind.one, kind.many],
    right: kind.right,
    ...(abilities.includes('wi') && kind.name === kind.right.name
      ? { lesser: { ...kind.right, type: 'wi' as const } }
      : {}),
    isAppended: !abilities.includes('e'),
    href: (query = {}) => {
      const search = new URLSearchParams(query).toString();
      return search ? `${imports}?${search}` : imports;
    },
    listHref: () => (kind.list ? (addressOf(kind.list as RouteName) ?? '/') : '/'),
  };
}

/** The word of the kind of record that files are imported into at an address. */
export const importedAt = (pathname: string): string | undefined =>
  Object.values<KindMeta>(kinds).find(({ imports }) => imports === pathname.replace(/\/$/, ''))?.name;

/** Addresses below which the records are that a file may have changed. */
export const importedPaths = (): string[] => [
  ...new Set(
    Object.values<KindMeta>(kinds).flatMap(({ imports, path }) =>
      imports ? [`/${path.split('/')[1]}/`] : [],
    ),
  ),
];

/** The kinds of an area that files are imported into. */
export const importableIn = (area: string): string[] =>
  Object.values<KindMeta>(kinds)
    .filter(({ module, keys }) => module === area && keys)
    .map(({ name }) => name);

/** What a list needs for its import button; nothing for a kind that nobody imports. */
export function importAs(name: string): { right: Right; lesser?: Right; href: string } | undefined {
  const kind = importableNamed(name);
  return (
    kind && {
      right: { ...kind.right, type: 'i' },
      ...(kind.lesser ? { lesser: kind.lesser } : {}),
      href: kind.href(),
    }
  );
}
