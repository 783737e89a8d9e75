import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { abilities, appIds, catalogue, portalApps, purchasableApps, purchasableModules } from './apps.ts';
import { landing, redirectFor, type RouteAccess } from './routes.ts';
import { canOpenApp, decide, decodeSession, denialText, encodeSession, type SessionInfo } from './session.ts';

const base: SessionInfo = { type: 'Company', is_partner: false, is_provider: false, a: 0, permissions: {} };
const estimator: SessionInfo = { ...base, permissions: { '1': { account: { v: 1, e: 1 } } } };

describe('decide', () => {
  test('requires the purchased app and the right', () => {
    expect(decide(estimator, [1], { app: 1, name: 'account', type: 'v' })).toEqual({ allowed: true });
    expect(decide(estimator, [1], { app: 1, name: 'account', type: 'd' })).toMatchObject({
      allowed: false,
      reason: 'missing-right',
    });
    expect(decide(estimator, [7], { app: 1, name: 'account', type: 'v' })).toMatchObject({
      allowed: false,
      reason: 'not-purchased',
    });
  });
  test('an administrator has all rights of the purchased apps only', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 22 }),
        fc.constantFrom(...abilities),
        fc.boolean(),
        (app, type, bought) => {
          const decision = decide({ ...base, a: 1 }, bought ? [app] : [], { app, name: 'anything', type });
          return decision.allowed === bought;
        },
      ),
    );
  });
  test('denialText names the missing right and who can grant it', () => {
    const decision = decide(estimator, [1], { app: 1, name: 'account', type: 'd' });
    expect(decision.allowed ? '' : denialText(decision)).toBe(
      'You need the permission “Accounts: Delete” in CRM. An administrator of your company can grant it.',
    );
  });
  test('canOpenApp allows users who can view anything in the app', () => {
    expect(canOpenApp(estimator, [1], 1)).toBe(true);
    expect(canOpenApp(estimator, [1, 7], 7)).toBe(false);
    expect(canOpenApp(estimator, [1], undefined)).toBe(true);
  });
});

describe('encoded session', () => {
  test('decodes to the encoded value', () => {
    const rights = fc.dictionary(
      fc.constantFrom('1', '2', '7'),
      fc.dictionary(
        fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name !== '__proto__'),
        fc.constant({ v: 1 as const }),
      ),
    );
    fc.assert(
      fc.property(rights, fc.constantFrom<0 | 1>(0, 1), (permissions, a) => {
        expect(decodeSession(encodeSession({ ...base, a, permissions }))).toEqual({
          ...base,
          a,
          permissions,
        });
      }),
    );
  });
  test('decodes to undefined for other text', () => {
    fc.assert(fc.property(fc.string(), (text) => decodeSession(text) === undefined));
    expect(decodeSession(btoa('{"type":"Company"}'))).toBeUndefined();
    expect(decodeSession(btoa('null'))).toBeUndefined();
  });
});

describe('redirectFor', () => {
  const partner: SessionInfo = { ...base, is_partner: true };
  const provider: SessionInfo = { ...base, is_provider: true };
  const retail: SessionInfo = { ...base, type: 'Retail' };
  const route = (
    portal: RouteAccess['portal'],
    access: RouteAccess['access'] = 'signed-in',
  ): RouteAccess => ({ portal, access });
  test.each([
    ['a guest on a protected page', undefined, route('suite'), '/login'],
    ['a guest in the partner portal', undefined, route('partner'), '/partner/login'],
    ['a guest on a public page', undefined, route('suite', 'public'), undefined],
    ['a guest on sign-in', undefined, route('suite', 'guest-only'), undefined],
    ['a company user at home', base, route('suite'), undefined],
    ['a company user on sign-in', base, route('suite', 'guest-only'), '/setup/master-dashboard'],
    ['a company user in the partner portal', base, route('partner'), '/'],
    ['a company user in the admin console', base, route('admin'), '/'],
    ['a partner in the suite', partner, route('suite'), '/partner/dashboard'],
    ['a partner in the portal', partner, route('partner'), undefined],
    ['staff in the suite', provider, route('suite'), '/admin/dashboard'],
    ['staff in the console', provider, route('admin'), undefined],
    ['retail on sign-in', retail, route('suite', 'guest-only'), '/pos/point-of-sale'],
  ])('%s', (_name, token, access, expected) => {
    expect(redirectFor(token, access)).toBe(expected);
  });
  // Independent statement of the documented order: partner checks first, then guest pages; without a token everything
  // except public pages redirects to sign-in.
  const kinds = { guest: undefined, base, partner, provider, retail };
  const portals = ['suite', 'admin', 'partner'] as const;
  const kindsOfAccess = ['public', 'guest-only', 'signed-in'] as const;
  const all = Object.entries(kinds).flatMap(([name, token]) =>
    portals.flatMap((portal) => kindsOfAccess.map((access) => [name, portal, access, token] as const)),
  );
  test.each(all)('%s in %s on a page that is %s', (_name, portal, access, token) => {
    const target = redirectFor(token, route(portal, access));
    if (!token) {
      const login = portal === 'partner' ? '/partner/login' : '/login';
      expect(target).toBe(access === 'signed-in' ? login : undefined);
    } else if (token.is_partner && portal !== 'partner') expect(target).toBe('/partner/dashboard');
    else if (!token.is_partner && portal === 'partner') expect(target).toBe('/');
    else if (access === 'guest-only')
      expect(target).toBe(portal === 'admin' && !token.is_provider ? '/' : landing(token));
  });
  test.each(all)(
    '%s is let through to what belongs to no portal, from %s, %s',
    (_name, portal, _access, token) => {
      expect(redirectFor(token, route(portal, 'anyone'))).toBeUndefined();
    },
  );
  test('never redirects in a loop', () => {
    const portalOf = (path: string) =>
      path.startsWith('/admin') ? 'admin' : path.startsWith('/partner') ? 'partner' : 'suite';
    for (const token of [base, partner, provider, retail]) {
      const first = landing(token);
      expect(redirectFor(token, route(portalOf(first)))).toBeUndefined();
    }
  });
});

test('a new company has every app with rights except those of the portals', () => {
  const portals = new Set<number>(Object.values(portalApps).flat());
  const apps = Object.keys(catalogue).map(Number);
  expect(apps.filter((app) => !portals.has(app) && !purchasableApps.some((each) => each === app))).toEqual(
    [],
  );
});

test('app ids are those of the specification', () => {
  const ids = Object.values(appIds);
  expect(purchasableModules).toMatchObject({
    crm: 1,
    workdrive: 2,
    security: 3,
    setup: 4,
    vendorManagement: 5,
    materialManagement: 6,
    estimation: 7,
    taskManagement: 8,
    projectManagement: 9,
    inventoryManagement: 11,
  });
  expect(ids.toSorted((a, b) => a - b)).toEqual(
    expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17, 18, 21, 22]),
  );
});
