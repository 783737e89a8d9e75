import type { Account, SavedListView } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/setup/list-views';
const settings = {
  layout: 'table',
  search: 'steel',
  sort: '-name',
  filter: '[{"field":"city","op":"eq","value":"Dallas"}]',
  columns: { order: ['name', 'city'], hidden: ['type'] },
};
let server: TestServer;
let number = 0;
/** Entity of the test's views. */
const entity = 'account';
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'viewer', 1, ['account', 'contact'], 'v');
  await allow(server, 'north', 'editor', 1, ['account'], 'vae');
});
afterAll(() => server.stop());
beforeEach(() => void (number += 1));

const named = (name: string) => `${name} ${number}`;
const create = (user: UserName, name: string, more: object = {}) =>
  server.call(user, 'POST', at, { entity, name, settings, ...more });
const saved = async (user: UserName, name: string, more: object = {}) => {
  const { status, body } = await create(user, name, more);
  expect(status).toBe(200);
  return body.data as SavedListView;
};
const list = (user: UserName, of = entity) => server.ok<SavedListView[]>(user, 'GET', `${at}?entity=${of}`);
const find = async (user: UserName, { uuid }: SavedListView) =>
  (await list(user)).find((each) => each.uuid === uuid);
const change = (user: UserName, view: SavedListView, body: object) =>
  server.call(user, 'PUT', `${at}/${view.uuid}`, { version: view.version, ...body });
const remove = (user: UserName, view: SavedListView) => server.call(user, 'DELETE', `${at}/${view.uuid}`);

describe('a saved view of a list', () => {
  test('is private: stored with all settings, changed and deleted by its creator, and unknown to others', async () => {
    const view = await saved('viewer', named('  Mine'));
    expect(view).toMatchObject({
      name: named('Mine'),
      is_mine: true,
      is_shared: false,
      may_change: true,
      settings,
    });
    // Administrators do not see private views either.
    for (const other of ['owner', 'editor'] as const) {
      expect(await find(other, view)).toBeUndefined();
      expect((await change(other, view, { name: 'Taken' })).status).toBe(404);
      expect((await remove(other, view)).status).toBe(404);
      expect(
        (await server.call(other, 'PUT', `${at}/${view.uuid}/default`, { is_default: true })).status,
      ).toBe(404);
    }
    const renamed = await change('viewer', view, { name: named('By city'), settings: { layout: 'board' } });
    expect(renamed.body.data).toMatchObject({
      name: named('By city'),
      version: 2,
      settings: { layout: 'board' },
    });
    expect((await change('viewer', view, { name: named('Stale') })).status).toBe(409);
    await remove('viewer', view);
    expect(await find('viewer', view)).toBeUndefined();
  });

  test('belongs to one entity and has a name unique among the views that its user can see', async () => {
    const view = await saved('owner', named('Open'));
    await saved('owner', named('Closed'));
    for (const name of [named('open'), `  ${named('OPEN')} `])
      expect((await create('owner', name)).body.errors).toEqual([
        { field: 'name', message: `A view named “${named('Open')}” already exists.` },
      ]);
    expect((await change('owner', view, { name: named('closed') })).status).toBe(422);
    await saved('owner', named('Open'), { entity: 'contact' });
    await saved('viewer', named('Open'));
    expect((await list('owner', 'contact')).map(({ name }) => name)).toContain(named('Open'));
    expect(await list('owner', 'contact')).not.toContainEqual(expect.objectContaining({ uuid: view.uuid }));
  });

  test('is shared with the right to edit, and changed by its creator and administrators only', async () => {
    const refused = await create('viewer', named('For all'), { is_shared: true });
    expect(refused.status).toBe(403);
    expect(refused.body.message).toContain('Save a private view instead.');
    const shared = await saved('editor', named('For all'), { is_shared: true });
    expect(await find('viewer', shared)).toMatchObject({
      is_mine: false,
      may_change: false,
      is_shared: true,
    });
    expect((await change('viewer', shared, { name: 'Mine now' })).status).toBe(403);
    expect((await remove('viewer', shared)).status).toBe(403);
    const changed = (await change('owner', shared, { name: named('For everyone') })).body
      .data as SavedListView;
    expect(await find('viewer', shared)).toMatchObject({ name: named('For everyone') });
    // A private copy keeps the other users out of it, and out of their defaults.
    await server.ok('viewer', 'PUT', `${at}/${shared.uuid}/default`, { is_default: true });
    const unshared = (await change('editor', changed, { is_shared: false })).body.data as SavedListView;
    expect(await find('viewer', shared)).toBeUndefined();
    await change('editor', unshared, { is_shared: true });
    expect(await find('viewer', shared)).toMatchObject({ is_default: false });
  });

  test('is unknown, in every call, to users without the right to view the entity', async () => {
    const view = await saved('owner', named('Vendors'), { entity: 'vendor', is_shared: true });
    expect((await server.call('none', 'GET', `${at}?entity=vendor`)).status).toBe(404);
    expect((await create('none', named('V'), { entity: 'vendor' })).status).toBe(404);
    expect((await change('none', view, { name: 'V' })).status).toBe(404);
    expect(
      (await server.call('none', 'POST', `${at}/counts`, { entity: 'vendor', queries: [{}] })).status,
    ).toBe(404);
    expect((await create('owner', named('V'), { entity: 'ghost' })).body.errors).toEqual([
      { field: 'entity', message: 'There is no list of “ghost”.' },
    ]);
  });

  test('is the default of each user separately', async () => {
    const shared = await saved('owner', named('Default'), { is_shared: true });
    const other = await saved('owner', named('Other'));
    await server.ok('owner', 'PUT', `${at}/${shared.uuid}/default`, { is_default: true });
    expect(await find('viewer', shared)).toMatchObject({ is_default: false });
    await server.ok('owner', 'PUT', `${at}/${other.uuid}/default`, { is_default: true });
    const defaults = (await list('owner')).filter(({ is_default }) => is_default);
    expect(defaults.map(({ uuid }) => uuid)).toEqual([other.uuid]);
    await server.ok('owner', 'PUT', `${at}/${other.uuid}/default`, { is_default: false });
    expect((await list('owner')).filter(({ is_default }) => is_default)).toEqual([]);
  });

  test('is restored with its sharing and default after a deletion, unless its name is taken', async () => {
    const shared = await saved('owner', named('Restored'), { is_shared: true });
    await server.ok('viewer', 'PUT', `${at}/${shared.uuid}/default`, { is_default: true });
    await remove('owner', shared);
    expect((await server.call('viewer', 'PUT', `${at}/${shared.uuid}/restore`)).status).toBe(403);
    await server.ok('owner', 'PUT', `${at}/${shared.uuid}/restore`);
    expect(await find('viewer', shared)).toMatchObject({
      name: named('Restored'),
      is_default: true,
      settings,
    });
    const now = await find('owner', shared);
    if (!now) throw new Error('the view is not restored');
    await remove('owner', now);
    await saved('owner', named('Restored'));
    expect((await server.call('owner', 'PUT', `${at}/${shared.uuid}/restore`)).status).toBe(422);
  });
});

describe('the counts of views', () => {
  test('equal the counts of the list with the same search and filter, and are null for a rejected filter', async () => {
    for (const [name, city] of [
      ['Alpha Steel', 'Reno'],
      ['Beta Steel', 'Reno'],
      ['Gamma Glass', 'Elko'],
    ])
      await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: named(name ?? ''), city });
    const reno = '[{"field":"city","op":"eq","value":"Reno"}]';
    const counts = await server.ok<(number | null)[]>('viewer', 'POST', `${at}/counts`, {
      entity,
      queries: [
        { filter: reno },
        { filter: reno, search: 'alpha' },
        { filter: '[{"field":"ghost","value":"x"}]' },
      ],
    });
    expect(counts).toEqual([2, 1, null]);
  });
});
