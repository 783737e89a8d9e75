import type { Account, Lead, RecordMap, TerritoryArea, Vendor, ZipPlace } from '@plumbline/api';
import { mapRadii, milesBetween } from '@plumbline/validation/geo';
import * as fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
/** City, state and ZIP code around Eugene and Denver. */
const towns = [
  ['Eugene', 'OR', '97401'],
  ['Springfield', 'OR', '97477'],
  ['Salem', 'OR', '97301'],
  ['Corvallis', 'OR', '97330'],
  ['Portland', 'OR', '97201'],
  ['Denver', 'CO', '80202'],
  ['Boulder', 'CO', '80302'],
  ['Longmont', 'CO', '80501'],
  ['Fort Collins', 'CO', '80521'],
  ['Nowhere', '', ''],
] as const;
const map = (query = '', layer = '') => server.ok<RecordMap>('viewer', 'GET', `/crm/map${layer}?${query}`);
const account = (body: object) => server.ok<Account>('owner', 'POST', '/crm/accounts', body);

beforeAll(async () => {
  server = await testServer();
  for (const [name, states] of [
    ['Willamette', ['OR']],
    ['Front Range', ['CO']],
  ] as const)
    await server.ok('owner', 'POST', '/setup/territory', { name, description: 'Here.', states });
  for (const [at, [city, state, zip]] of towns.entries())
    for (const each of [1, 2])
      await account({
        name: `${city} ${each}`,
        city,
        state,
        zip,
        street: `${at} Main St`,
        territory: state === 'OR' ? 'Willamette' : state === 'CO' ? 'Front Range' : '',
        status: each === 1 ? 'Active' : 'Prospect',
      });
});
afterAll(() => server.stop());

describe('the map', () => {
  test('shows located records and counts those without location', async () => {
    const all = await map();
    expect([all.count, all.points.length, all.unplaced_count]).toEqual([18, 18, 2]);
    expect(all.unplaced[0]).toMatchObject({ title: 'Nowhere 1', address: '9 Main St, Nowhere' });
    const eugene = all.points.find(({ title }) => title === 'Eugene 1');
    expect(eugene).toMatchObject({ city: 'Eugene', precision: 'zip', status: 'Active' });
    expect(
      milesBetween(eugene ?? { latitude: 0, longitude: 0 }, { latitude: 44.05, longitude: -123.09 }),
    ).toBeLessThan(5);
    expect(eugene).not.toHaveProperty('miles');
  });

  test('matches the list for any query', async () => {
    const search = fc.constantFrom('', 'e', 'salem', '1', 'nobody');
    const status = fc.constantFrom(undefined, 'Active', 'Prospect');
    const territory = fc.constantFrom(undefined, 'Willamette', 'Front Range');
    await fc.assert(
      fc.asyncProperty(search, status, territory, async (text, stands, lies) => {
        const filter = stands ? [{ field: 'status', op: 'eq', value: stands }] : [];
        const query = (conditions: object[], more: Record<string, string> = {}) =>
          new URLSearchParams({ search: text, filter: JSON.stringify(conditions), ...more }).toString();
        const found = await map(query(filter, lies ? { territory: lies } : {}));
        const listed = await server.ok<Account[]>(
          'viewer',
          'GET',
          `/crm/accounts?limit=-1&${query(lies ? [...filter, { field: 'territory', op: 'eq', value: lies }] : filter)}`,
        );
        const shown = [...found.points, ...found.unplaced].map(({ uuid }) => uuid);
        expect(shown.toSorted()).toEqual(listed.map(({ uuid }) => uuid).toSorted());
        expect([found.count, found.unplaced_count]).toEqual([found.points.length, found.unplaced.length]);
      }),
      { numRuns: 30 },
    );
  });

  test('returns records within a radius, nearest first', async () => {
    const { points } = await map();
    const near = fc.constantFrom(...towns.filter(([, , zip]) => zip).map(([, , zip]) => zip));
    await fc.assert(
      fc.asyncProperty(near, fc.constantFrom(...mapRadii), async (zip, miles) => {
        const around = await map(`near=${zip}&miles=${miles}`);
        const { centre } = around;
        expect(centre?.label).toBe(zip);
        const expected = points.filter((each) => centre && milesBetween(centre, each) <= miles);
        expect(new Set(around.points.map(({ uuid }) => uuid))).toEqual(
          new Set(expected.map(({ uuid }) => uuid)),
        );
        expect(around.count).toBe(expected.length);
        const away = around.points.map((each) => each.miles ?? -1);
        expect(away).toEqual(away.toSorted((a, b) => a - b));
        for (const each of around.points)
          expect(each.miles).toBeCloseTo(centre ? milesBetween(centre, each) : -1, 0);
      }),
      { numRuns: 30 },
    );
  });

  test('accepts a city or record as center and sorts by distance without a radius', async () => {
    const city = await map('near=Eugene, OR&miles=15');
    expect(city.points.map(({ city: each }) => each)).toEqual([
      'Eugene',
      'Eugene',
      'Springfield',
      'Springfield',
    ]);
    const [first] = city.points;
    const record = await map(`near=${first?.uuid}`);
    expect(record.centre?.label).toBe('Eugene 1');
    expect([record.count, record.points[0]?.miles]).toEqual([18, 0]);
    expect(record.points.at(-1)?.state).toBe('CO');
  });

  test.each([
    ['near=00000&miles=15', 'near'],
    ['near=Oregon&miles=15', 'near'],
    ['near=Nowhere, OR', 'near'],
    [`near=${uuidv7()}`, 'near'],
    ['miles=15', 'near'],
    ['near=97401&miles=17', 'miles'],
    ['filter=[{"field":"secret","op":"eq","value":1}]', 'filter'],
  ])('rejects the query %s at its field', async (query, field) => {
    const answer = await server.call('viewer', 'GET', `/crm/map?${query}`);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
  });

  test('has layers for leads and vendors, with vendors assigned to territories by state', async () => {
    await server.ok<Vendor>('owner', 'POST', '/vendors', {
      name: 'Mill',
      city: 'Eugene',
      state: 'or',
      zip: '97401',
    });
    await server.ok<Lead>('owner', 'POST', '/crm/leads', {
      name: 'Inquiry',
      zip: '80202',
      amount: '500',
      territory: 'Front Range',
    });
    expect((await map('', '/vendors')).points.map(({ title }) => title)).toEqual(['Mill']);
    expect((await map('territory=Willamette', '/vendors')).count).toBe(1);
    expect((await map('territory=Front Range', '/vendors')).count).toBe(0);
    expect((await map('territory=Front Range&near=80202&miles=15', '/leads')).points).toMatchObject([
      { title: 'Inquiry', status: 'New', miles: 0 },
    ]);
  });

  test('locates a state-only address and reports its precision', async () => {
    const { uuid } = await account({ name: 'Somewhere in Utah', state: 'UT' });
    const { points } = await map('search=utah');
    expect(points).toMatchObject([{ uuid, precision: 'state' }]);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
    expect((await map('search=utah')).count).toBe(0);
    await server.ok('owner', 'PUT', '/crm/accounts/restore', { uuid: [uuid] });
    expect((await map('search=utah')).points).toMatchObject([{ uuid }]);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
  });
});

describe('a record location', () => {
  test('follows the address and a merge into another record', async () => {
    const moving = await account({ name: 'Moving Co' });
    expect((await map('search=moving')).unplaced_count).toBe(1);
    await server.ok('owner', 'PUT', `/crm/accounts/${moving.uuid}`, { version: 1, zip: '97401' });
    expect((await map('search=moving&near=97401&miles=15')).count).toBe(1);
    await server.ok('owner', 'PUT', `/crm/accounts/${moving.uuid}`, { version: 2, zip: '80202' });
    expect((await map('search=moving&near=97401&miles=15')).count).toBe(0);
    const other = await account({ name: 'Moving elsewhere', zip: '97301' });
    await server.ok('owner', 'PUT', '/crm/accounts/merge', {
      survivor: moving.uuid,
      version: 3,
      others: [other.uuid],
      choices: { zip: other.uuid },
    });
    expect((await map('search=moving&near=97301&miles=15')).points).toMatchObject([{ uuid: moving.uuid }]);
    await server.ok('owner', 'DELETE', `/crm/accounts/${moving.uuid}`);
  });

  test('is found once for records written outside the API', async () => {
    const account_id = uuidv7();
    await server.tx('north', (tx) =>
      tx
        .insertInto('crm_account')
        .values({
          tenant_id: server.tenantIds.north,
          account_id,
          number: 'ACC-PAST',
          name: 'Past the calls',
          zip: '97401',
        })
        .execute(),
    );
    expect((await map('search=past')).count).toBe(0);
    const place = async () => {
      await server.ports.jobs.send('places', { tenantId: server.tenantIds.north });
      await server.runJobs();
    };
    await place();
    expect((await map('search=past&near=97401&miles=15')).count).toBe(1);
    await server.tx('north', (tx) =>
      tx.updateTable('crm_account').set({ zip: '80202' }).where('account_id', '=', account_id).execute(),
    );
    await place();
    expect((await map('search=past&near=80202&miles=15')).count).toBe(1);
  });
});

test('looks up city and state by ZIP code for forms', async () => {
  expect(await server.ok<ZipPlace>('none', 'GET', '/crm/places/97477')).toEqual({
    zip: '97477',
    city: 'Springfield',
    state: 'OR',
  });
  expect(await server.ok<ZipPlace>('none', 'GET', '/crm/places/00000')).toEqual({ zip: '00000' });
});

test('lists the states of territories', async () => {
  expect(await server.ok<TerritoryArea[]>('viewer', 'GET', '/crm/map/territories')).toMatchObject([
    { name: 'Front Range', states: ['CO'] },
    { name: 'Willamette', states: ['OR'] },
  ]);
});
