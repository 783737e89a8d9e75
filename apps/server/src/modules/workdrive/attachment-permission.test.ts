import type { Account, DriveFile } from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

type Rights = Record<string, Record<string, Record<string, number>>>;

let server: TestServer;
let account = '';
let other = '';
beforeAll(async () => {
  server = await testServer();
  const make = async (name: string) =>
    (await server.ok<Account>('owner', 'POST', '/crm/accounts', { name })).uuid;
  account = await make('Halvorsen Roofing');
  other = await make('Cascade Glass');
});
afterAll(() => server.stop());

const of = (prop_id = account) => ({ prop_type: 'account', prop_id });
const start = (body: object, user: UserName = 'owner') => server.call(user, 'POST', '/workdrive/', body);
const folder = async (name: string, where: object = of()) =>
  (await server.ok<{ uuid: string }>('owner', 'POST', '/workdrive/', { name, type: 0, ...where })).uuid;
async function upload(name: string, where: object = of()): Promise<string> {
  const content = new TextEncoder().encode(`${name} says so`);
  const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/workdrive/', {
    name,
    type: 1,
    size: content.length,
    ...where,
  });
  await server.call('owner', 'PUT', `/workdrive/content/${uuid}`, content);
  await server.ok('owner', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
  return uuid;
}
async function names(parent_id: string | null, prop_id = account, user: UserName = 'owner') {
  const filter = [
    { field: 'parent_id', op: 'eq', value: parent_id },
    { field: 'prop_type', op: 'eq', value: 'account' },
    { field: 'prop_id', op: 'eq', value: prop_id },
  ];
  const address = `/workdrive/?limit=-1&sort=name&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return (await server.ok<DriveFile[]>(user, 'GET', address)).map(({ name }) => name);
}

describe('files of a record', () => {
  test('have folders and unique names in each folder', async () => {
    const contracts = await folder('Contracts');
    await upload('msa.txt', { parent_id: contracts });
    await upload('logo.txt');
    await upload('logo.txt');
    expect(await names(null)).toEqual(['Contracts', 'logo (2).txt', 'logo.txt']);
    expect(await names(contracts)).toEqual(['msa.txt']);
    expect(await names(null, other)).toEqual([]);
    expect((await start({ name: 'contracts', type: 0, ...of() })).status).toBe(409);
    expect((await start({ name: 'Contracts', type: 0, ...of(other) })).status).toBe(200);
  });

  test('are uploaded as a folder with subfolders', async () => {
    const { outputData } = await server.ok<{ outputData: { parent_id: string }[] }>(
      'owner',
      'POST',
      '/workdrive/folderupload',
      { fileList: [{ path: 'Photos/June/a.jpg' }, { path: 'Photos/b.jpg' }], ...of() },
    );
    expect(await names(null)).toContain('Photos');
    expect(await names(outputData[1]?.parent_id ?? null)).toEqual(['June']);
  });

  test('move within the record only', async () => {
    const inside = await folder('Letters');
    const letter = await upload('letter.txt', { parent_id: inside });
    const elsewhere = await folder('Elsewhere', of(other));
    const move = (parent_id: string | null) =>
      server.ok<{ done: number; refused: { message: string }[] }>('owner', 'PUT', '/workdrive/move', {
        uuid: [letter],
        parent_id,
      });
    expect((await move(elsewhere)).refused[0]?.message).toContain('belongs to a record and cannot be moved');
    expect((await move(null)).done).toBe(1);
    expect(await names(null)).toContain('letter.txt');
    expect(await names(inside)).toEqual([]);
  });

  test('require edit rights on the record', async () => {
    let count = 0;
    const put = () => start({ name: `Of the editor ${++count}`, type: 0, ...of() }, 'editor');
    expect((await put()).status).toBe(200);
    const { rows } = await server.owner.query<{ role_id: string; permissions: Rights }>(
      'select role_id, permissions from security_role where tenant_id = $1 and name = $2',
      [server.tenantIds.north, 'editor'],
    );
    const { role_id: role, permissions = {} } = rows[0] ?? {};
    const set = (rights: Rights) =>
      server.owner.query('update security_role set permissions = $1 where role_id = $2', [
        JSON.stringify(rights),
        role,
      ]);
    await set({ ...permissions, 1: { ...permissions['1'], account: { v: 1 } } });
    const denied = await put();
    await set(permissions);
    expect([denied.status, denied.body.missing]).toEqual([403, { app: 1, name: 'account', type: 'e' }]);
  });

  test('name their record in every list', async () => {
    const inside = await folder('Submittals');
    const deep = await upload('mullions.txt', { parent_id: inside });
    const loose = await upload('mullion order.txt');
    const own = await upload('mullion notes.txt', { parent_id: null });
    const placesIn = async (query: string) =>
      new Map(
        (await server.ok<DriveFile[]>('owner', 'GET', `/workdrive/?limit=-1&${query}`)).map(
          ({ uuid, place }) => [uuid, place],
        ),
      );
    const found = await placesIn('search=mullion');
    expect(found.get(deep)).toBe('Account · Halvorsen Roofing / Submittals');
    expect(found.get(loose)).toBe('Account · Halvorsen Roofing');
    expect(found.get(own)).toBe('');
    await server.ok('owner', 'PUT', '/workdrive/favorite', { uuid: [loose], is_favorite: true });
    expect((await placesIn('view=favorites')).get(loose)).toBe('Account · Halvorsen Roofing');
    await server.ok('owner', 'PUT', '/workdrive/trash', { uuid: [loose] });
    expect((await placesIn('view=trash')).get(loose)).toBe('Account · Halvorsen Roofing');
  });

  test('require an existing record that accepts files', async () => {
    const missing = await start({
      name: 'Folder',
      type: 0,
      prop_type: 'account',
      prop_id: '01900000-0000-7000-8000-000000000000',
    });
    expect([missing.status, missing.body.message]).toEqual([422, 'This account does not exist.']);
    const foreign = await start({ name: 'Folder', type: 0, prop_type: 'nonsense', prop_id: account });
    expect([foreign.status, foreign.body.errors?.[0]?.field]).toEqual([422, 'prop_type']);
  });
});
