import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../testing/server.ts';
import { openSecretCipher, SealingKeyError } from './sealing-key.ts';
import { createSecretCipher } from './secret-cipher.ts';

let server: TestServer;
let folder = '';
const signingSecret = 'the signing secret of earlier versions';
const [first, second] = ['a first key of more than 32 characters', 'a second key of more than 32 characters'];
beforeAll(async () => {
  server = await testServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'plumbline-key-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (sealingKey: string | undefined, previousSealingKey?: string) =>
  openSecretCipher(server.owner, {
    config: { dataFolder: folder, sealingKey, previousSealingKey },
    signingSecret,
  });
const stored = async () => {
  const { rows } = await server.owner.query<{ kind: string; context: string; sealed: string }>(
    'select kind, context, sealed from platform.sealed_secrets() order by kind',
  );
  return rows;
};

test('secrets of earlier versions are sealed at the start, those of authenticators included', async () => {
  const { north } = server.tenantIds;
  const legacy = createSecretCipher({ current: signingSecret });
  await server.owner.query(
    "insert into platform.second_factor (user_id, secret) values ($1, 'JBSWY3DPEHPK3PXP')",
    [server.userIds.editor],
  );
  await server.owner.query('insert into setup_plugin (tenant_id, name, secret) values ($1, $2, $3)', [
    north,
    'quickbooks',
    legacy.seal('plugin secret', `plugin quickbooks ${north}`),
  ]);
  await server.owner.query(
    `insert into setup_mail (tenant_id, password) values ($1, $2)
     on conflict (tenant_id) do update set password = excluded.password`,
    [north, legacy.seal('mail secret', `mail ${north}`)],
  );
  // Only the test's own link: the demo data has none.
  const { rows: links } = await server.owner.query<{ link_id: string }>(
    `insert into public_link (tenant_id, link_id, prop_type, prop_id, expires_at, created_by, sealed_token)
     values ($1, gen_random_uuid(), 'file', gen_random_uuid(), now() + interval '1 day', $2, '') returning link_id`,
    [north, server.userIds.owner],
  );
  const link = links[0]?.link_id ?? '';
  await server.owner.query('update public_link set sealed_token = $2 where link_id = $1', [
    link,
    legacy.seal('link token', `public link ${link}`),
  ]);
  const { cipher, resealed } = await open(first);
  expect(resealed).toBe(4);
  const rows = await stored();
  expect(rows.map(({ kind }) => kind)).toEqual(['mail', 'plugin', 'public_link', 'second_factor']);
  expect(rows.map(({ sealed, context }) => cipher.unseal(sealed, context))).toEqual([
    'mail secret',
    'plugin secret',
    'link token',
    'JBSWY3DPEHPK3PXP',
  ]);
  for (const { sealed, context } of rows) {
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(legacy.unseal(sealed, context), 'nothing in the database opens it').toBeUndefined();
    expect(cipher.unseal(sealed, `${context} other`), 'it is bound to its owner').toBeUndefined();
  }
  expect((await open(first)).resealed).toBe(0);
});

test('a changed key seals everything anew, and a server without the old key does not start', async () => {
  await expect(open(second)).rejects.toThrow(SealingKeyError);
  const { cipher, resealed } = await open(second, first);
  expect(resealed).toBe(4);
  const alone = createSecretCipher({ current: second });
  for (const { sealed, context } of await stored()) {
    expect(alone.unseal(sealed, context)).toBeTruthy();
    expect(cipher.isCurrent(sealed, context)).toBe(true);
  }
  // The old key is no longer needed, and no longer accepted.
  expect((await open(second)).resealed).toBe(0);
  await expect(open(first)).rejects.toThrow('sealed with another key');
});

test('a key is created in the data folder, readable by its owner only, once for servers that start together', async () => {
  await server.owner.query("delete from platform.secret where name = 'sealing_key_id'");
  const ciphers = await Promise.all([
    open(undefined, second),
    open(undefined, second),
    open(undefined, second),
  ]);
  const sealed = ciphers[0]?.cipher.seal('text', 'of') ?? '';
  for (const { cipher } of ciphers) expect(cipher.unseal(sealed, 'of')).toBe('text');
  const file = path.join(folder, 'sealing.key');
  expect((await readFile(file, 'utf8')).trim()).toMatch(/^[0-9a-f]{64}$/);
  const { mode, ino } = await stat(file);
  expect(mode & 0o777).toBe(0o600);
  await open(undefined);
  expect((await stat(file)).ino).toBe(ino);
  expect(await readdir(folder)).toEqual(['sealing.key']);
});

test('secrets that no key opens are counted', async () => {
  await server.owner.query(
    "update platform.second_factor set secret = 'v1.unknown.key.text' where user_id = $1",
    [server.userIds.editor],
  );
  expect(await open(undefined)).toMatchObject({ resealed: 0, unreadable: 1 });
});

test('the application role cannot read the list of sealed secrets', async () => {
  await expect(server.database.pool.query('select * from platform.sealed_secrets()')).rejects.toThrow(
    'permission denied',
  );
});
