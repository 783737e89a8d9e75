import { entryOf } from '@plumbline/validation/forms';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type {
  Change,
  CompanySetup,
  Department,
  FormDefinition,
  LetterStart,
  LogEntry,
  MailSetup,
  Plugin,
  SetupModule,
  TemplateModule,
  Territory,
} from '@plumbline/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as xlsx from 'xlsx';
import { smtpSender } from '../../ports/mail.ts';
import { makeRecords } from '../../testing/records.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ config: { privateMail: true } });
});
afterAll(() => server.stop());
const post = <T extends object>(address: string, body: object) =>
  server.ok<T & { uuid: string; version: number }>('owner', 'POST', address, body);

describe('the company', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const read = () => server.ok<CompanySetup>('owner', 'GET', '/setup/company');

  test('returns its details, with its name shown everywhere', async () => {
    const { version } = await read();
    const after = await server.ok<CompanySetup>('owner', 'PUT', '/setup/company', {
      version,
      name: 'North Builders Inc',
      city: 'Denver',
      time_zone: 'America/Denver',
      fiscal_month: 7,
    });
    expect(after).toMatchObject({ name: 'North Builders Inc', fiscal_month: 7, version: version + 1 });
    expect(
      (await server.ok<{ profile: { company: string } }>('viewer', 'POST', '/security/users/profile')).profile
        .company,
    ).toBe('North Builders Inc');
    const stale = await server.call('owner', 'PUT', '/setup/company', { version, city: 'Boulder' });
    expect(stale.status).toBe(409);
    const nowhere = await server.call('owner', 'PUT', '/setup/company', {
      version: after.version,
      time_zone: 'America/Nowhere',
    });
    expect(nowhere.body.errors?.[0]?.field).toBe('time_zone');
  });

  test('accepts a logo by its content, not by its name', async () => {
    const { logoUrl } = await server.ok<{ logoUrl: string }>('owner', 'PUT', '/setup/company/logo', png);
    const file = await server.call(undefined, 'GET', logoUrl.replace(/^\/api/, ''));
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
    const refused = await server.call('owner', 'PUT', '/setup/company/logo', Buffer.from('<svg/>'));
    expect(refused.status).toBe(415);
    // Has a PNG signature but is invalid, so it would fail in a quote.
    const broken = Buffer.concat([png.subarray(0, 40), Buffer.alloc(30)]);
    expect((await server.call('owner', 'PUT', '/setup/company/logo', broken)).status).toBe(415);
    const vast = Buffer.from(png);
    vast.writeUInt32BE(60_000, 16);
    vast.writeUInt32BE(60_000, 20);
    expect((await server.call('owner', 'PUT', '/setup/company/logo', vast)).status).toBe(415);
    expect((await read()).logoUrl).toBeTruthy();
    await server.ok('owner', 'DELETE', '/setup/company/logo');
    expect((await read()).logoUrl).toBeUndefined();
  });
});

describe('departments', () => {
  test('form a tree that rejects a cycle and names it', async () => {
    const top = await post('/setup/department', { name: 'Preconstruction', head_id: server.userIds.editor });
    const middle = await post('/setup/department', { name: 'Estimating', parent_id: top.uuid });
    const low = await post('/setup/department', { name: 'Take-off', parent_id: middle.uuid });
    const refused = await server.call('owner', 'PUT', `/setup/department/${top.uuid}`, {
      version: top.version,
      parent_id: low.uuid,
    });
    expect(refused.body.errors).toEqual([
      {
        field: 'parent_id',
        message: 'Take-off already belongs to Preconstruction through Take-off, Estimating.',
      },
    ]);
    const response = await server.call('owner', 'DELETE', `/setup/department/${top.uuid}`);
    expect(response.body.message).toBe('Preconstruction has a department below it. Delete or move it first.');
    const listed = await server.ok<Department[]>(
      'none',
      'GET',
      '/setup/organization/departments?limit=-1&search=estim',
    );
    expect(listed).toMatchObject([{ name: 'Estimating', parent_name: 'Preconstruction' }]);
    await server.ok('owner', 'DELETE', '/setup/department', { uuid: [top.uuid, middle.uuid, low.uuid] });
  });
});

describe('a territory', () => {
  const account = (territory: string, name = 'Somebody') =>
    post<{ territory: string }>('/crm/accounts', { name, territory });

  test('renames itself in its accounts and cannot be deleted while it has some', async () => {
    const ridge = await post<Territory>('/setup/territory', {
      name: 'Ridge',
      description: 'Up there.',
      states: ['WY', 'CO', 'CO'],
      zips: '80500-80599, 82001',
      members: [{ user_id: server.userIds.editor, access: 'fullAccess' }],
    });
    expect(ridge).toMatchObject({ states: ['CO', 'WY'], state_names: 'CO, WY', total_users: 1 });
    const { uuid } = await account('Ridge');
    expect(
      (await server.call('owner', 'POST', '/crm/accounts', { name: 'X', territory: 'Ridgee' })).body.errors,
    ).toEqual([{ field: 'territory', message: 'The territory “Ridgee” does not exist.' }]);
    await server.ok('owner', 'PUT', `/setup/territory/${ridge.uuid}`, { version: 1, name: 'High Ridge' });
    expect((await server.ok<{ territory: string }>('owner', 'GET', `/crm/accounts/${uuid}`)).territory).toBe(
      'High Ridge',
    );
    const response = await server.call('owner', 'DELETE', `/setup/territory/${ridge.uuid}`);
    expect(response.body.message).toBe(
      'High Ridge is the territory of an account. Assign another territory to it first.',
    );
    const [entry] = await server.ok<LogEntry[]>('owner', 'GET', '/setup/logs?search=High Ridge');
    expect(entry?.changes).toEqual([{ field: 'name', before: 'Ridge', after: 'High Ridge' }]);
    const names = await server.ok<{ name: string }[]>('none', 'GET', '/setup/territories?limit=-1');
    expect(names).toMatchObject([{ name: 'High Ridge', total_users: 1 }]);
  });

  test('limits what its members can do with its accounts and nobody else', async () => {
    const valley = await post<Territory>('/setup/territory', {
      name: 'Valley',
      description: 'Down there.',
      members: [{ user_id: server.userIds.editor, access: 'view' }],
    });
    const { uuid } = await account('Valley', 'In the valley');
    const rename = (version: number) =>
      server.call('editor', 'PUT', `/crm/accounts/${uuid}`, { version, city: `Salida ${version}` });
    const refused = await rename(1);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your access to the territory Valley is “View”. You cannot change its accounts.',
    ]);
    const own = await server.ok<{ name: string; access?: string }[]>('editor', 'GET', '/setup/territories');
    expect(own.find(({ name }) => name === 'Valley')?.access).toBe('view');
    expect(
      (await server.ok<{ access?: string }[]>('owner', 'GET', '/setup/territories')).every(
        ({ access }) => access === undefined,
      ),
    ).toBe(true);
    await server.ok('owner', 'PUT', `/setup/territory/${valley.uuid}`, {
      version: 1,
      members: [{ user_id: server.userIds.editor, access: 'edit' }],
    });
    expect((await rename(1)).status).toBe(200);
    // Users outside the territory follow their access level only; administrators are not limited.
    await server.ok('owner', 'PUT', `/setup/territory/${valley.uuid}`, {
      version: 2,
      members: [{ user_id: server.userIds.owner, access: 'view' }],
    });
    expect((await rename(2)).status).toBe(200);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
  });

  test('rejects records from a user who may only view it', async () => {
    const message = (many: string) =>
      `Your access to the territory Basin is “View”. You cannot change its ${many}.`;
    await post<Territory>('/setup/territory', {
      name: 'Basin',
      description: 'Between.',
      members: [{ user_id: server.userIds.editor, access: 'view' }],
    });
    const { uuid } = await account('', 'Nowhere yet');
    const territory = 'Basin';
    const moved = await server.call('editor', 'PUT', `/crm/accounts/${uuid}`, { version: 1, territory });
    expect([moved.status, moved.body.errors]).toEqual([
      403,
      [{ field: 'territory', message: message('accounts') }],
    ]);
    const made = await server.call('editor', 'POST', '/crm/leads', { name: 'Basin barn', territory });
    expect([made.status, made.body.message]).toEqual([403, message('leads')]);
    await server.ok('owner', 'DELETE', `/crm/accounts/${uuid}`);
  });

  test('accepts only existing ZIP codes and states', async () => {
    const field = async (more: object) =>
      (await server.call('owner', 'POST', '/setup/territory', { name: 'Y', description: 'Y', ...more })).body
        .errors?.[0]?.field;
    expect(await field({ states: ['ZZ'] })).toBe('states');
    expect(await field({ zips: '80599-80500' })).toBe('zips');
    expect(await field({ zips: '8050' })).toBe('zips');
    expect(await field({ members: [{ user_id: server.userIds.stranger, access: 'view' }] })).toBe('members');
    expect(await field({ description: ' ' })).toBe('description');
  });
});

describe('a communication code', () => {
  const code = {
    code: 'WON',
    module: 'account',
    group: 'Sales',
    desc: 'After an award.',
    sms: false,
    email: true,
  };
  test('offers the fields of its module only', async () => {
    const refused = await server.call('owner', 'POST', '/setup/communication', {
      ...code,
      subject: 'Hello {{name}}',
      body: 'Dear {{owner_name}}, {{salary}} and {{ colour }}.',
    });
    expect(refused.body.errors).toEqual([
      { field: 'body', message: '{{salary}}, {{colour}} are not fields of this module.' },
    ]);
    await post('/setup/communication', { ...code, subject: 'Hello {{name}}', body: 'From {{company}}.' });
    const modules = await server.ok<TemplateModule[]>('owner', 'GET', '/setup/communication/fields');
    const fields = modules.find(({ module }) => module === 'account')?.fields ?? [];
    expect(fields.find(({ name }) => name === 'name')?.sample).toBe('Somebody');
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['owner_name', 'city', 'today']));
  });
  test('resolves people and records of custom fields', async () => {
    const form = await server.ok<FormDefinition>('owner', 'GET', '/setup/forms/account');
    const [first, ...rest] = form.groups;
    await server.ok('owner', 'PUT', '/setup/forms/account', {
      version: form.version,
      groups: [
        {
          ...first,
          fields: [
            ...(first?.fields ?? []),
            entryOf('buyer', { kind: 'person' }),
            entryOf('parent', { kind: 'record', record: 'account' }),
            entryOf('opens', { kind: 'time' }),
          ],
        },
        ...rest,
      ],
    });
    const parent = await post('/crm/accounts', { name: 'Holding' });
    const { uuid } = await post('/crm/accounts', {
      name: 'Daughter',
      email: 'daughter@example.com',
      custom: { buyer: server.userIds.editor, parent: parent.uuid, opens: '14:30' },
    });
    const text = '{{custom.buyer}} of {{custom.parent}} at {{custom.opens}}';
    await post('/setup/communication', { ...code, code: 'OWN', subject: text, body: text });
    const { templates } = await server.ok<LetterStart>('owner', 'GET', `/crm/accounts/${uuid}/letter`);
    expect(templates.find((each) => each.code === 'OWN')?.subject).toBe(
      'editor Tester of Holding at 2:30 PM',
    );
    const modules = await server.ok<TemplateModule[]>('owner', 'GET', '/setup/communication/fields');
    const fields = modules.find(({ module }) => module === 'account')?.fields ?? [];
    expect(fields.find(({ name }) => name === 'custom.buyer')?.sample).toBe('editor Tester');
    // A deleted company is omitted instead of shown by its id.
    await server.ok('owner', 'DELETE', `/crm/accounts/${parent.uuid}`);
    const later = await server.ok<LetterStart>('owner', 'GET', `/crm/accounts/${uuid}/letter`);
    expect(later.templates.find((each) => each.code === 'OWN')?.subject).toBe('editor Tester of  at 2:30 PM');
  });
  test('requires the content of its channels', async () => {
    const without = await server.call('owner', 'POST', '/setup/communication', {
      ...code,
      code: 'A',
      sms: true,
    });
    expect(without.body.errors?.map(({ field }) => field)).toEqual(['subject', 'body', 'sms_text']);
  });
});

describe('plugins', () => {
  const secret = 'Sesame-1944';
  test('store their secret sealed and never return it', async () => {
    const quickbooks = {
      clientId: 'abc',
      redirectUrl: 'https://north.test/callback',
      environment: 'sandbox',
      enabled: true,
    };
    const without = await server.call('owner', 'PUT', '/plugins/plugin-detail/quickbooks', {
      ...quickbooks,
      version: 0,
    });
    expect(without.body.errors).toEqual([{ field: 'clientSecret', message: 'This field is required' }]);
    const kept = await server.ok<Plugin>('owner', 'PUT', '/plugins/plugin-detail/quickbooks', {
      ...quickbooks,
      clientSecret: secret,
      version: 0,
    });
    expect(kept).toMatchObject({ hasSecret: true, enabled: true, version: 1 });
    expect(kept.value).not.toHaveProperty('clientSecret');
    const listed = await server.call('viewer', 'GET', '/plugins/plugin-detail');
    const logged = await server.call('owner', 'GET', '/setup/logs');
    const stored = await server.owner.query('select * from setup_plugin');
    expect(JSON.stringify([listed.body, logged.body, stored.rows])).not.toContain(secret);
    const sealed = String(stored.rows[0]?.['secret']);
    expect(server.ports.unseal(sealed, `plugin quickbooks ${server.tenantIds.north}`)).toBe(secret);
    expect(server.ports.unseal(sealed, `plugin quickbooks ${server.tenantIds.harbor}`)).toBeUndefined();
    expect(server.ports.unseal(`${sealed}x`, `plugin quickbooks ${server.tenantIds.north}`)).toBeUndefined();
    // Other fields can be updated without it.
    await server.ok('owner', 'PUT', '/plugins/plugin-detail/quickbooks', {
      ...quickbooks,
      environment: 'production',
      version: 1,
    });
    const again = await server.owner.query<{ secret: string }>('select secret from setup_plugin');
    expect(again.rows[0]?.secret).toBe(sealed);
  });
});

describe('company email', () => {
  const taken: string[] = [];
  let smtp: Server;
  let isStrict = false;
  beforeAll(async () => {
    smtp = createServer((socket) => {
      let letter: string | undefined;
      socket.write('220 ready\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const text = data.toString();
        if (letter !== undefined) {
          letter += text;
          if (!letter.endsWith('\r\n.\r\n')) return;
          taken.push(letter);
          letter = undefined;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(text)) {
          letter = '';
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
        else if (/^EHLO/i.test(text)) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
        else if (/^AUTH/i.test(text)) socket.write(isStrict ? '535 wrong password\r\n' : '235 come in\r\n');
        else socket.write('250 yes\r\n');
      });
    });
    await new Promise<void>((resolve) => smtp.listen(2525, '127.0.0.1', resolve));
  });
  afterAll(() => void smtp.close());
  const update = async (change: object) => {
    const { version } = await server.ok<MailSetup>('owner', 'GET', '/setup/mail');
    return server.call('owner', 'PUT', '/setup/mail', { version, ...change });
  };
  const own = {
    sender_name: 'North Builders',
    sender_email: 'office@north.test',
    reply_to: 'bids@north.test',
    signature: 'North Builders, Denver',
    host: '127.0.0.1',
    port: 2525 satisfies AddressInfo['port'],
    security: 'none',
    username: 'north',
    password: 'Open!1',
  };

  test('is queued and reported as queued without a mail server', async () => {
    const answer = await server.call('owner', 'POST', '/setup/mail/test', { to: 'nora@example.test' });
    expect(answer.body).toMatchObject({ data: { state: 'kept' } });
    const { rows } = await server.owner.query('select recipient, tenant_id from platform.outbox');
    expect(rows).toEqual([{ recipient: 'nora@example.test', tenant_id: server.tenantIds.north }]);
  });

  test('is sent by the company’s mail server with its name and signature', async () => {
    expect((await update(own)).body.data).toMatchObject({ hasPassword: true });
    const answer = await server.call('owner', 'POST', '/setup/mail/test', { to: 'nora@example.test' });
    expect(answer.body).toMatchObject({ data: { state: 'sent' } });
    expect(taken.at(-1)).toContain('From: North Builders <office@north.test>');
    expect(taken.at(-1)).toContain('Reply-To: bids@north.test');
    // An invitation is an email of the company, too.
    await post('/security/accounts', { firstname: 'New', lastname: 'Person', email: 'new@north.test' });
    const { rows } = await server.owner.query<{ mail_id: string }>(
      "select mail_id from platform.outbox where recipient = 'new@north.test'",
    );
    const send = smtpSender(server.owner, {
      smtpUrl: undefined,
      from: 'Plumbline <no-reply@plumbline.test>',
      unseal: server.ports.unseal,
      allowsPrivate: true,
    });
    await send({ mailId: rows[0]?.mail_id ?? '' });
    expect(taken.at(-1)).toContain('To: new@north.test');
    expect(taken.at(-1)).toContain('North Builders, Denver');
    expect(taken.at(-1)).toContain('office@north.test');
  });

  test('reports why a mail server rejects a message', async () => {
    isStrict = true;
    const answer = await server.call('owner', 'POST', '/setup/mail/test', { to: 'nora@example.test' });
    expect(answer.body.data).toEqual({ state: 'failed' });
    expect(answer.body.message).toContain('rejected the username or password');
    isStrict = false;
    await update({ port: 1025 });
    const away = await server.call('owner', 'POST', '/setup/mail/test', { to: 'nora@example.test' });
    expect(away.body.message).toMatch(/is not responding|secure connection to the mail server failed/);
  });

  test('never connects to the server’s own network', async () => {
    const closed = smtpSender(server.owner, {
      smtpUrl: undefined,
      from: 'Plumbline <no-reply@plumbline.test>',
      unseal: server.ports.unseal,
    });
    await server.ports.mail.of(server.tenantIds.north).send({ to: 'a@b.test', subject: 'x', text: 'x' });
    const { rows } = await server.owner.query<{ mail_id: string }>(
      "select mail_id from platform.outbox where recipient = 'a@b.test'",
    );
    await expect(closed({ mailId: rows[0]?.mail_id ?? '' })).rejects.toThrow('internal network');
  });

  test('validates its settings', async () => {
    for (const [change, field] of [
      [{ host: 'https://mail.test' }, 'host'],
      [{ port: 22 }, 'port'],
      [{ sender_email: '' }, 'sender_email'],
    ] as const)
      expect((await update(change)).body.errors?.[0]?.field).toBe(field);
  });
});

test('lists purchased and available modules', async () => {
  const states = async (user: 'viewer' | 'clerk') => {
    const modules = await server.ok<SetupModule[]>(user, 'GET', '/setup/module?limit=-1');
    return ['crm', 'report', 'estimation', 'manufacturing'].map(
      (key) => modules.find((each) => each.key === key)?.state,
    );
  };
  expect(await states('viewer')).toEqual(['purchased', 'included', 'purchased', 'available']);
  expect(await states('clerk')).toEqual(['purchased', 'included', 'available', 'available']);
  expect((await server.call('viewer', 'GET', '/setup/module/nothing')).status).toBe(404);
  const names = async (query: string) =>
    (await server.ok<SetupModule[]>('viewer', 'GET', `/setup/module?${query}`)).map(({ name }) => name);
  expect(await names('sort=-name&limit=2')).toEqual(['Work Drive', 'Vendors']);
  expect(await names('search=plan pages')).toEqual(['Estimation']);
  for (const wrong of ['sort=price', 'filter={"name":"CRM"}'])
    expect((await server.call('viewer', 'GET', `/setup/module?${wrong}`)).status).toBe(400);
});

test('shows logs of all modules to permitted users and exports them', async () => {
  const areas = new Set(
    (await server.ok<LogEntry[]>('owner', 'GET', '/setup/logs?limit=-1')).map((each) => each.module),
  );
  expect([...areas]).toEqual(expect.arrayContaining(['crm', 'security', 'setup']));
  const filtered = await server.ok<(Change & { module: string })[]>(
    'owner',
    'GET',
    `/setup/logs?filter=${encodeURIComponent('{"module":"crm","action":"created"}')}`,
  );
  expect(new Set(filtered.map(({ module, action }) => `${module} ${action}`))).toEqual(
    new Set(['crm created']),
  );
  expect((await server.call('viewer', 'GET', '/setup/logs/export')).status).toBe(403);
  const sheet = await server.call('owner', 'GET', '/setup/logs/export');
  expect([sheet.status, Buffer.from(sheet.bytes).subarray(0, 2).toString()]).toEqual([200, 'PK']);
  // The file has the words of the screen: a quote is sent, and not issued.
  await server.tx('north', (tx) =>
    sql`insert into audit_change (tenant_id, change_id, module, entity, entity_id, entity_name, action)
      values (${server.tenantIds.north}, gen_random_uuid(), 'estimation', 'quote', gen_random_uuid(), 'Q-1', 'issued')`.execute(
      tx,
    ),
  );
  const issued = await server.call(
    'owner',
    'GET',
    `/setup/logs/export?filter=${encodeURIComponent('{"action":"issued"}')}`,
  );
  const rows = xlsx.utils.sheet_to_json<{ Action: string }>(xlsx.read(issued.bytes).Sheets['Sheet1'] ?? {});
  expect(rows.map(({ Action }) => Action)).toEqual(['sent']);
});

test('restores deleted records from the logs and names custom fields', async () => {
  const { uuid } = await post('/setup/designation', { name: ' Rigger ' });
  // Surrounding spaces do not make a different name.
  const again = await server.call('owner', 'POST', '/setup/designation', { name: 'rigger' });
  expect(again.body.errors).toEqual([{ field: 'name', message: 'This name is already in use.' }]);
  await server.ok('owner', 'DELETE', `/setup/designation/${uuid}`);
  const logEntries = async () => {
    const query = new URLSearchParams({ filter: JSON.stringify({ entity_id: uuid }) });
    const rows = await server.ok<LogEntry[]>('owner', 'GET', `/setup/logs?${query}`);
    return rows.map(({ action, entity_name, restorable }) => [action, entity_name, restorable === true]);
  };
  expect(await logEntries()).toEqual([
    ['deleted', 'Rigger', true],
    ['created', 'Rigger', false],
  ]);
  await server.ok('owner', 'PUT', '/setup/designation/restore', { uuid: [uuid] });
  expect(await logEntries()).toEqual([
    ['restored', 'Rigger', false],
    ['deleted', 'Rigger', false],
    ['created', 'Rigger', false],
  ]);
  const labels = (await server.ok<LogEntry[]>('owner', 'GET', '/setup/logs?limit=-1')).flatMap(
    ({ changes }) => changes.filter(({ field }) => field === 'custom.opens'),
  );
  expect(labels).toEqual([{ field: 'custom.opens', label: 'opens', after: '2:30 PM' }]);
});

test('uses the company’s letterhead on quotes', async () => {
  const { version } = await server.ok<CompanySetup>('owner', 'GET', '/setup/company');
  await server.ok('owner', 'PUT', '/setup/company', {
    version,
    legal_name: 'North Builders LLC',
    currency: 'CAD',
  });
  const { estimation, quote } = await makeRecords(server, 'north');
  const pdf = await server.call('owner', 'GET', `/estimations/${estimation}/quotes/${quote}/pdf`);
  expect([pdf.status, Buffer.from(pdf.bytes).subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
});
