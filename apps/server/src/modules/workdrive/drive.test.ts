import type { DriveFile, DriveItem, DriveShare, DriveVersion } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { zipStream } from '../../files/zip-stream.ts';
import { runHousekeeping } from '../../jobs/housekeeping.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';
import { unzipTexts } from './unzip.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
/** Each test uses its own folder, so that tests do not find each other's files. */
let home = '';
let count = 0;
beforeEach(async () => {
  home = await folder(`Test ${++count}`, null);
});

const text = (content: string) => new TextEncoder().encode(content);
const folder = async (name: string, parent_id: string | null, user: UserName = 'editor') =>
  (await server.ok<{ uuid: string }>(user, 'POST', '/workdrive/', { name, type: 0, parent_id })).uuid;
async function upload(
  name: string,
  bytes: Uint8Array | string,
  {
    user = 'editor' as UserName,
    ...more
  }: { user?: UserName; parent_id?: string | null; on_clash?: string; replaces?: string } = {},
): Promise<string> {
  const content = typeof bytes === 'string' ? text(bytes) : bytes;
  const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', '/workdrive/', {
    name,
    type: 1,
    size: content.length,
    parent_id: home,
    ...more,
  });
  if (content.length) await server.call(user, 'PUT', `/workdrive/content/${uuid}`, content);
  const finished = await server.call(user, 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
  if (finished.status !== 200) throw new Error(`${finished.status} ${finished.body.message}`);
  return uuid;
}
const within = (id: string | null) =>
  `filter=${encodeURIComponent(JSON.stringify([{ field: 'parent_id', op: 'eq', value: id }]))}`;
const list = (query: string, user: UserName = 'editor') =>
  server.ok<DriveFile[]>(user, 'GET', `/workdrive/?limit=-1&${query}`);
const names = async (id: string | null, user: UserName = 'editor') =>
  (await list(within(id), user)).map(({ name }) => name);
const item = (uuid: string, user: UserName = 'editor') =>
  server.ok<DriveItem>(user, 'GET', `/workdrive/item/${uuid}`);
const status = async (user: UserName, method: string, path: string, body?: unknown) =>
  (await server.call(user, method, path, body)).status;
const move = (uuid: string[], parent_id: string | null, on_clash?: string, user: UserName = 'editor') =>
  server.ok<{ done: number; refused: { message: string }[] }>(user, 'PUT', '/workdrive/move', {
    uuid,
    parent_id,
    ...(on_clash ? { on_clash } : {}),
  });
// The editor of the tests may not delete, so the owner does.
const trash = (uuid: string[]) => server.ok('owner', 'PUT', '/workdrive/trash', { uuid });
const restore = (uuid: string[]) =>
  server.ok<{ restored: number }>('owner', 'PUT', '/workdrive/restore', { uuid });
const share = (uuid: string, user: UserName, permission: number) =>
  server.ok<DriveShare[]>('editor', 'PUT', `/workdrive/item/${uuid}/shares`, {
    user_ids: [server.userIds[user]],
    permission,
  });
const unshare = (uuid: string, user: UserName) =>
  server.ok<DriveShare[]>('editor', 'DELETE', `/workdrive/item/${uuid}/shares`, {
    user_ids: [server.userIds[user]],
  });
const bytesAt = (url: string) => server.call(undefined, 'GET', url.replace(/^\/api/, ''));
async function download(uuid: string, user: UserName = 'editor', more = ''): Promise<string> {
  const { url } = await server.ok<{ url: string }>(
    user,
    'GET',
    `/workdrive/download?objectId=${uuid}${more}`,
  );
  return new TextDecoder().decode((await bytesAt(url)).bytes);
}

describe('folders', () => {
  test('have unique names ignoring case', async () => {
    await folder('Site', home);
    const again = await server.call('editor', 'POST', '/workdrive/', {
      name: 'SITE',
      type: 0,
      parent_id: home,
    });
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual([{ field: 'name', message: '“SITE” already exists here.' }]);
    await folder('Site', await folder('Other', home));
  });

  test.each(['a/b', '..', ' ', 'a\\b', 'a\u0007b'])('cannot be named %j', async (name) => {
    const answer = await server.call('editor', 'POST', '/workdrive/', { name, type: 0, parent_id: home });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body.errors?.[0]?.field).toBe('name');
  });

  test('are renamed with an optimistic lock', async () => {
    const uuid = await folder('Draft', home);
    await folder('Taken', home);
    const { version } = await item(uuid);
    expect(await status('editor', 'PUT', `/workdrive/item/${uuid}`, { name: 'taken', version })).toBe(409);
    expect(
      (await server.ok<DriveItem>('editor', 'PUT', `/workdrive/item/${uuid}`, { name: ' Final ', version }))
        .name,
    ).toBe('Final');
    expect(await status('editor', 'PUT', `/workdrive/item/${uuid}`, { name: 'Later', version })).toBe(409);
  });

  test('return their path', async () => {
    const deep = await folder('Level 1', await folder('Site', home));
    expect((await item(deep)).trail.map(({ name }) => name)).toEqual([`Test ${count}`, 'Site']);
  });

  test('are created once for an uploaded folder tree', async () => {
    const call = () =>
      server.ok<{ outputData: { path: string; name: string; parent_id: string }[] }>(
        'editor',
        'POST',
        '/workdrive/folderupload',
        {
          parent_id: home,
          fileList: ['Site/a.txt', 'Site/Level 1/b.txt', 'site/LEVEL 1/c.txt', 'd.txt'].map((path) => ({
            path,
          })),
        },
      );
    const { outputData } = await call();
    const [a, b, c, d] = outputData;
    expect(outputData.map(({ name }) => name)).toEqual(['a.txt', 'b.txt', 'c.txt', 'd.txt']);
    expect(d?.parent_id).toBe(home);
    expect(c?.parent_id).toBe(b?.parent_id);
    expect(await names(home)).toEqual(['Site']);
    expect(await names(a?.parent_id ?? '')).toEqual(['Level 1']);
    expect((await call()).outputData).toEqual(outputData);
    const bad = await server.call('editor', 'POST', '/workdrive/folderupload', {
      parent_id: home,
      fileList: [{ path: '../x' }],
    });
    expect(bad.status).toBe(422);
  });
});

describe('moving drive items', () => {
  test('includes their content and rejects cycles', async () => {
    const site = await folder('Site', home);
    const level = await folder('Level', site);
    const file = await upload('a.txt', 'a', { parent_id: level });
    const target = await folder('Target', home);
    expect((await move([site], level)).refused[0]?.message).toBe(
      '“Site” cannot be moved into its own subfolder “Level”.',
    );
    expect((await move([site], site)).refused[0]?.message).toBe('“Site” cannot be moved into itself.');
    expect((await move([site], file).catch((error: Error) => error.message)).toString()).toContain(
      'is a file',
    );
    expect((await move([site], target)).done).toBe(1);
    expect((await item(file)).trail.map(({ name }) => name)).toEqual([
      `Test ${count}`,
      'Target',
      'Site',
      'Level',
    ]);
    expect(await names(home)).toEqual(['Target']);
  });

  test('into each other concurrently leaves a tree', async () => {
    const [a, b] = [await folder('A', home), await folder('B', home)];
    const [one, two] = await Promise.all([move([a], b), move([b], a)]);
    expect(one.done + two.done).toBe(1);
    expect(await names(home)).toHaveLength(1);
  });

  test('to a used name keeps both, adds a version or is rejected, as chosen', async () => {
    const target = await folder('Target', home);
    const there = await upload('plan.txt', 'old', { parent_id: target });
    const kept = await upload('plan.txt', 'new');
    expect((await move([kept], target, 'refuse')).refused[0]?.message).toContain('already');
    await move([kept], target);
    expect(await names(target)).toEqual(['plan (2).txt', 'plan.txt']);
    const next = await upload('plan.txt', 'newest');
    await move([next], target, 'replace');
    expect(await names(target)).toEqual(['plan (2).txt', 'plan.txt']);
    expect(await download(there)).toBe('newest');
    expect(await download(there, 'editor', '&revision=1')).toBe('old');
  });

  test('leaves copies independent', async () => {
    const site = await folder('Site', home);
    const file = await upload('a.txt', 'first', { parent_id: site });
    await server.ok('editor', 'POST', '/workdrive/copy', { uuid: [site], parent_id: home });
    expect(await names(home)).toEqual(['Site', 'Site (2)']);
    const [, copied] = await list(within(home));
    const [inside] = await list(within(copied?.uuid ?? ''));
    await upload('a.txt', 'second', { replaces: file });
    expect(await download(inside?.uuid ?? '')).toBe('first');
    // The original is permanently deleted, and the copy keeps its bytes.
    await trash([site]);
    await server.ok('owner', 'PUT', '/workdrive/purge', { uuid: [site] });
    expect(await download(inside?.uuid ?? '')).toBe('first');
  });
});

describe('uploads', () => {
  test('to a used name keep both, add a version or are rejected, as chosen', async () => {
    const first = await upload('plan.txt', 'one');
    await upload('PLAN.txt', 'two');
    expect(await names(home)).toEqual(['PLAN (2).txt', 'plan.txt']);
    await upload('plan.txt', 'three', { on_clash: 'replace' });
    expect(await download(first)).toBe('three');
    await expect(upload('plan.txt', 'four', { on_clash: 'refuse' })).rejects.toThrow('409');
  });

  test('are typed by content, not by name, and may be empty', async () => {
    const uuids = [
      await upload('a.png', '<svg xmlns="http://www.w3.org/2000/svg"></svg>'),
      await upload('b.pdf', 'just words'),
      await upload('c.csv', 'a,b'),
      await upload('d.txt', new Uint8Array([0, 1, 2])),
      await upload('e.txt', ''),
    ];
    const types = new Map((await list(within(home))).map(({ uuid, content_type }) => [uuid, content_type]));
    expect(uuids.map((uuid) => types.get(uuid))).toEqual([
      'image/svg+xml',
      'text/plain',
      'text/csv',
      'application/octet-stream',
      'text/plain',
    ]);
    expect(await download(uuids[4] ?? '')).toBe('');
  });

  test('to a deleted folder go to the top level with a message', async () => {
    const gone = await folder('Gone', home);
    const { uuid } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
      name: 'late.txt',
      type: 1,
      size: 1,
      parent_id: gone,
    });
    await trash([gone]);
    await server.ok('editor', 'PUT', `/workdrive/content/${uuid}`, text('a'));
    const finished = await server.call('editor', 'PUT', `/workdrive/${uuid}`, {
      cloud_status: true,
      type: 1,
    });
    expect([finished.status, finished.body.message]).toEqual([
      200,
      'The folder you uploaded “late.txt” to was deleted. The file is at the top level of your drive as “late.txt”.',
    ]);
    expect(await server.ok('editor', 'GET', `/workdrive/item/${uuid}`)).toMatchObject({
      name: 'late.txt',
      parent_id: null,
      permission: 0,
      trail: [],
    });
    expect(await download(uuid)).toBe('a');
  });

  test('over the quota are rejected with the figures', async () => {
    const { used } = await server.ok<{ used: number; quota: number }>('editor', 'GET', '/workdrive/usage');
    await server.owner.query('insert into drive_quota (tenant_id, bytes) values ($1, $2)', [
      server.tenantIds.north,
      used + 100,
    ]);
    try {
      const answer = await server.call('editor', 'POST', '/workdrive/', {
        name: 'a.txt',
        type: 1,
        size: 2_000_000,
        parent_id: home,
      });
      expect(answer.status).toBe(413);
      expect(answer.body.message).toMatch(/work drive uses \d+ B of \d+ B, and this needs 2\.0 MB more/);
      await upload('small.txt', 'small');
      const few = await server.call('editor', 'POST', '/workdrive/', {
        name: 'b.txt',
        type: 1,
        size: 140,
        parent_id: home,
      });
      expect(few.body.message).toContain('this needs 140 B more');
    } finally {
      await server.owner.query('delete from drive_quota where tenant_id = $1', [server.tenantIds.north]);
    }
  });
});

describe('versions', () => {
  test('are stored byte for byte, and an earlier one can become the newest', async () => {
    const file = await upload('plan.txt', 'one');
    await upload('anything.txt', 'two', { replaces: file });
    await upload('x.txt', 'three', { replaces: file });
    const versions = () => server.ok<DriveVersion[]>('editor', 'GET', `/workdrive/item/${file}/versions`);
    expect((await versions()).map(({ number, is_current, size }) => [number, is_current, size])).toEqual([
      [3, true, 5],
      [2, false, 3],
      [1, false, 3],
    ]);
    const restored = await server.ok<DriveItem>('editor', 'PUT', `/workdrive/item/${file}/versions`, {
      number: 1,
    });
    expect([restored.revision, restored.name]).toEqual([4, 'plan.txt']);
    for (const [number, words] of [
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
      [4, 'one'],
    ] as const)
      expect(await download(file, 'editor', `&revision=${number}`)).toBe(words);
    expect(await status('editor', 'PUT', `/workdrive/item/${file}/versions`, { number: 9 })).toBe(404);
  });

  test('from an upload are created once when finished repeatedly', async () => {
    const file = await upload('plan.txt', 'one');
    const next = await upload('plan.txt', 'two', { replaces: file });
    expect(await status('editor', 'PUT', `/workdrive/${next}`, { cloud_status: true, type: 1 })).toBe(200);
    expect((await item(file)).revision).toBe(2);
  });
});

describe('the trash', () => {
  test('restores deleted items unchanged', async () => {
    const site = await folder('Site', home);
    const level = await folder('Level', site);
    await upload('a.txt', 'a', { parent_id: level });
    const before = [await names(home), await names(site), await names(level)];
    await trash([site]);
    expect(await names(home)).toEqual([]);
    expect(await status('editor', 'GET', `/workdrive/item/${level}`)).toBe(404);
    const [shown] = await list('view=trash', 'owner');
    expect(shown).toMatchObject({ uuid: site, place: `Test ${count}` });
    await restore([site]);
    expect([await names(home), await names(site), await names(level)]).toEqual(before);
  });

  test('restores two items with one name', async () => {
    const one = await upload('a.txt', 'one');
    await trash([one]);
    const two = await upload('a.txt', 'two');
    await trash([two]);
    await restore([one, two]);
    expect(await names(home)).toEqual(['a (2).txt', 'a.txt']);
    expect([await download(one), await download(two)]).toEqual(['one', 'two']);
  });

  test('restores items of a deleted folder to the nearest existing parent', async () => {
    const site = await folder('Site', home);
    const level = await folder('Level', site);
    const file = await upload('a.txt', 'a', { parent_id: level });
    await trash([file]);
    await trash([level]);
    const restoreAnswer = await server.call('owner', 'PUT', '/workdrive/restore', { uuid: [file] });
    expect(restoreAnswer.body.message).toBe('“a.txt” is now in “Site” because its folder was deleted.');
    expect((await item(file)).trail.at(-1)?.name).toBe('Site');
    const plain = await server.call('owner', 'PUT', '/workdrive/restore', { uuid: [level] });
    expect(plain.body.message).toBeUndefined();
    expect(await names(site)).toEqual(['Level', 'a.txt']);
    // A file trashed before its folder is not restored with the folder.
    const other = await upload('b.txt', 'b', { parent_id: level });
    await trash([other]);
    await trash([level]);
    await restore([level]);
    expect(await names(level)).toEqual([]);
    await restore([other]);
    expect(await names(level)).toEqual(['b.txt']);
  });

  test('permanently deletes items with all their bytes and nothing else', async () => {
    const file = await upload('a.txt', 'one');
    await upload('a.txt', 'two', { replaces: file });
    const { rows } = await server.owner.query<{ storage_key: string }>(
      'select storage_key from drive_file where file_id = $1 union select storage_key from drive_version where file_id = $1',
      [file],
    );
    expect(rows).toHaveLength(2);
    expect(await status('owner', 'PUT', '/workdrive/purge', { uuid: [file] })).toBe(404);
    await trash([file]);
    await server.ok('owner', 'PUT', '/workdrive/purge', { uuid: [file] });
    for (const { storage_key } of rows) expect(await server.ports.storage.size(storage_key)).toBe(0);
    expect(await status('owner', 'PUT', '/workdrive/restore', { uuid: [file] })).toBe(404);
    expect((await list('view=trash', 'owner')).some(({ uuid }) => uuid === file)).toBe(false);
  });

  test('is emptied by the user or after thirty days', async () => {
    const [old, fresh] = [await upload('old.txt', 'old'), await upload('fresh.txt', 'fresh')];
    await trash([old]);
    await server.owner.query(
      "update drive_file set deleted_at = now() - interval '31 days' where file_id = $1",
      [old],
    );
    await trash([fresh]);
    await runHousekeeping({
      database: server.database,
      owner: server.owner,
      ports: server.ports,
      log: server.log,
      sessionIdleMinutes: 60,
    });
    const left = (await list('view=trash', 'owner')).map(({ uuid }) => uuid);
    expect([left.includes(old), left.includes(fresh)]).toEqual([false, true]);
    await server.ok('owner', 'PUT', '/workdrive/purge', {});
    expect(await list('view=trash', 'owner')).toEqual([]);
  });
});

describe('sharing drive items', () => {
  test('applies to content immediately and ends immediately', async () => {
    const site = await folder('Site', home);
    const file = await upload('a.txt', 'secret', { parent_id: site });
    expect(await status('viewer', 'GET', `/workdrive/item/${file}`)).toBe(404);
    await share(site, 'viewer', 1);
    expect((await list('view=shared', 'viewer')).map(({ name }) => name)).toEqual(['Site']);
    expect(await names(site, 'viewer')).toEqual(['a.txt']);
    expect(await item(file, 'viewer')).toMatchObject({
      permission: 1,
      trail: [{ uuid: site, name: 'Site' }],
    });
    const { url } = await server.ok<{ url: string }>('viewer', 'GET', `/workdrive/download?objectId=${file}`);
    expect(new TextDecoder().decode((await bytesAt(url)).bytes)).toBe('secret');
    await unshare(site, 'viewer');
    expect(await status('viewer', 'GET', `/workdrive/item/${file}`)).toBe(404);
    expect(await list('view=shared', 'viewer')).toEqual([]);
    // A download URL issued earlier is rejected, too.
    expect((await bytesAt(url)).status).toBe(410);
  });

  test('for reading rejects every change and for writing allows all', async () => {
    const mine = await folder('Mine', null, 'owner');
    const file = await upload('a.txt', 'a', { user: 'owner', parent_id: mine });
    const give = (permission: number) =>
      server.ok('owner', 'PUT', `/workdrive/item/${mine}/shares`, {
        user_ids: [server.userIds.editor],
        permission,
      });
    await give(1);
    const { version } = await item(file);
    const rename = () => server.call('editor', 'PUT', `/workdrive/item/${file}`, { name: 'b.txt', version });
    const refused = await rename();
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('You can view “a.txt”'),
    ]);
    expect(await status('editor', 'POST', '/workdrive/', { name: 'x', type: 0, parent_id: mine })).toBe(403);
    expect((await move([file], home)).refused).toHaveLength(1);
    await give(0);
    expect((await rename()).status).toBe(200);
    const added = await upload('mine.txt', 'x', { parent_id: mine });
    expect(await item(added)).toMatchObject({ owner_id: server.userIds.owner, permission: 0 });
    await server.ok('owner', 'DELETE', `/workdrive/item/${mine}/shares`, {
      user_ids: [server.userIds.editor],
    });
    // A file added to another user's folder belongs to that folder.
    expect(await status('editor', 'GET', `/workdrive/item/${added}`)).toBe(404);
  });

  test('names its source and rejects invalid shares', async () => {
    const site = await folder('Site', home);
    const file = await upload('a.txt', 'a', { parent_id: site });
    await share(site, 'viewer', 1);
    const shares = await server.ok<DriveShare[]>('editor', 'GET', `/workdrive/item/${file}/shares`);
    expect(shares).toMatchObject([
      { name: 'viewer Tester', permission: 1, inherited_from: { uuid: site, name: 'Site' } },
    ]);
    for (const user_ids of [[server.userIds.editor], [server.userIds.stranger]])
      expect(
        await status('editor', 'PUT', `/workdrive/item/${site}/shares`, { user_ids, permission: 1 }),
      ).toBe(422);
  });

  test('through a link ends with its creator’s right and serves a folder as one file', async () => {
    const mine = await folder('Handed', null, 'owner');
    await upload('a.txt', 'a', { user: 'owner', parent_id: mine });
    const make = () => server.call('editor', 'POST', `/links/file/${mine}`, {});
    expect((await make()).status).toBe(404);
    await server.ok('owner', 'PUT', `/workdrive/item/${mine}/shares`, {
      user_ids: [server.userIds.editor],
      permission: 1,
    });
    expect((await make()).status).toBe(403);
    await server.ok('owner', 'PUT', `/workdrive/item/${mine}/shares`, {
      user_ids: [server.userIds.editor],
      permission: 0,
    });
    const made = await make();
    const token = (made.body.data as { path: string }).path.replace('/access/', '');
    const view = await server.call(undefined, 'GET', `/access/${token}`);
    expect(view.body.data).toMatchObject({
      title: 'Handed',
      items: [{ id: mine, name: 'Handed.zip' }, { name: 'a.txt' }],
    });
    const zip = await server.call(undefined, 'GET', `/access/file?id=${mine}`, undefined, {
      'public-token': token,
    });
    expect(await unzipTexts(zip.bytes, () => true)).toEqual(new Map([['a.txt', 'a']]));
    await server.ok('owner', 'DELETE', `/workdrive/item/${mine}/shares`, {
      user_ids: [server.userIds.editor],
    });
    expect((await server.call(undefined, 'GET', `/access/${token}`)).status).toBe(410);
  });
});

describe('a folder as a zip file', () => {
  test('contains every byte, is streamed and announces its size', async () => {
    const site = await folder('Site', home);
    const level = await folder('Étage 1', site);
    await folder('Empty', site);
    await upload('a.txt', 'first', { parent_id: site });
    await upload('b.txt', 'second', { parent_id: level });
    const { url, name } = await server.ok<{ url: string; name: string }>(
      'editor',
      'GET',
      `/workdrive/download?objectId=${site}`,
    );
    const answer = await bytesAt(url);
    expect(name).toBe('Site.zip');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(Number(answer.headers.get('content-length'))).toBe(answer.bytes.length);
    expect(await unzipTexts(answer.bytes, () => true)).toEqual(
      new Map([
        ['Empty/', ''],
        ['Étage 1/', ''],
        ['a.txt', 'first'],
        ['Étage 1/b.txt', 'second'],
      ]),
    );
  });

  test('gives several items distinct names', async () => {
    const site = await folder('Site', home);
    const inside = await upload('a.txt', 'inside', { parent_id: site });
    const outside = await upload('a.txt', 'outside');
    const { url } = await server.ok<{ url: string }>('editor', 'POST', '/workdrive/archive', {
      uuid: [outside, inside, site],
    });
    expect(await unzipTexts((await bytesAt(url)).bytes, (name) => !name.endsWith('/'))).toEqual(
      new Map([
        ['a.txt', 'outside'],
        ['a (2).txt', 'inside'],
        ['Site/a.txt', 'inside'],
      ]),
    );
  });

  test('has names that every system can unpack', async () => {
    const site = await folder('Site', home);
    for (const [at, name] of ['Trail.', 'Trail', 'CON', 'x:y*?"<>|'].entries())
      await upload(`${'e\u0301'}${at}.txt`, name, { parent_id: await folder(name, site) });
    const { url } = await server.ok<{ url: string }>('editor', 'POST', '/workdrive/archive', {
      uuid: [site],
    });
    const files = await unzipTexts((await bytesAt(url)).bytes, (name) => !name.endsWith('/'));
    expect([...files].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['CON_/\u00E92.txt', 'CON'],
      ['Trail (2)/\u00E90.txt', 'Trail.'],
      ['Trail/\u00E91.txt', 'Trail'],
      ['x_y______/\u00E93.txt', 'x:y*?"<>|'],
    ]);
  });
});

describe('searching the drive', () => {
  test('matches names and content but not items of others', async () => {
    await upload('gypsum board.txt', 'nothing of interest');
    const letterId = await upload('letter.txt', 'Please deliver the gypsum on Monday');
    const parts = ['<w:document><w:p><w:t>Gypsum schedule</w:t></w:p></w:document>'].map((xml) => ({
      name: 'word/document.xml',
      size: text(xml).length,
      modified: new Date(),
      read: () => new Blob([text(xml)]).stream() as ReadableStream<Uint8Array>,
    }));
    await upload('door.docx', new Uint8Array(await new Response(zipStream(parts)).arrayBuffer()));
    await server.runJobs();
    const found = (await list('search=gypsum')).filter(({ parent_id }) => parent_id === home);
    expect(found.map(({ name }) => name)).toContain('gypsum board.txt');
    expect(found.map(({ name }) => name)).toContain('letter.txt');
    expect(found.find(({ uuid }) => uuid === letterId)?.place).toBe(`Test ${count}`);
    expect(await list('search=gypsum', 'viewer')).toEqual([]);
    const preview = await server.ok<{ kind: string; text: string }>(
      'editor',
      'GET',
      `/workdrive/item/${letterId}/preview`,
    );
    expect(preview).toMatchObject({ kind: 'text', text: 'Please deliver the gypsum on Monday' });
  });

  test('keeps favorites and recently opened files per user', async () => {
    const [one, two] = [await upload('one.txt', '1'), await upload('two.txt', '2')];
    await share(home, 'viewer', 1);
    await server.ok('editor', 'PUT', '/workdrive/favorite', { uuid: [one], is_favorite: true });
    expect((await list('view=favorites')).map(({ uuid }) => uuid)).toEqual([one]);
    await download(one);
    await download(two);
    expect((await list('view=recent')).slice(0, 2).map(({ uuid }) => uuid)).toEqual([two, one]);
    expect([await list('view=favorites', 'viewer'), await list('view=recent', 'viewer')]).toEqual([[], []]);
    await server.ok('editor', 'PUT', '/workdrive/favorite', { uuid: [one], is_favorite: false });
    expect(await list('view=favorites')).toEqual([]);
  });

  test('shows recent changes of accessible items with restore', async () => {
    const file = await upload('told.txt', 'x');
    const changes = (user: UserName) =>
      server.ok<{ entity_id: string; action: string; restorable?: boolean }[]>(
        user,
        'GET',
        '/workdrive/changes?limit=-1',
      );
    expect((await changes('viewer')).some(({ entity_id }) => entity_id === file)).toBe(false);
    await trash([file]);
    const [last] = (await changes('owner')).filter(({ entity_id }) => entity_id === file);
    expect(last).toMatchObject({ action: 'deleted', restorable: true });
  });
});
