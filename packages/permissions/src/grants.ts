import { abilities, catalogue, permissionsOf, type Ability } from './apps.ts';
import { decide, type PermissionMap, type Right, type SessionInfo } from './session.ts';

/** Lists the rights of a permission map. */
export function rightsOf(map: PermissionMap): Right[] {
  return Object.entries(map).flatMap(([app, names]) =>
    Object.entries(names).flatMap(([name, types]) =>
      abilities.filter((type) => types[type] === 1).map((type) => ({ app: Number(app), name, type })),
    ),
  );
}

/** Builds a permission map from rights. */
export function permissionMap(rights: Iterable<Right>): PermissionMap {
  const map: PermissionMap = {};
  for (const { app, name, type } of rights) ((map[String(app)] ??= {})[name] ??= {})[type] = 1;
  return map;
}

/** True when the catalogue has the permission and the ability. */
export const isKnown = ({ app, name, type }: Right): boolean => {
  const names = permissionsOf(app);
  return Object.hasOwn(names, name) && (names[name]?.abilities.includes(type) ?? false);
};

/**
 * Adds View to every item that another right is granted on. Spaces have no View right: they are visible by their shares
 * only.
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
 * Lists the rights that a user tries to grant without holding them.
 * @param before rights that the access level already grants; they may stay.
 */
export function beyond(
  session: SessionInfo,
  purchased: readonly number[],
  requested: readonly Right[],
  before: PermissionMap = {},
): Right[] {
  return requested.filter(
    (right) =>
      before[String(right.app)]?.[right.name]?.[right.type] !== 1 &&
      !(session.a === 1 || decide(session, purchased, right).allowed),
  );
}

/** Grantable rights of one app, as rows of the permission matrix. */
export interface GrantableApp {
  app: number;
  permissions: { name: string; label: string; abilities: readonly Ability[] }[];
}

/** Lists the rights that can be granted with the purchased apps. */
export const grantable = (purchased: readonly number[]): GrantableApp[] =>
  Object.keys(catalogue)
    .map(Number)
    .filter((app) => purchased.includes(app))
    .map((app) => ({
      app,
      permissions: Object.entries(permissionsOf(app)).map(([name, permission]) => ({ name, ...permission })),
    }));
