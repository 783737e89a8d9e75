import type { Account, Activity, Contact, LetterStart, Timeline } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let account: Account;
let path: string;
beforeAll(async () => {
  server = await testServer();
  account = await server.ok<Account>('owner', 'POST', '/crm/accounts', {
    name: 'Dunmore Design',
    email: 'office@dunmore.test',
  });
  path = `/crm/accounts/${account.uuid}/letter`;
  for (const [firstname, email] of [
    ['Ada', 'ada@dunmore.test'],
    ['Bo', 'bo@dunmore.test'],
    ['Cy', ''],
  ] as const)
    await server.ok<Contact>('owner', 'POST', '/crm/contacts', {
      firstname,
      lastname: 'Dunmore',
      email,
      account_id: account.uuid,
    });
  const code = (values: object) =>
    server.ok('owner', 'POST', '/setup/communication', {
      group: 'Sales',
      desc: 'Says hello.',
      module: 'account',
      sms: false,
      email: true,
      ...values,
    });
  await code({
    code: 'WELCOME',
    subject: 'Welcome, {{name}}',
    body: '{{ number }}, {{territory}}from {{company}}',
  });
  await code({ code: 'TEXT', email: false, sms: true, sms_text: 'Hello' });
  await code({ code: 'BID', module: 'opportunity', subject: '{{name}}', body: 'Soon' });
  await code({ code: 'LEAD', module: 'lead', subject: '{{number}} {{name}}', body: 'Dear {{firstname}}' });
});
afterAll(() => server.stop());

const outbox = async () =>
  (
    await server.owner.query<{ recipient: string; subject: string; body: string }>(
      'select recipient, subject, body from platform.outbox order by recipient',
    )
  ).rows;
const letter = { to: ['ada@dunmore.test'], subject: 'Hello', body: 'As we said.' };

test('opens with the possible recipients and the filled-in email codes of the company', async () => {
  const start = await server.ok<LetterStart>('viewer', 'GET', path);
  expect(start.to).toEqual([
    { email: 'ada@dunmore.test', name: 'Ada Dunmore' },
    { email: 'bo@dunmore.test', name: 'Bo Dunmore' },
    { email: 'office@dunmore.test', name: 'Dunmore Design' },
  ]);
  expect(start.templates).toMatchObject([
    {
      code: 'WELCOME',
      subject: 'Welcome, Dunmore Design',
      body: `${account.number}, from North Builders`,
    },
  ]);
});

test('offers the fields of the lead for lead emails', async () => {
  const { uuid, number } = await server.ok<{ uuid: string; number: string }>('owner', 'POST', '/crm/leads', {
    name: 'Dental suite',
    firstname: 'Ann',
    lastname: 'Ito',
    email: 'ann@ito.test',
  });
  expect(await server.ok<LetterStart>('owner', 'GET', `/crm/leads/${uuid}/letter`)).toMatchObject({
    to: [{ email: 'ann@ito.test', name: 'Dental suite' }],
    templates: [{ code: 'LEAD', subject: `${number} Dental suite`, body: 'Dear Ann' }],
  });
});

test('sends once per address in the company’s name and adds the email to the timeline', async () => {
  const key = { 'idempotency-key': 'a-letter' };
  const body = {
    to: ['ada@dunmore.test', 'x@y.test', ' ADA@dunmore.test'.trim()],
    subject: ' Hello ',
    body: 'As we said.',
  };
  for (let again = 0; again < 2; again++)
    expect(await server.call('editor', 'POST', path, body, key)).toMatchObject({
      status: 200,
      body: {
        data: { kind: 'email', direction: 'out', subject: 'Hello', people: [{ name: 'Ada Dunmore' }] },
      },
    });
  expect(await outbox()).toEqual([
    { recipient: 'ada@dunmore.test', subject: 'Hello', body: expect.stringContaining('As we said.') },
    { recipient: 'x@y.test', subject: 'Hello', body: expect.stringContaining('As we said.') },
  ]);
  const { moments } = await server.ok<Timeline>('viewer', 'GET', `/crm/accounts/${account.uuid}/timeline`);
  const sent = moments.flatMap(({ activity }) => (activity?.kind === 'email' ? [activity] : []));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject<Partial<Activity>>({
    owner_name: 'editor Tester',
    body: 'To ada@dunmore.test, x@y.test\n\nAs we said.',
  });
});

test.each([
  ['no address', { ...letter, to: [] }, 400],
  ['an empty address', { ...letter, to: [''] }, 422],
  ['an invalid address', { ...letter, to: ['ada'] }, 400],
  ['no subject', { ...letter, subject: '  ' }, 400],
  ['an empty body', { ...letter, body: '' }, 400],
  ['too many addresses', { ...letter, to: Array.from({ length: 21 }, (_, n) => `a${n}@b.test`) }, 400],
  ['a second line in the subject', { ...letter, subject: 'Hello\nBcc: all@b.test' }, 422],
])('rejects %s and sends nothing', async (_, body, status) => {
  const before = await outbox();
  expect((await server.call('editor', 'POST', path, body)).status).toBe(status);
  expect(await outbox()).toEqual(before);
});

test('requires the right to edit the record', async () => {
  const before = await outbox();
  expect(await server.call('viewer', 'POST', path, letter)).toMatchObject({
    status: 403,
    body: { missing: { app: 1, name: 'account', type: 'e' } },
  });
  expect((await server.call('stranger', 'POST', path, letter)).status).toBe(404);
  expect((await server.call('editor', 'POST', path, { ...letter, to: [''] })).body.errors).toEqual([
    { field: 'to', message: messages.required },
  ]);
  expect(await outbox()).toEqual(before);
});
