import { abilities, catalogue, permissionsOf, type Ability } from './apps.ts';
import { decide, type PermissionMap, type Right, type SessionInfo } from './session.ts';

/** The cells of a map, as rights. */
export function rightsOf(map: PermissionMap): Right[] {
  return Object.entries(map).flatMap(([app, names]) =>
    Object.entries(names).flatMap(([name, types]) =>
      abilities.filter((type) => types[type] === 1).map((type) => ({ app: Number(app), name, type })),
    ),
  );
}

/** A map with these rights and no others. */
export function permissionMap(rights: Iterable<Right>): PermissionMap {
  const map: PermissionMap = {};
  for (const { app, name, type } of rights) ((map[String(app)] ??= {})[name] ??= {})[type] = 1;
  return map;
}

/** Whether the catalogue has this cell: the name exists, and the thing has the ability. */
export const isKnown = ({ app, name, type }: Right): boolean => {
  const names = permissionsOf(app);
  return Object.hasOwn(names, name) && (names[name]?.abilities.includes(type) ?? false);
};

/**
 * What cannot be seen cannot be worked on: any right on a thing brings the right to view it, where there is one. Spaces
 * are seen by their shares alone.
 */
export const withViewing = (rights: readonly Right[]): Right[] =>
  rightsOf(
    permissionMap(
      rights.flatMap((right) => {
        const viewing: Right = { ...right, type: 'v' };
        return isKnown(viewing) ? [viewing, right] : [right];
      }),
    ),
  );

/**
 * Rights that somebody would grant without holding them: nobody can lift another, or themselves, above their own.
 * @param before what the access level grants already, which may stay.
 */
export function beyond(
  session: SessionInfo,
  purchased: readonly number[],
  wanted: readonly Right[],
  before: PermissionMap = {},
): Right[] {
  return wanted.filter(
    (right) =>
      before[String(right.app)]?.[right.name]?.[right.type] !== 1 &&
      !(session.a === 1 || decide(session, purchased, right).allowed),
  );
}

/** What there is to grant on one app, as rows of a matrix. */
export interface GrantableApp {
  app: number;
  permissions: { name: string; label: string; abilities: readonly Ability[] }[];
}

/** What can be granted in a company that has purchased these apps. */
export const grantable = (purchased: readonly number[]): GrantableApp[] =>
  Object.keys(catalogue)
    .map(Number)
    .filter((app) => purchased.includes(app))
    .map((app) => ({
      app,
      permissions: Object.entries(permissionsOf(app)).map(([name, permission]) => ({ name, ...permission })),
    }));
