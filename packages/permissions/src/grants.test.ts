import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilities, appIds, permissionsOf } from './apps.ts';
import { beyond, grantable, isKnown, permissionMap, rightsOf, withViewing } from './grants.ts';
import { decide, type Right, type SessionInfo } from './session.ts';

const purchased: number[] = Object.values(appIds);
const every: Right[] = grantable(purchased).flatMap(({ app, permissions }) =>
  permissions.flatMap(({ name, abilities: types }) => types.map((type) => ({ app, name, type }))),
);
const some = fc.subarray(every);
const session = (rights: readonly Right[], a: 0 | 1 = 0): SessionInfo => ({
  type: 'Company',
  is_partner: false,
  is_provider: false,
  a,
  permissions: permissionMap(rights),
});
const key = ({ app, name, type }: Right) => `${app}.${name}.${type}`;
const keys = (rights: readonly Right[]) => new Set(rights.map((each) => key(each)));

describe('rights and permission maps', () => {
  test('convert into each other without loss', () => {
    fc.assert(
      fc.property(some, (rights) => {
        expect(keys(rightsOf(permissionMap(rights)))).toEqual(keys(rights));
      }),
    );
  });
  test('withViewing adds only View to other rights', () => {
    fc.assert(
      fc.property(some, (rights) => {
        const with_ = keys(withViewing(rights));
        for (const right of rights) {
          expect(with_).toContain(key(right));
          const viewing: Right = { ...right, type: 'v' };
          if (isKnown(viewing)) expect(with_).toContain(key(viewing));
        }
        for (const each of with_) if (!keys(rights).has(each)) expect(each.endsWith('.v')).toBe(true);
        // An access level with an unknown right could never be saved again.
        expect(withViewing(rights).filter((right) => !isKnown(right))).toEqual([]);
      }),
    );
  });
  test('isKnown accepts only rights of the catalogue', () => {
    for (const right of every) expect(isKnown(right)).toBe(true);
    for (const wrong of [
      { app: 1, name: 'acount', type: 'v' },
      { app: 99, name: 'account', type: 'v' },
      { app: 2, name: 'drive', type: 'x' },
      { app: 1, name: 'constructor', type: 'v' },
    ] as const)
      expect(isKnown(wrong)).toBe(false);
  });
  test('rights of apps that are not purchased cannot be granted', () => {
    expect(grantable([1]).map(({ app }) => app)).toEqual([1]);
    expect(permissionsOf(1)).toHaveProperty('account');
  });
});

describe('granting', () => {
  test('a user cannot grant rights they do not hold', () => {
    fc.assert(
      fc.property(some, some, (mine, requested) => {
        const grantor = session(mine);
        const missing = keys(beyond(grantor, purchased, requested));
        for (const right of requested)
          expect(missing.has(key(right))).toBe(!decide(grantor, purchased, right).allowed);
      }),
    );
  });
  test('an administrator can grant everything', () => {
    fc.assert(fc.property(some, (requested) => beyond(session([], 1), purchased, requested).length === 0));
  });
  test('rights that an access level already has may stay', () => {
    fc.assert(
      fc.property(
        some,
        some,
        (mine, requested) =>
          beyond(session(mine), purchased, requested, permissionMap(requested)).length === 0,
      ),
    );
  });
  test('every permission has View except spaces, which are visible by their shares', () => {
    for (const { app, permissions } of grantable(purchased))
      for (const permission of permissions) {
        if (!(app === appIds.tasks && permission.name === 'space'))
          expect(permission.abilities).toContain('v');
        for (const ability of permission.abilities) expect(abilities).toContain(ability);
      }
  });
});
