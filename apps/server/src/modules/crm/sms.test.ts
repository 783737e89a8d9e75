import type { Account, Contact, TextStart, Timeline } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let path: string;
let account: Account;
beforeAll(async () => {
  server = await testServer();
  account = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
    name: 'Dunmore Design',
    phone: '541-555-0100',
  });
  path = `/crm/accounts/${account.uuid}/text`;
  for (const [firstname, phone, do_not_text] of [
    ['Ada', '541-555-0101', false],
    ['Bo', '541-555-0102', true],
    ['Cy', '', false],
  ] as const)
    await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname,
      lastname: 'Dunmore',
      phone,
      do_not_text,
      account_id: account.uuid,
    });
  const code = (values: object) =>
    server.ok('owner', 'POST', '/setup/communication', {
      group: 'Sales',
      desc: 'Says when.',
      module: 'account',
      sms: true,
      email: false,
      ...values,
    });
  await code({ code: 'SOON', sms_text: '{{name}}: we call. {{sender}}' });
  await code({ code: 'MAIL', sms: false, email: true, subject: 'x', body: 'x' });
  await code({ code: 'BID', module: 'opportunity', sms_text: '{{name}}' });
});
afterAll(() => server.stop());

const outbox = async () =>
  (
    await server.owner.query<{ recipient: string; body: string }>(
      "select recipient, body from platform.outbox where channel = 'sms' order by recipient",
    )
  ).rows;
const text = { to: ['541-555-0101'], text: 'We call at ten.' };

test('opens with phone numbers, opt-outs and the filled-in SMS codes of the company', async () => {
  expect(await server.ok<TextStart>('viewer', 'GET', path)).toEqual({
    to: [
      { phone: '541-555-0101', name: 'Ada Dunmore', do_not_text: false },
      { phone: '541-555-0102', name: 'Bo Dunmore', do_not_text: true },
      { phone: '541-555-0100', name: 'Dunmore Design', do_not_text: false },
    ],
    templates: [expect.objectContaining({ code: 'SOON', text: 'Dunmore Design: we call. viewer Tester' })],
    sends: false,
  });
});

test('sends once per number and shows in the timeline that it is stored but not sent', async () => {
  const body = { to: ['541-555-0101', '541-555-0199', '541-555-0101'], text: ' We call at ten. ' };
  for (let again = 0; again < 2; again++)
    expect(await server.call('editor', 'POST', path, body, { 'idempotency-key': 'a-text' })).toMatchObject({
      status: 200,
      body: { data: { kind: 'sms', people: [{ name: 'Ada Dunmore' }] } },
    });
  expect(await outbox()).toEqual([
    { recipient: '541-555-0101', body: 'We call at ten.' },
    { recipient: '541-555-0199', body: 'We call at ten.' },
  ]);
  const { moments } = await server.ok<Timeline>(
    'viewer',
    'GET',
    `/crm/accounts/${account.uuid}/timeline?only=sms`,
  );
  expect(moments).toHaveLength(1);
  expect(moments[0]?.activity).toMatchObject({
    kind: 'sms',
    direction: 'out',
    body: 'To 541-555-0101, 541-555-0199\n\nWe call at ten.',
    outcome: 'In the outbox: no SMS gateway is set up',
  });
});

test.each([
  ['no number', { ...text, to: [] }, 400],
  ['an empty number', { ...text, to: [''] }, 422],
  ['what is no number', { ...text, to: ['5415550101'] }, 400],
  ['no words', { ...text, text: ' \n' }, 400],
  ['too many words', { ...text, text: 'a'.repeat(1601) }, 400],
  ['too many numbers', { ...text, to: Array.from({ length: 21 }, (_, n) => `541-555-01${n + 10}`) }, 400],
  ['the number of somebody who does not want it', { ...text, to: ['541-555-0101', '541-555-0102'] }, 422],
])('rejects %s and stores nothing', async (_, body, status) => {
  const before = await outbox();
  expect((await server.call('editor', 'POST', path, body)).status).toBe(status);
  expect(await outbox()).toEqual(before);
});

test('reports recipients who opted out, from any record', async () => {
  const other = await server.ok<Account>('owner', 'POST', '/crm/accounts', { name: 'Elsewhere' });
  const answer = await server.call('editor', 'POST', `/crm/accounts/${other.uuid}/text`, {
    ...text,
    to: ['541-555-0102'],
  });
  expect(answer.body.errors).toEqual([
    { field: 'to', message: 'Bo Dunmore (541-555-0102) has opted out of text messages.' },
  ]);
});

test('requires the right to edit the record', async () => {
  const before = await outbox();
  expect(await server.call('viewer', 'POST', path, text)).toMatchObject({
    status: 403,
    body: { missing: { app: 1, name: 'account', type: 'e' } },
  });
  expect((await server.call('stranger', 'POST', path, text)).status).toBe(404);
  expect((await server.call('editor', 'POST', path, { ...text, to: [''] })).body.errors).toEqual([
    { field: 'to', message: messages.required },
  ]);
  expect(await outbox()).toEqual(before);
});
