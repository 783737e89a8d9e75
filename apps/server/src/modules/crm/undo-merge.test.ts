import type {
  Account,
  Activity,
  Change,
  Contact,
  ContactMapping,
  Lead,
  MergeOutcome,
  MergeUndone,
  Opportunity,
  Vendor,
} from '@plumbline/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const create = <Row>(path: string, body: object) => server.ok<Row>('owner', 'POST', path, body);
const read = <Row>(path: string) => server.ok<Row>('owner', 'GET', path);
const account = (name: string, more: object = {}) => create<Account>('/crm/accounts', { name, ...more });
const merge = async (
  path: string,
  survivor: { uuid: string; version: number },
  others: { uuid: string }[],
  choices: Record<string, string> = {},
) =>
  server.ok<MergeOutcome>('owner', 'PUT', `${path}/merge`, {
    survivor: survivor.uuid,
    version: survivor.version,
    others: others.map(({ uuid }) => uuid),
    choices,
  });
const undo = (path: string, merge_id: string, user: UserName = 'owner') =>
  server.call(user, 'PUT', `${path}/merge/undo`, { merge_id });
const undone = (path: string, merge_id: string) =>
  server.ok<MergeUndone>('owner', 'PUT', `${path}/merge/undo`, { merge_id });
const notesOf = async (path: string) =>
  (await read<{ moments: { activity?: Activity }[] }>(`${path}/timeline`)).moments.flatMap(
    ({ activity }) => activity?.body ?? [],
  );

describe('undoing a merge', () => {
  test('restores accounts with their values, opportunities, contacts and notes', async () => {
    const one = await account('Juniper Builders', { city: 'Bend', phone: '' });
    const two = await account('Juniper Builders LLC', { city: 'Redmond', phone: '541-555-0161' });
    const three = await account('Juniper', { website: 'https://juniper.example' });
    const job = await create<Opportunity>('/crm/opportunities', { name: 'Annex', account_id: two.uuid });
    const own = await create<Opportunity>('/crm/opportunities', { name: 'Porch', account_id: one.uuid });
    const person = await create<Contact>('/crm/contacts', {
      firstname: 'Uma',
      lastname: 'Vale',
      account_id: three.uuid,
    });
    await server.ok('owner', 'PUT', `/crm/accounts/${three.uuid}/contacts`, {
      contacts: [{ contact_id: person.uuid, role: 'Architect', is_primary: true }],
    });
    await create(`/crm/accounts/${two.uuid}/activities`, { kind: 'note', body: 'Wants steel.' });
    const { merge_id } = await merge('/crm/accounts', one, [two, three], { city: two.uuid });
    expect(await read(`/crm/accounts/${one.uuid}`)).toMatchObject({
      city: 'Redmond',
      phone: '541-555-0161',
      website: 'https://juniper.example',
    });

    const result = await undone('/crm/accounts', merge_id);
    expect(result).toMatchObject({ uuid: one.uuid, restored: 2, kept: [] });
    expect(await read(`/crm/accounts/${one.uuid}`)).toMatchObject({ city: 'Bend', phone: '', website: '' });
    for (const { uuid, name, city, phone, website } of [two, three])
      expect(await read(`/crm/accounts/${uuid}`)).toMatchObject({ name, city, phone, website });
    expect(await read(`/crm/opportunities/${job.uuid}`)).toMatchObject({ account_id: two.uuid });
    expect(await read(`/crm/opportunities/${own.uuid}`)).toMatchObject({ account_id: one.uuid });
    expect(await read(`/crm/contacts/${person.uuid}`)).toMatchObject({ account_id: three.uuid });
    expect(await read<ContactMapping[]>(`/crm/accounts/${three.uuid}/contacts`)).toMatchObject([
      { role: 'Architect', is_primary: true },
    ]);
    expect(await read(`/crm/accounts/${one.uuid}/contacts`)).toEqual([]);
    expect(await notesOf(`/crm/accounts/${two.uuid}`)).toEqual(['Wants steel.']);
    expect(await notesOf(`/crm/accounts/${one.uuid}`)).toEqual([]);
    const [latest] = await read<Change[]>(`/crm/accounts/${one.uuid}/changes`);
    expect(latest?.changes).toContainEqual({
      field: 'merge undone',
      after: 'Juniper Builders LLC, Juniper',
    });
    const [restored] = await read<Change[]>(`/crm/accounts/${two.uuid}/changes`);
    expect(restored).toMatchObject({ action: 'restored', user_name: 'owner Tester' });
    // It can be undone once.
    expect((await undo('/crm/accounts', merge_id)).status).toBe(404);
  });

  test('keeps what was changed after the merge and names it', async () => {
    const one = await account('Aspen', { city: 'Bend', state: 'OR' });
    const two = await account('Aspen Inc', { city: 'Sisters', state: 'WA' });
    const job = await create<Opportunity>('/crm/opportunities', { name: 'Loft', account_id: two.uuid });
    const elsewhere = await account('Larch');
    const { merge_id } = await merge('/crm/accounts', one, [two], { city: two.uuid, state: two.uuid });
    const merged = await read<Account>(`/crm/accounts/${one.uuid}`);
    await server.ok('editor', 'PUT', `/crm/accounts/${one.uuid}`, {
      city: 'Prineville',
      version: merged.version,
    });
    const moved = await read<Opportunity>(`/crm/opportunities/${job.uuid}`);
    await server.ok('editor', 'PUT', `/crm/opportunities/${job.uuid}`, {
      account_id: elsewhere.uuid,
      version: moved.version,
    });
    expect(await undone('/crm/accounts', merge_id)).toMatchObject({ restored: 1, moved: 0, kept: ['City'] });
    expect(await read(`/crm/accounts/${one.uuid}`)).toMatchObject({ city: 'Prineville', state: 'OR' });
    expect(await read(`/crm/opportunities/${job.uuid}`)).toMatchObject({ account_id: elsewhere.uuid });
  });

  test('restores the stage of an opportunity and forgets the one that it entered by the merge', async () => {
    const of = await account('Fir Holdings');
    const open = (name: string, stage: string) =>
      create<Opportunity>('/crm/opportunities', { name, account_id: of.uuid, stage, amount: '12345.67' });
    const [one, two] = [await open('Fir tower', 'Qualified'), await open('Fir tower two', 'Bid submitted')];
    // Stored before amounts had two decimals.
    await server.tx('north', (tx) =>
      tx
        .updateTable('crm_opportunity')
        .set({ amount: '12345.6789' })
        .where('opportunity_id', '=', one.uuid)
        .execute(),
    );
    const before = await read<Opportunity>(`/crm/opportunities/${one.uuid}`);
    const vendor = await create<Vendor>('/vendors', { name: 'Fir Drywall' });
    await create(`/crm/opportunities/${two.uuid}/vendors`, { vendor_id: vendor.uuid });
    const { merge_id } = await merge('/crm/opportunities', one, [two], { stage: two.uuid });
    await undone('/crm/opportunities', merge_id);
    const after = await read<Opportunity>(`/crm/opportunities/${one.uuid}`);
    expect(after).toMatchObject({
      stage: 'Qualified',
      stage_since: before.stage_since,
      amount: before.amount,
      stage_dates: before.stage_dates,
    });
    expect(await read<object[]>(`/crm/opportunities/${two.uuid}/vendors`)).toHaveLength(1);
    expect(await read<object[]>(`/crm/opportunities/${one.uuid}/vendors`)).toHaveLength(0);
  });

  test('restores participants of activities and what a lead was converted to', async () => {
    const of = await account('Hemlock');
    const person = (firstname: string) =>
      create<Contact>('/crm/contacts', { firstname, lastname: 'Rowe', account_id: of.uuid });
    const [one, two] = [await person('Al'), await person('Alan')];
    const call = await create<Activity>(`/crm/accounts/${of.uuid}/activities`, {
      kind: 'call',
      subject: 'Scope',
      people: [two.uuid],
    });
    expect(call.people).toMatchObject([{ uuid: two.uuid }]);
    const { merge_id } = await merge('/crm/contacts', one, [two]);
    const people = async () =>
      (
        await read<{ moments: { activity?: Activity }[] }>(`/crm/accounts/${of.uuid}/timeline`)
      ).moments.flatMap(({ activity }) => activity?.people.map(({ uuid }) => uuid) ?? []);
    expect(await people()).toEqual([one.uuid]);
    await undone('/crm/contacts', merge_id);
    expect(await people()).toEqual([two.uuid]);
  });

  test('moves prices back to the vendor that quoted them', async () => {
    const [one, two] = [
      await create<Vendor>('/vendors', { name: 'Gypsum Supply' }),
      await create<Vendor>('/vendors', { name: 'Gypsum Supply Co' }),
    ];
    const material = await create<{ uuid: string }>('/material/list', {
      name: 'Board of the merge',
      code: 'MRG-1',
      unit_of_measure: 'EA',
    });
    const price = await create<{ uuid: string }>('/crm/import/materialsprice', {
      material_id: material.uuid,
      vendor_id: two.uuid,
      price: '9.5',
    });
    const { merge_id } = await merge('/vendors', one, [two]);
    const vendorOf = async () =>
      (
        await server.owner.query<{ vendor_id: string }>(
          'select vendor_id from material_price where price_id = $1',
          [price.uuid],
        )
      ).rows[0]?.vendor_id;
    expect(await vendorOf()).toBe(one.uuid);
    expect((await undone('/vendors', merge_id)).moved).toBeGreaterThanOrEqual(1);
    expect(await vendorOf()).toBe(two.uuid);
  });

  test('is rejected once the survivor was merged, and works from the last merge on', async () => {
    const [one, two, three] = [await account('Yew'), await account('Yew A'), await account('Yew B')];
    const first = await merge('/crm/accounts', one, [two]);
    const second = await merge('/crm/accounts', three, [one]);
    const refused = await undo('/crm/accounts', first.merge_id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'The account that the others were merged into was deleted or merged since. Restore it first.',
    ]);
    await undone('/crm/accounts', second.merge_id);
    await undone('/crm/accounts', first.merge_id);
    for (const { uuid, name } of [one, two, three])
      expect(await read(`/crm/accounts/${uuid}`)).toMatchObject({ name });
  });

  test('is rejected once a merged record was restored by itself', async () => {
    const [one, two] = [await account('Elm'), await account('Elm A')];
    const { merge_id } = await merge('/crm/accounts', one, [two]);
    await server.ok('owner', 'PUT', '/crm/accounts/restore', { uuid: [two.uuid] });
    const refused = await undo('/crm/accounts', merge_id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'One of the merged accounts was already restored. Nothing was undone.',
    ]);
  });

  test('requires the rights of a merge, and finds no merge of another entity or company', async () => {
    const [one, two] = [await account('Oak'), await account('Oak A')];
    const { merge_id } = await merge('/crm/accounts', one, [two]);
    expect((await undo('/crm/accounts', merge_id, 'editor')).status).toBe(403);
    expect((await undo('/crm/contacts', merge_id)).status).toBe(404);
    expect((await undo('/crm/accounts', merge_id, 'stranger')).status).toBe(404);
    expect((await undo('/crm/accounts', merge_id)).status).toBe(200);
  });

  test('rejects a name that another lead took in the meantime', async () => {
    const lead = (name: string) => create<Lead>('/crm/leads', { name, firstname: 'Ana' });
    const [one, two] = [await lead('Pine row'), await lead('Pine row north')];
    const { merge_id } = await merge('/crm/leads', one, [two]);
    await lead('Pine Row North');
    const refused = await undo('/crm/leads', merge_id);
    expect(refused.status).toBe(409);
    expect(await read(`/crm/leads/${one.uuid}`)).toMatchObject({ name: 'Pine row' });
  });
});
