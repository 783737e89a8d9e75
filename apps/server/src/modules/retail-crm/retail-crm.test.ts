import type {
  Change,
  ContactMapping,
  Duplicate,
  RetailCustomer,
  Timeline,
  WaitingList,
} from '@plumbline/api';
import { addDays, utcDay } from '@plumbline/dates';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const path = '/retail-crm/customers';
const customer = (values: object) => server.ok<RetailCustomer>('clerk', 'POST', path, values);
const read = (uuid: string) => server.ok<RetailCustomer>('clerk', 'GET', `${path}/${uuid}`);
const day = (at: number) => addDays(utcDay(new Date()), at);

describe('a retail customer', () => {
  test('starts as a numbered, active person at retail prices owned by its creator', async () => {
    expect(await customer({ name: 'Joan Weaver' })).toMatchObject({
      number: 'CUS-00001',
      type: 'Person',
      status: 'Active',
      price_level: 'Retail',
      payment_terms: 'Due at sale',
      owner_id: server.userIds.clerk,
    });
  });

  test.each([
    [{ type: 'Robot' }, 'type', 'Type must be one of: Person, Business.'],
    [{ discount: '101' }, 'discount', 'Discount must be at most 100.'],
    [{ discount: '-0.01' }, 'discount', 'Discount must be at least 0.'],
    [{ credit_limit: '-1' }, 'credit_limit', 'Credit limit must be at least 0.'],
    [{ tax_exempt: true }, 'tax_exempt_number', 'Enter the certificate number, or turn off “Tax exempt”.'],
    [{ phone: '12' }, 'phone', expect.any(String)],
  ])('is rejected with %j at the field', async (values, field, message) => {
    const answer = await server.call('clerk', 'POST', path, { name: 'Refused', ...values });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.errors).toContainEqual({ field, message });
  });

  test('keeps a certificate while exempt', async () => {
    const school = await customer({ name: 'Alder School', tax_exempt: true, tax_exempt_number: '98-1' });
    const refused = await server.call('clerk', 'PUT', `${path}/${school.uuid}`, {
      tax_exempt_number: '',
      version: 1,
    });
    expect(refused.body.errors?.map(({ field }) => field)).toEqual(['tax_exempt_number']);
    await server.ok('clerk', 'PUT', `${path}/${school.uuid}`, {
      tax_exempt: false,
      tax_exempt_number: '',
      version: 1,
    });
  });

  test('has a unique loyalty number ignoring case', async () => {
    const first = await customer({ name: 'Card Holder', loyalty_number: 'ab-77' });
    const answer = await server.call('clerk', 'POST', path, { name: 'Another', loyalty_number: ' AB-77 ' });
    expect(answer.body.errors).toEqual([
      { field: 'loyalty_number', message: 'Card Holder already has this loyalty number.' },
    ]);
    await server.ok('clerk', 'PUT', `${path}/${first.uuid}`, { loyalty_number: 'AB-77', version: 1 });
    await server.ok('clerk', 'DELETE', `${path}/${first.uuid}`);
    expect((await customer({ name: 'Another', loyalty_number: 'ab-77' })).loyalty_number).toBe('ab-77');
  });

  test('is recognized by card, phone and short first name', async () => {
    await customer({ name: 'Robert Nakamura', phone: '303-555-0177', loyalty_number: '70011' });
    const alike = async (values: object) =>
      (await server.ok<Duplicate[]>('clerk', 'POST', `${path}/duplicates`, { values })).map(
        ({ title, reasons }) => [title, reasons[0]],
      );
    expect(await alike({ name: 'Bob Nakamura', phone: '303-555-0177' })).toEqual([
      ['Robert Nakamura', 'same phone'],
    ]);
    expect(await alike({ name: 'Somebody Else', loyalty_number: '7 0011' })).toEqual([
      ['Robert Nakamura', 'same loyalty number'],
    ]);
    expect(await alike({ name: 'Nobody Known', phone: '303-555-9999' })).toEqual([]);
  });

  test('is merged with card, contacts and notes', async () => {
    const stays = await customer({ name: 'Delia Okafor' });
    const goes = await customer({ name: 'Delia Okafor', loyalty_number: '70012' });
    const contact = await server.ok<{ uuid: string }>('clerk', 'POST', '/crm/contacts', {
      firstname: 'Ike',
      lastname: 'Okafor',
    });
    await server.ok('clerk', 'PUT', `${path}/${goes.uuid}/contacts`, {
      contacts: [{ contact_id: contact.uuid, role: 'Picks up' }],
    });
    await server.ok('clerk', 'POST', `${path}/${goes.uuid}/activities`, {
      kind: 'note',
      body: 'Likes teal.',
    });
    await server.ok('clerk', 'PUT', `${path}/merge`, {
      survivor: stays.uuid,
      version: 1,
      others: [goes.uuid],
    });
    expect(await read(stays.uuid)).toMatchObject({ loyalty_number: '70012' });
    expect(await server.ok<ContactMapping[]>('clerk', 'GET', `${path}/${stays.uuid}/contacts`)).toMatchObject(
      [{ contact_name: 'Ike Okafor', role: 'Picks up' }],
    );
    const { moments } = await server.ok<Timeline>('clerk', 'GET', `${path}/${stays.uuid}/timeline`);
    expect(moments.map(({ activity }) => activity?.body)).toContain('Likes teal.');
    expect((await server.call('clerk', 'GET', `${path}/${goes.uuid}`)).status).toBe(404);
  });

  test('is restored from recent changes, which show no other module', async () => {
    const gone = await customer({ name: 'Gone For Now' });
    await server.ok('clerk', 'DELETE', `${path}/${gone.uuid}`);
    const changes = await server.ok<Change[]>('clerk', 'GET', '/retail-crm/recent-changes');
    expect(changes[0]).toMatchObject({ entity_name: 'Gone For Now', action: 'deleted', restorable: true });
    expect(new Set(changes.map(({ entity }) => entity))).toEqual(new Set(['retailCustomer']));
    await server.ok('clerk', 'PUT', `${path}/restore`, { uuid: [gone.uuid] });
    expect((await read(gone.uuid)).name).toBe('Gone For Now');
  });
});

test('lists expiring exemptions, tasks and imports in the inbox with their own links', async () => {
  const church = await customer({
    name: 'Grace Church',
    tax_exempt: true,
    tax_exempt_number: '98-2',
    tax_exempt_expiry: day(10),
  });
  await customer({
    name: 'Later Church',
    tax_exempt: true,
    tax_exempt_number: '98-3',
    tax_exempt_expiry: day(90),
  });
  await server.ok('clerk', 'POST', `${path}/${church.uuid}/activities`, {
    kind: 'task',
    subject: 'Ask for the certificate',
  });
  const { items } = await server.ok<WaitingList>('clerk', 'GET', '/setup/waiting');
  expect(items.map(({ title, href }) => [title, href])).toEqual([
    ['Grace Church', `/retail-crm/customer/${church.uuid}/view`],
    ['Ask for the certificate', `/retail-crm/customer/${church.uuid}/view?tab=activity`],
  ]);
});

test('names the missing right to users without customer rights', async () => {
  const answer = await server.call('none', 'GET', path);
  expect(answer.status).toBe(403);
  expect(answer.body.missing).toEqual({ app: 21, name: 'customer', type: 'v' });
});
