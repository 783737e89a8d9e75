import { kindNamed, kinds, type KindMeta } from '@plumbline/api/kinds';
import { permissionsOf, type Right } from '@plumbline/permissions';
import { addressOf, type RouteName } from '../routes.ts';

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

/** Where files of an area are imported. */
const routes: Readonly<Record<string, RouteName>> = {
  crm: 'crm-import',
  materials: 'material-import',
  vendors: 'vendor-import',
};

/** A kind of record that files are imported into, by the word that stands in the address. */
export function importableNamed(name: string | undefined): ImportableKind | undefined {
  const kind = kindNamed(name);
  const route = kind?.keys && routes[kind.module];
  if (!kind || !route) return undefined;
  const abilities = permissionsOf(kind.right.app)[kind.right.name]?.abilities ?? [];
  return {
    noun: [kind.one, kind.many],
    right: kind.right,
    ...(abilities.includes('wi') && kind.name === kind.right.name
      ? { lesser: { ...kind.right, type: 'wi' as const } }
      : {}),
    isAppended: !abilities.includes('e'),
    href: (query = {}) => addressOf(route, { prop_type: kind.name }, query) ?? '/',
    listHref: () => (kind.list ? (addressOf(kind.list as RouteName) ?? '/') : '/'),
  };
}

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
