import type { PublicLink, PublicView } from '@plumbline/api';
import { DAY_MS, HOUR_MS } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RecordIds } from '../../testing/record-ids.ts';
import { makeRecords } from '../../testing/records.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let records: RecordIds;
beforeAll(async () => {
  server = await testServer();
  records = await makeRecords(server, 'north');
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.offset = 0;
});

interface Made {
  link: PublicLink;
  path: string;
  token: string;
}
const make = async (of: string, body: object = {}, who: 'owner' | 'editor' = 'owner'): Promise<Made> => {
  const made = await server.ok<{ link: PublicLink; path: string }>(who, 'POST', `/links/${of}`, body, {
    'idempotency-key': uuidv7(),
  });
  return { ...made, token: made.path.replace('/access/', '') };
};
const quoteLink = (body: object = {}, who: 'owner' | 'editor' = 'owner') =>
  make(`quote/${records.quote}`, body, who);
const open = (token: string, short?: string) =>
  server.call(undefined, 'GET', `/access/${token}`, undefined, short ? { 'short-token': short } : {});
const file = (token: string, id?: string, short?: string) =>
  server.call(undefined, 'GET', `/access/file${id ? `?id=${id}` : ''}`, undefined, {
    'public-token': token,
    ...(short ? { 'short-token': short } : {}),
  });
const listed = async (uuid: string): Promise<PublicLink | undefined> =>
  (await server.ok<PublicLink[]>('owner', 'GET', `/links/quote/${records.quote}`)).find(
    (each) => each.uuid === uuid,
  );
const isEnded = async ({ token }: Made) => {
  for (const answer of [await open(token), await file(token)]) {
    expect(answer.status).toBe(410);
    expect(answer.body.message).toContain('This link has expired.');
  }
};

/** Creates a drive file with bytes, or a folder. */
async function driveFile(name: string, parent?: string, type = 1): Promise<string> {
  const uuid = uuidv7();
  const tenant_id = server.tenantIds.north;
  const key = `${tenant_id}/${uuid}/file`;
  if (type === 1) await server.ports.storage.append(key, 0, new TextEncoder().encode(`bytes of ${name}`));
  await server.tx('north', (tx) =>
    tx
      .insertInto('drive_file')
      .values({
        tenant_id,
        file_id: uuid,
        name,
        type,
        parent_id: parent ?? null,
        cloud_status: true,
        size: type === 1 ? `bytes of ${name}`.length : 0,
        content_type: type === 1 ? 'text/plain' : '',
        storage_key: key,
        state: 'ready',
      })
      .execute(),
  );
  return uuid;
}

describe('a share link', () => {
  test('opens its record and file without sign-in and counts views', async () => {
    const { token, link } = await quoteLink();
    expect(link).toMatchObject({
      state: 'active',
      opened: 0,
      has_password: false,
      created_by: 'owner Tester',
    });
    expect(Date.parse(link.expires_at) - Date.now()).toBeGreaterThan(29 * DAY_MS);
    const { body, status } = await open(token);
    expect(status).toBe(200);
    const view = body.data as PublicView;
    expect(view).toMatchObject({ kind: 'quote', title: 'Interiors', company: 'North Builders' });
    expect(view.items).toHaveLength(1);
    const pdf = await file(token, view.items[0]?.id);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(new TextDecoder().decode(pdf.bytes.slice(0, 5))).toBe('%PDF-');
    await open(token);
    expect(await listed(link.uuid)).toMatchObject({ opened: 2, last_opened: expect.any(String) });
  });

  test('reveals its token once; neither the list nor the database stores it', async () => {
    const { token, link } = await quoteLink();
    expect(JSON.stringify(await listed(link.uuid))).not.toContain(token);
    const { rows } = await server.owner.query('select * from platform.public_token');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('with an unknown token opens nothing', async () => {
    for (const token of ['x', 'forged.token', '0'.repeat(43)]) {
      expect((await open(token)).status).toBe(404);
      expect((await file(token)).status).toBe(404);
    }
    expect((await server.call(undefined, 'GET', '/access/file')).status).toBe(404);
  });

  test('is not a session and is limited to its record', async () => {
    const { token } = await quoteLink();
    const other = await driveFile('secret.txt');
    for (const id of [other, records.file, records.estimation, records.account])
      expect((await file(token, id)).status).toBe(404);
    for (const path of [`/estimations/${records.estimation}`, `/workdrive/download?objectId=${other}`])
      for (const header of ['access-token', 'public-token'])
        expect((await server.call(undefined, 'GET', path, undefined, { [header]: token })).status).toBe(401);
  });

  test('of a folder opens the files below it only', async () => {
    const folder = await driveFile('Shop drawings', undefined, 0);
    const inner = await driveFile('Details', folder, 0);
    const [one, two, beside] = [
      await driveFile('a.txt', folder),
      await driveFile('b.txt', inner),
      await driveFile('c.txt'),
    ];
    const { token } = await make(`file/${folder}`);
    const view = (await open(token)).body.data as PublicView;
    expect(view.items.map(({ id, name }) => [id, name])).toEqual([
      [folder, 'Shop drawings.zip'],
      [two, 'Details / b.txt'],
      [one, 'a.txt'],
    ]);
    expect(new TextDecoder().decode((await file(token, two)).bytes)).toBe('bytes of b.txt');
    expect((await file(token, beside)).status).toBe(404);
    // Trashed items and their contents are no longer shared.
    await server.ok('owner', 'PUT', '/workdrive/trash', { uuid: [inner] });
    expect(((await open(token)).body.data as PublicView).items.map(({ id }) => id)).toEqual([folder, one]);
    expect((await file(token, two)).status).toBe(404);
  });
});

describe('a share link expires', () => {
  test('on its expiry date', async () => {
    const made = await quoteLink({ expires_at: new Date(Date.now() + 2 * DAY_MS).toISOString() });
    server.clock.offset = 2 * DAY_MS - 60_000;
    expect((await open(made.token)).status).toBe(200);
    server.clock.offset = 2 * DAY_MS + 60_000;
    await isEnded(made);
    expect(await listed(made.link.uuid)).toMatchObject({ state: 'expired' });
  });
  test('when revoked by a user who can share the record', async () => {
    const made = await quoteLink({}, 'editor');
    const address = `/links/quote/${records.quote}/${made.link.uuid}`;
    expect((await server.call('viewer', 'DELETE', address)).status).toBe(403);
    expect(await server.ok('owner', 'DELETE', address)).toMatchObject({ state: 'revoked' });
    await isEnded(made);
    // The link is not found at the path of another item.
    const other = `/links/file/${records.file}/${made.link.uuid}`;
    expect((await server.call('owner', 'DELETE', other)).status).toBe(404);
  });
  test('when the record is deleted', async () => {
    const uuid = await driveFile('gone.txt');
    const made = await make(`file/${uuid}`);
    expect((await file(made.token)).status).toBe(200);
    await server.ok('owner', 'DELETE', `/workdrive/trash/${uuid}`);
    await isEnded(made);
  });
  test('while its creator may not share the record', async () => {
    const made = await quoteLink({}, 'editor');
    expect((await open(made.token)).status).toBe(200);
    const { rows } = await server.owner.query<{ permissions: object }>(
      `update security_role set permissions = permissions #- '{7,quote,e}' where name = 'editor' and tenant_id = $1 returning permissions`,
      [server.tenantIds.north],
    );
    expect(rows).toHaveLength(1);
    await isEnded(made);
    expect(await listed(made.link.uuid)).toMatchObject({ state: 'suspended' });
    await server.owner.query(
      `update security_role set permissions = jsonb_set(permissions, '{7,quote,e}', '1') where name = 'editor'`,
    );
    expect((await open(made.token)).status).toBe(200);
    const setStatus = (status: string) =>
      server.owner.query('update security_user set status = $1 where user_id = $2', [
        status,
        server.userIds.editor,
      ]);
    await setStatus('deactivated');
    await isEnded(made);
    await setStatus('active');
  });
  test('when the company loses the module', async () => {
    const made = await quoteLink();
    const setTrial = (value: string | null) =>
      server.owner.query('update platform.tenant set trial_until = $1 where tenant_id = $2', [
        value,
        server.tenantIds.north,
      ]);
    await setTrial('2020-01-01');
    await isEnded(made);
    await setTrial(null);
  });
});

describe('a link password', () => {
  test('is required before anything is shown, with the specified message', async () => {
    const { token } = await quoteLink({ password: 'blue door' });
    for (const answer of [await open(token), await file(token), await open(token, '9999999999999.forged')]) {
      expect(answer.status).toBe(403);
      expect(answer.body.message).toBe('password protected file');
    }
    const wrong = await server.call(undefined, 'POST', `/access/${token}`, { password: 'red door' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual([{ field: 'password', message: 'Wrong password.' }]);
    const right = await server.call(undefined, 'POST', `/access/${token}`, { password: 'blue door' });
    const { short_token: short } = right.body.data as { short_token: string };
    expect((await open(token, short)).status).toBe(200);
    expect((await file(token, undefined, short)).status).toBe(200);
    // The token opens no other link, even of the same item with the same password, and expires.
    const other = await quoteLink({ password: 'blue door' });
    expect((await open(other.token, short)).status).toBe(403);
    server.clock.offset = HOUR_MS + 60_000;
    expect((await open(token, short)).status).toBe(403);
  });
  test('has limited attempts from all addresses together', async () => {
    const { token } = await quoteLink({ password: 'blue door' });
    const { token: other } = await quoteLink({ password: 'blue door' });
    const guess = async (secret: string, link = token) =>
      (await server.call(undefined, 'POST', `/access/${link}`, { password: secret })).status;
    const statuses = await Promise.all(
      Array.from({ length: 14 }, (_, at) => {
        server.address = `203.0.113.${at}`;
        return guess(`guess ${at}`);
      }),
    );
    server.address = '203.0.113.7';
    expect(statuses.filter((each) => each === 422)).toHaveLength(10);
    expect(statuses.filter((each) => each === 429)).toHaveLength(4);
    // The correct password does not pass either, or guesses could continue.
    expect(await guess('blue door')).toBe(429);
    expect(await guess('blue door', other)).toBe(200);
    await server.owner.query("update platform.attempt_count set expires_at = now() - interval '1 second'");
    expect(await guess('blue door')).toBe(200);
  });
  test('has limited attempts per address', async () => {
    const strict = await testServer({ config: { authRateLimit: 5 } });
    try {
      const kept = await makeRecords(strict, 'harbor').catch(() => undefined);
      const statuses: number[] = [];
      strict.address = '203.0.113.77';
      for (let attempt = 0; attempt < 7; attempt++)
        statuses.push(
          (await strict.call(undefined, 'POST', '/access/token', { password: `guess ${attempt}` })).status,
        );
      expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
      expect(kept).toBeDefined();
    } finally {
      await strict.stop();
    }
  });
});

describe('creating a share link', () => {
  test('requires edit rights on the record', async () => {
    for (const user of ['viewer', 'none'] as const) {
      const answer = await server.call(user, 'POST', `/links/quote/${records.quote}`, {});
      expect(answer.status).toBe(403);
      expect(answer.body.missing).toEqual({ app: 7, name: 'quote', type: 'e' });
    }
    expect(await server.ok<PublicLink[]>('viewer', 'GET', `/links/quote/${records.quote}`)).not.toEqual([]);
  });
  test.each([
    ['an expiry date in the past', -DAY_MS, 'Choose today or a later date.'],
    ['an expiry date in two years', 730 * DAY_MS, 'A link can be valid for up to one year.'],
  ])('rejects %s', async (_what, ahead, message) => {
    const answer = await server.call('owner', 'POST', `/links/quote/${records.quote}`, {
      expires_at: new Date(Date.now() + ahead).toISOString(),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field: 'expires_at', message }]);
  });
  test('lets the link be copied again by people who may share, until it is revoked', async () => {
    const made = await make(`quote/${records.quote}`, {}, 'editor');
    const address = `/links/quote/${records.quote}/${made.link.uuid}/address`;
    expect(made.link.can_copy).toBe(true);
    expect(await server.ok('owner', 'GET', address)).toEqual({ path: made.path });
    expect((await server.call('viewer', 'GET', address)).status).toBe(403);
    expect((await server.call('stranger', 'GET', address)).status).toBe(404);
    // The link is not found at the path of another item.
    expect(
      (await server.call('owner', 'GET', `/links/file/${records.file}/${made.link.uuid}/address`)).status,
    ).toBe(404);
    const { rows } = await server.owner.query<{ row: string }>(
      'select to_jsonb(l)::text as row from public_link l where link_id = $1',
      [made.link.uuid],
    );
    expect(rows[0]?.row).toContain('sealed_token');
    expect(rows[0]?.row).not.toContain(made.token);
    await server.ok('owner', 'DELETE', `/links/quote/${records.quote}/${made.link.uuid}`);
    expect((await server.call('owner', 'GET', address)).status).toBe(410);
    expect(await listed(made.link.uuid)).toMatchObject({ can_copy: false });
    const kept = await server.owner.query(
      'select 1 from public_link where link_id = $1 and sealed_token is not null',
      [made.link.uuid],
    );
    expect(kept.rows).toEqual([]);
  });
  test('keeps a link without a sealed token working, and says that it cannot be copied again', async () => {
    const made = await make(`quote/${records.quote}`);
    await server.owner.query('update public_link set sealed_token = null where link_id = $1', [
      made.link.uuid,
    ]);
    expect((await open(made.token)).status).toBe(200);
    expect(await listed(made.link.uuid)).toMatchObject({ can_copy: false, state: 'active' });
    const address = `/links/quote/${records.quote}/${made.link.uuid}/address`;
    expect((await server.call('owner', 'GET', address)).status).toBe(409);
  });
  test('is recorded in the audit log without the token', async () => {
    const { token } = await make(`quote/${records.quote}`);
    const { rows } = await server.owner.query<{ changes: { field: string }[] }>(
      'select changes from audit_change where entity_id = $1 order by created_at desc limit 1',
      [records.quote],
    );
    expect(rows[0]?.changes[0]?.field).toBe('public_link');
    const kept = await server.owner.query('select response from idempotency_key');
    expect(JSON.stringify([rows, kept.rows])).not.toContain(token);
  });
});
