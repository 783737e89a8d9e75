import { entryOf } from '@plumbline/validation/forms';
import type { Account, Change, FormDefinition, FormEntry } from '@plumbline/api';
import * as xlsx from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const read = (module = 'account') => server.ok<FormDefinition>('owner', 'GET', `/setup/forms/${module}`);
const entry = (code: string, more: Partial<FormEntry> = {}) =>
  entryOf(code, { label: code.replaceAll('_', ' '), ...more });
/** Saves a form with a change of the first group's fields. @param change changes the fields. */
async function arrange(change: (fields: FormEntry[]) => FormEntry[], module = 'account') {
  const form = await read(module);
  const groups = form.groups.map((group, index) =>
    index === 0 ? { ...group, fields: change(group.fields) } : group,
  );
  return server.call('owner', 'PUT', `/setup/forms/${module}`, { version: form.version, groups });
}
const add = async (...entries: FormEntry[]) => {
  const answer = await arrange((fields) => [...fields, ...entries]);
  expect(answer.status, answer.body.message).toBe(200);
};
const takeOff = (code: string) => arrange((fields) => fields.filter((field) => field.code !== code));
let made = 0;
const account = (custom: object, more: object = {}) =>
  server.call('owner', 'POST', '/crm/accounts', { name: `Account ${++made}`, custom, ...more });
const list = (query: Record<string, string>) =>
  server.call('owner', 'GET', `/crm/accounts?${new URLSearchParams(query)}`);
const names = (data: unknown) => (data as Account[]).map(({ name }) => name);

describe('custom fields', () => {
  test('store values in records, lists, filters and exports', async () => {
    await add(
      entry('trade_focus', { label: 'Trade focus', kind: 'multi', options: ['Framing', 'Ceilings'] }),
      entry('credit_limit', { label: 'Credit limit', kind: 'money' }),
      entry('insured_until', { label: 'Insured until', kind: 'date' }),
      entry('buyer', { label: 'Buyer', kind: 'person' }),
    );
    const small = await account({
      trade_focus: ['Framing'],
      credit_limit: '9000',
      buyer: server.userIds.editor,
    });
    expect(small.status, small.body.message).toBe(200);
    const large = await account({
      trade_focus: ['Framing', 'Ceilings'],
      credit_limit: 250000.5,
      insured_until: '2027-03-01',
    });
    const [a, b] = [small.body.data as Account, large.body.data as Account];
    expect(a.custom).toEqual({
      trade_focus: ['Framing'],
      credit_limit: '9000',
      buyer: server.userIds.editor,
    });
    expect(a.customNames).toEqual({ [server.userIds.editor]: 'editor Tester' });
    expect(b.custom).toMatchObject({ credit_limit: '250000.5' });
    const found = async (field: string, op: string, value: unknown) =>
      names((await list({ filter: JSON.stringify([{ field, op, value }]) })).body.data);
    expect(await found('custom.credit_limit', 'gt', '10000')).toEqual([b.name]);
    expect(await found('custom.trade_focus', 'in', ['Ceilings'])).toEqual([b.name]);
    expect(await found('custom.trade_focus', 'ne', 'Ceilings')).not.toContain(b.name);
    expect(await found('custom.insured_until', 'gte', '2027-01-01')).toEqual([b.name]);
    expect(await found('custom.buyer', 'eq', server.userIds.editor)).toEqual([a.name]);
    const sorted = names((await list({ sort: '-custom.credit_limit' })).body.data);
    expect(sorted.slice(0, 2)).toEqual([b.name, a.name]);
    const file = await server.call('owner', 'GET', '/crm/accounts/export');
    const [sheet] = Object.values(xlsx.read(file.bytes).Sheets);
    const rows = xlsx.utils.sheet_to_json<Record<string, unknown>>(sheet as xlsx.WorkSheet);
    const row = rows.find((each) => each['Account'] === b.name);
    expect(row).toMatchObject({ 'Credit limit': 250000.5, 'Trade focus': 'Framing, Ceilings' });
  });

  test('reject invalid values at their fields and write nothing', async () => {
    const before = (await list({})).body.meta?.count;
    const answer = await account({
      trade_focus: ['Roofing'],
      credit_limit: 'a lot',
      buyer: '01890a5d-ac96-774b-bcce-b302099a8057',
      nonsense: 'x',
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ field }) => field).sort()).toEqual([
      'custom.buyer',
      'custom.credit_limit',
      'custom.nonsense',
      'custom.trade_focus',
    ]);
    expect((await list({})).body.meta?.count).toBe(before);
    expect((await list({ filter: '[{"field":"custom.nothing","op":"eq","value":"1"}]' })).status).toBe(400);
    expect((await list({ sort: 'custom.trade_focus' })).status).toBe(400);
  });

  test('of amounts have at most two decimals, stored ones excepted', async () => {
    const answer = await account({ credit_limit: '9000.125' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([
      { field: 'custom.credit_limit', message: 'Only two decimal places allowed' },
    ]);
    expect((await account({ credit_limit: '9000.12' })).status).toBe(200);
  });

  test('appear in the audit log with labels and display values', async () => {
    const { body } = await account(
      { buyer: server.userIds.editor, trade_focus: ['Framing', 'Ceilings'] },
      { owner_id: server.userIds.editor },
    );
    const { uuid, version } = body.data as Account;
    const recentChanges = async () =>
      (await server.ok<Change[]>('owner', 'GET', `/crm/accounts/${uuid}/changes`))[0]?.changes ?? [];
    expect(await recentChanges()).toEqual(
      expect.arrayContaining([
        { field: 'owner_name', after: 'editor Tester' },
        { field: 'custom.buyer', label: 'Buyer', after: 'editor Tester' },
        { field: 'custom.trade_focus', label: 'Trade focus', after: 'Framing, Ceilings' },
      ]),
    );
    await server.ok<Account>('owner', 'PUT', `/crm/accounts/${uuid}`, {
      version,
      custom: { buyer: server.userIds.owner, trade_focus: ['Ceilings'] },
    });
    expect(await recentChanges()).toEqual([
      { field: 'custom.buyer', label: 'Buyer', before: 'editor Tester', after: 'owner Tester' },
      { field: 'custom.trade_focus', label: 'Trade focus', before: 'Framing, Ceilings', after: 'Ceilings' },
    ]);
  });

  test('are updated individually with audit entries', async () => {
    const { body } = await account({ credit_limit: '100', trade_focus: ['Framing'] });
    const { uuid, version } = body.data as Account;
    const changed = await server.ok<Account>('owner', 'PUT', `/crm/accounts/${uuid}`, {
      version,
      custom: { credit_limit: '200' },
    });
    expect(changed.custom).toEqual({ credit_limit: '200', trade_focus: ['Framing'] });
    const [change] = await server.ok<Change[]>('owner', 'GET', `/crm/accounts/${uuid}/changes`);
    expect(change?.changes).toEqual([
      { field: 'custom.credit_limit', label: 'Credit limit', before: '100', after: '200' },
    ]);
    const emptied = await server.ok<Account>('owner', 'PUT', `/crm/accounts/${uuid}`, {
      version: changed.version,
      custom: { credit_limit: '' },
    });
    expect(emptied.custom).toEqual({ trade_focus: ['Framing'] });
  });

  test('can be required, like built-in fields', async () => {
    await add(
      entry('po_terms', { label: 'PO terms', kind: 'select', options: ['Net 30', 'Net 45'], required: true }),
    );
    expect((await account({})).body.errors).toEqual([
      { field: 'custom.po_terms', message: 'This field is required' },
    ]);
    const arranged = await arrange((fields) =>
      fields.map((field) => (field.code === 'territory' ? { ...field, required: true } : field)),
    );
    expect(arranged.status).toBe(200);
    expect((await account({ po_terms: 'Net 30' })).body.errors).toEqual([
      { field: 'territory', message: 'This field is required' },
    ]);
    const answer = await account({ po_terms: 'Net 30' }, { territory: 'Front Range' });
    expect(answer.status).toBe(200);
    // Updates of other fields are accepted in a record that lacks the required value.
    const { uuid, version } = answer.body.data as Account;
    const cleared = { version, custom: { po_terms: null } };
    expect((await server.call('owner', 'PUT', `/crm/accounts/${uuid}`, cleared)).status).toBe(422);
    await server.ok('owner', 'PUT', `/crm/accounts/${uuid}`, { version, city: 'Salem' });
    await arrange((fields) =>
      fields
        .map((field) => (field.code === 'territory' ? { ...field, required: false } : field))
        .filter(({ code }) => code !== 'po_terms'),
    );
  });

  test('keep their values when removed and show them when restored', async () => {
    await add(entry('safety_rating', { label: 'Safety rating', kind: 'number' }));
    const { uuid } = (await account({ safety_rating: '0.82' })).body.data as Account;
    expect((await takeOff('safety_rating')).status).toBe(200);
    expect((await read()).retired.map(({ code }) => code)).toContain('safety_rating');
    expect(
      await server.ok<Record<string, number>>('owner', 'GET', '/setup/forms/account/usage'),
    ).toMatchObject({
      safety_rating: 1,
    });
    // Saved views and sent links still filter by the field.
    const narrowed = await list({
      filter: JSON.stringify([{ field: 'custom.safety_rating', op: 'lt', value: '1' }]),
      sort: '-custom.safety_rating',
    });
    expect(narrowed.status, narrowed.body.message).toBe(200);
    expect((narrowed.body.data as Account[]).map((each) => each.uuid)).toEqual([uuid]);
    const without = await server.ok<Account>('owner', 'GET', `/crm/accounts/${uuid}`);
    await server.ok('owner', 'PUT', `/crm/accounts/${uuid}`, {
      version: without.version,
      custom: { credit_limit: '5' },
    });
    await add(entry('safety_rating', { label: 'Safety rating (EMR)', kind: 'number' }));
    const again = await server.ok<Account>('owner', 'GET', `/crm/accounts/${uuid}`);
    expect(again.custom).toEqual({ safety_rating: '0.82', credit_limit: '5' });
    expect((await read()).retired.map(({ code }) => code)).not.toContain('safety_rating');
  });

  test('change their type only if stored values fit', async () => {
    await add(entry('license', { label: 'License' }));
    await account({ license: 'EC-104' });
    const refused = await arrange((fields) =>
      fields.map((field) => (field.code === 'license' ? { ...field, kind: 'number' } : field)),
    );
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]).toMatchObject({ field: 'license' });
    expect(refused.body.message).toContain('1 record holds a value');
    const widened = await arrange((fields) =>
      fields.map((field) => (field.code === 'license' ? { ...field, kind: 'area' } : field)),
    );
    expect(widened.status).toBe(200);
  });

  test('link to another entity only while no value is stored', async () => {
    await add(entry('parent', { label: 'Parent', kind: 'record', record: 'account' }));
    const linkTo = (record: string) =>
      arrange((fields) => fields.map((field) => (field.code === 'parent' ? { ...field, record } : field)));
    expect((await linkTo('contact')).status).toBe(200);
    expect((await linkTo('account')).status).toBe(200);
    const parent = await account({});
    expect((await account({ parent: (parent.body.data as Account).uuid })).status).toBe(200);
    const refused = await linkTo('contact');
    expect(refused.status).toBe(422);
    expect(refused.body.errors?.[0]).toMatchObject({ field: 'parent' });
  });

  test('of the global form appear in all forms under a unique code', async () => {
    const answer = await arrange(() => [entry('erp_number', { label: 'ERP number' })], 'global');
    expect(answer.status, answer.body.message).toBe(200);
    const contact = await server.ok<{ custom: object }>('owner', 'POST', '/crm/contacts', {
      firstname: 'Karen',
      lastname: 'Boone',
      custom: { erp_number: '4711' },
    });
    expect(contact.custom).toEqual({ erp_number: '4711' });
    expect((await read('contact')).global[0]?.fields[0]).toMatchObject({ code: 'erp_number' });
    const taken = await arrange((fields) => [...fields, entry('erp_number')], 'material');
    expect(taken.body.errors?.[0]?.message).toBe(
      'The code erp_number is already used in the form “Every form”.',
    );
  });
});

describe('the form definition', () => {
  test('records its audit log and rejects a stale version', async () => {
    const form = await read('opportunity');
    const save = (version: number) =>
      server.call('owner', 'PUT', '/setup/forms/opportunity', { version, groups: form.groups });
    expect((await save(0)).status).toBe(200);
    expect((await save(0)).status).toBe(409);
    const { rows } = await server.owner.query<{ changes: { field: string; after: string }[] }>(
      "select changes from audit_change where entity = 'form' and entity_name = 'Account form' order by created_at limit 1",
    );
    expect(rows[0]?.changes).toContainEqual({ field: 'Trade focus', after: 'Added to Account' });
  });
  test('belongs to one company', async () => {
    const other = await server.ok<FormDefinition>('stranger', 'GET', '/setup/forms/account');
    expect(other.version).toBe(0);
    expect(other.groups.flatMap(({ fields }) => fields).every(({ isSystem }) => isSystem)).toBe(true);
  });
  test('is listed with its groups under the specified key', async () => {
    const path = `/setup/global-configs?filter=${encodeURIComponent('{"key":"formGroup"}')}`;
    const configs = await server.ok<{ type: string; value: { title: string }[] }[]>('viewer', 'GET', path);
    expect(configs.find(({ type }) => type === 'account')?.value.map(({ title }) => title)).toContain(
      'Address',
    );
    expect(
      await server.ok('viewer', 'GET', '/setup/global-configs?filter=%7B%22key%22%3A%22other%22%7D'),
    ).toEqual([]);
  });
});

describe('deleted setup records', () => {
  test('are restored completely, once, and not before their parent', async () => {
    const { uuid } = (await account({ credit_limit: '7' })).body.data as Account;
    const { uuid: contact } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/contacts', {
      firstname: 'Lee',
      lastname: 'Park',
      account_id: uuid,
    });
    await server.ok('owner', 'DELETE', `/crm/contacts/${contact}`);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
    const early = await server.call('owner', 'PUT', '/crm/contacts/restore', { uuid: [contact] });
    expect(early.status).toBe(409);
    expect(early.body.message).toContain('Restore it first');
    expect((await server.call('viewer', 'PUT', '/crm/accounts/restore', { uuid: [uuid] })).status).toBe(403);
    expect((await server.call('stranger', 'PUT', '/crm/accounts/restore', { uuid: [uuid] })).status).toBe(
      404,
    );
    await server.ok('owner', 'PUT', '/crm/accounts/restore', { uuid: [uuid] });
    await server.ok('owner', 'PUT', '/crm/contacts/restore', { uuid: [contact] });
    const back = await server.ok<Account>('owner', 'GET', `/crm/accounts/${uuid}`);
    expect(back.custom).toEqual({ credit_limit: '7' });
    expect((await server.call('owner', 'PUT', '/crm/accounts/restore', { uuid: [uuid] })).status).toBe(404);
    const [change] = await server.ok<Change[]>('owner', 'GET', `/crm/accounts/${uuid}/changes`);
    expect(change).toMatchObject({ action: 'restored' });
  });
});
