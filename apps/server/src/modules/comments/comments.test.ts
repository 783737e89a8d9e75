import type { Comment, Space, Task } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allow } from '../../testing/rights.ts';
import { testServer, type TestServer, type UserName } from '../../testing/server.ts';

const at = '/setup/comments';
let server: TestServer;
let task: Task;
let on: { prop_type: string; prop_id: string };
beforeAll(async () => {
  server = await testServer();
  await allow(server, 'north', 'editor', 8, ['task', 'folder', 'space'], 'vaedx');
  const space = await server.ok<Space>('editor', 'POST', '/task-management/spaces', {
    name: 'Site',
    default_level: 1,
  });
  task = await server.ok<Task>('editor', 'POST', '/task-management/spaces/item', {
    name: 'Pour',
    space_id: space.uuid,
  });
  on = { prop_type: 'space_items', prop_id: task.uuid };
});
afterAll(() => server.stop());

const say = (user: UserName, comment: string, more: object = {}) =>
  server.call(user, 'POST', at, { ...on, comment, ...more });
const post = async (user: UserName, comment: string, more: object = {}) =>
  (await say(user, comment, more)).body.data as Comment;
const list = (user: UserName, body: object = on) =>
  server.ok<Comment[]>(user, 'POST', `${at}/list`, { limit: -1, ...body });
const notificationsOf = async (user: UserName) =>
  (
    await server.ok<{ notifications: { data: { name: string; message: string; prop_id: string } }[] }>(
      user,
      'GET',
      '/notification/?limit=100',
    )
  ).notifications
    .map(({ data }) => data)
    .filter(({ prop_id }) => prop_id === task.uuid);
const naming = (user: UserName) =>
  `<p><span data-mention="person" data-id="${server.userIds[user]}">@Somebody</span> look</p>`;

describe('a comment', () => {
  test('is added by users with access to the record and listed in order', async () => {
    const first = await post('viewer', '<p>Reads and talks.</p>');
    expect(first).toMatchObject({
      comment: '<p>Reads and talks.</p>',
      prop_type: 'space_items',
      commented_by: { uuid: server.userIds.viewer, firstname: 'viewer' },
      is_mine: true,
      is_edited: false,
      replies: 0,
    });
    const second = await post('editor', '<p>Second.</p>');
    const seen = await list('viewer');
    expect(seen.map(({ uuid, is_mine }) => [uuid, is_mine])).toEqual([
      [first.uuid, true],
      [second.uuid, false],
    ]);
    const history = await server.ok<{ changes: { field: string; after?: string }[] }[]>(
      'editor',
      'GET',
      `/task-management/spaces/item/${task.uuid}/changes`,
    );
    expect(history[0]?.changes).toEqual([{ field: 'comment', after: 'Second.' }]);
    expect(await server.ok('editor', 'GET', `/task-management/spaces/item/${task.uuid}`)).toMatchObject({
      comments_count: 2,
    });
  });

  test('is rejected at its field when empty', async () => {
    for (const empty of ['', '<p> </p>', '<p><br></p>', '<script>alert(1)</script>']) {
      const answer = await say('editor', empty);
      expect([empty, answer.status]).toEqual([empty, 422]);
      expect(answer.body.errors).toEqual([{ field: 'comment', message: 'This field is required' }]);
    }
  });

  test('is hidden from users without access to the record', async () => {
    const own = await server.ok<Task>('editor', 'POST', '/task-management/spaces/item', { name: 'Private' });
    const { uuid } = (
      await server.call('editor', 'POST', at, {
        prop_type: 'space_items',
        prop_id: own.uuid,
        comment: '<p>Mine</p>',
      })
    ).body.data as Comment;
    for (const user of ['viewer', 'none', 'stranger'] as const) {
      expect(
        (await server.call(user, 'POST', `${at}/list`, { prop_type: 'space_items', prop_id: own.uuid }))
          .status,
      ).toBe(404);
      expect((await server.call(user, 'POST', `${at}/list`, { parent_id: uuid })).status).toBe(404);
      for (const method of ['GET', 'DELETE'])
        expect((await server.call(user, method, `${at}/${uuid}`)).status).toBe(404);
      expect((await server.call(user, 'POST', at, { ...on, prop_id: own.uuid, comment: 'x' })).status).toBe(
        404,
      );
    }
    expect((await say('none', '<p>No right to tasks.</p>')).status).toBe(404);
  });

  test('on any other record requires the right to that record type', async () => {
    const { uuid } = await server.ok<{ uuid: string }>('owner', 'POST', '/crm/accounts', {
      name: 'Summit Dental',
    });
    const about = { prop_type: 'account', prop_id: uuid };
    expect((await server.call('viewer', 'POST', at, { ...about, comment: '<p>Called.</p>' })).status).toBe(
      200,
    );
    expect((await server.call('none', 'POST', `${at}/list`, about)).status).toBe(404);
    expect(
      (await server.call('viewer', 'POST', `${at}/list`, { ...about, prop_type: 'nothing' })).status,
    ).toBe(404);
    expect(await list('editor', about)).toHaveLength(1);
  });
});

describe('editing and deleting comments', () => {
  test('is limited to the author, excluding administrators', async () => {
    const { uuid } = await post('editor', '<p>First words</p>');
    for (const user of ['viewer', 'owner'] as const) {
      const change = await server.call(user, 'PUT', `${at}/${uuid}`, {
        ...on,
        comment: '<p>Other words</p>',
      });
      expect([change.status, change.body.message]).toEqual([
        403,
        'Only the author of a comment can change it.',
      ]);
      expect((await server.call(user, 'DELETE', `${at}/${uuid}`)).status).toBe(403);
    }
    const changed = await server.ok<Comment>('editor', 'PUT', `${at}/${uuid}`, {
      ...on,
      comment: '<p>Better words</p>',
    });
    expect(changed).toMatchObject({ comment: '<p>Better words</p>', is_edited: true, version: 2 });
    expect((await server.call('editor', 'PUT', `${at}/${uuid}`, { ...on, comment: ' ' })).status).toBe(422);
    await server.ok('editor', 'DELETE', `${at}/${uuid}`);
    expect((await server.call('editor', 'GET', `${at}/${uuid}`)).status).toBe(404);
    expect((await list('editor')).some((each) => each.uuid === uuid)).toBe(false);
  });

  test('restores a deleted comment with its text for its author only', async () => {
    const { uuid } = await post('editor', '<p>Is the slab cured?</p>');
    await server.ok('editor', 'DELETE', `${at}/${uuid}`);
    const other = await server.call('owner', 'PUT', `${at}/${uuid}/restore`);
    expect([other.status, other.body.message]).toEqual([403, 'Only the author of a comment can restore it.']);
    for (const user of ['none', 'stranger'] as const)
      expect((await server.call(user, 'PUT', `${at}/${uuid}/restore`)).status).toBe(404);
    const back = await server.ok<Comment>('editor', 'PUT', `${at}/${uuid}/restore`);
    expect(back).toMatchObject({ comment: '<p>Is the slab cured?</p>', is_deleted: false, is_mine: true });
    // A repeated restore succeeds without effect.
    expect(await server.ok<Comment>('editor', 'PUT', `${at}/${uuid}/restore`)).toEqual(back);
    expect((await list('viewer')).some((each) => each.uuid === uuid)).toBe(true);
  });

  test('keeps an answered comment without text until its replies are deleted', async () => {
    const question = await post('editor', '<p>Is it dry?</p>');
    const answer = await post('viewer', '<p>Nearly.</p>', { parent_id: question.uuid });
    // A reply to a reply is placed at the same level.
    const sibling = await post('editor', '<p>Good.</p>', { parent_id: answer.uuid });
    expect(sibling.parent_id).toBe(question.uuid);
    expect((await list('viewer', { parent_id: question.uuid })).map(({ comment }) => comment)).toEqual([
      '<p>Nearly.</p>',
      '<p>Good.</p>',
    ]);
    await server.ok('editor', 'DELETE', `${at}/${question.uuid}`);
    const standing = (await list('viewer')).find(({ uuid }) => uuid === question.uuid);
    expect(standing).toMatchObject({ is_deleted: true, comment: '', replies: 2, is_mine: false });
    await server.ok('viewer', 'DELETE', `${at}/${answer.uuid}`);
    await server.ok('editor', 'DELETE', `${at}/${sibling.uuid}`);
    expect((await list('viewer')).some(({ uuid }) => uuid === question.uuid)).toBe(false);
  });
});

describe('undoing an edit', () => {
  test('restores the previous text and never overwrites later edits', async () => {
    const { uuid } = await post('editor', '<p>One</p>');
    const put = (comment: string, seen?: string) =>
      server.call('editor', 'PUT', `${at}/${uuid}`, {
        ...on,
        comment,
        ...(seen === undefined ? {} : { seen }),
      });
    await put('<p>Two</p>');
    await put('<p>Three</p>');
    expect((await put('<p>Two</p>', '<p>Three</p>')).body.data).toMatchObject({
      comment: '<p>Two</p>',
      is_edited: true,
    });
    const back = (await put('<p>One</p>', '<p>Two</p>')).body.data;
    expect(back).toMatchObject({ comment: '<p>One</p>', is_edited: false });
    // A repeated undo has no effect.
    expect((await put('<p>One</p>', '<p>Two</p>')).body.data).toEqual(back);
    await put('<p>Four</p>');
    const late = await put('<p>One</p>', '<p>Two</p>');
    expect([late.status, late.body.message]).toEqual([
      409,
      'You have since changed this comment. Nothing was undone.',
    ]);
    expect((await put('<p>One</p>')).body.data).toMatchObject({ is_edited: true });
  });
});

describe('mentions', () => {
  test('notify each user once, include the author of the parent comment, and skip users without access', async () => {
    await server.ok('viewer', 'GET', '/notification/');
    const before = (await notificationsOf('viewer')).length;
    const comment = await post('editor', naming('viewer'));
    expect(comment.tagged_users).toEqual([server.userIds.viewer]);
    await server.ok('editor', 'PUT', `${at}/${comment.uuid}`, {
      ...on,
      comment: `${naming('viewer')}<p>again</p>`,
    });
    expect((await notificationsOf('viewer')).slice(0, -before || undefined)).toMatchObject([
      {
        name: 'You were mentioned in a comment',
        message: 'editor Tester mentioned you in a comment on “Pour”.',
      },
    ]);
    const unable = await say('editor', naming('none'));
    expect(unable.body.message).toBe('none Tester cannot open this record and was not notified.');
    expect(await notificationsOf('none')).toEqual([]);
    await say('viewer', '<p>I looked.</p>', { parent_id: comment.uuid });
    expect((await notificationsOf('editor'))[0]).toMatchObject({ name: 'New reply to your comment' });
    // Authors are not notified of their own comments.
    const count = (await notificationsOf('editor')).length;
    await say('editor', naming('editor'), { parent_id: comment.uuid });
    expect((await notificationsOf('editor')).length).toBe(count);
  });
});

describe('rich text', () => {
  test('is stored without executable content', async () => {
    const nasty = [
      '<img src=x onerror=alert(1)>ok',
      '<a href="javascript:alert(1)">ok</a>',
      '<a href="java&#10;script:alert(1)">ok</a>',
      '<svg><script>alert(1)</script></svg>ok',
      '<iframe src="https://evil.example"></iframe>ok',
      '<p style="background:url(javascript:alert(1))" onmouseover="alert(1)">ok</p>',
      '<span data-mention="person" data-id="&quot; onclick=&quot;alert(1)">@x</span>ok',
      '<math><mi xlink:href="data:x,<script>alert(1)</script>"></mi></math>ok',
      '<p>ok<',
    ];
    for (const each of nasty) {
      const { comment } = await post('editor', each);
      expect(comment).toContain('ok');
      expect(comment).not.toMatch(/<(script|iframe|svg|math)|\son\w+="|javascript:|style=/i);
    }
  });

  test('is returned as stored for any input', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'<>/="\' apb&;#x1@'.split('')), maxLength: 60 }),
        async (text) => {
          const made = await say('editor', `${text}x`);
          expect([200, 422]).toContain(made.status);
          if (made.status !== 200) return;
          const kept = (made.body.data as Comment).comment;
          expect((await post('editor', kept)).comment).toBe(kept);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('attachments of a comment', () => {
  test('belong to the same record only', async () => {
    const upload = (prop_id: string) =>
      server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
        name: 'photo.png',
        type: 1,
        size: 3,
        prop_type: 'space_items',
        prop_id,
      });
    await allow(server, 'north', 'editor', 2, ['drive'], 'vaed');
    const file = await upload(task.uuid);
    const comment = await post('editor', '', { attachments: [file.uuid] });
    expect(comment.attachments).toMatchObject([{ uuid: file.uuid, name: 'photo.png' }]);
    const other = await server.ok<Task>('editor', 'POST', '/task-management/spaces/item', { name: 'Other' });
    const elsewhere = await say('editor', '<p>x</p>', { attachments: [(await upload(other.uuid)).uuid] });
    expect(elsewhere.body.errors).toMatchObject([{ field: 'attachments' }]);
    // Users with read access cannot attach files.
    const refused = await server.call('viewer', 'POST', '/workdrive/', {
      name: 'a.png',
      type: 1,
      size: 1,
      prop_type: 'space_items',
      prop_id: task.uuid,
    });
    expect(refused.status).toBe(403);
  });

  test('of a task open for users with access to the task only', async () => {
    const bytes = new TextEncoder().encode('x,y');
    const { uuid } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
      name: 'levels.csv',
      type: 1,
      size: bytes.length,
      ...on,
    });
    await server.call('editor', 'PUT', `/workdrive/content/${uuid}`, bytes);
    await server.ok('editor', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
    const address = (user: UserName) => server.call(user, 'GET', `/workdrive/download?objectId=${uuid}`);
    const { url } = (await address('viewer')).body.data as { url: string };
    expect((await server.call(undefined, 'GET', url.replace(/^\/api/, ''))).status).toBe(200);
    expect((await address('none')).status).toBe(403);
    const listed = await server.ok<{ uuid: string }[]>(
      'viewer',
      'GET',
      `/workdrive/?filter=${encodeURIComponent(JSON.stringify(on))}`,
    );
    expect(listed.map((each) => each.uuid)).toContain(uuid);
    const space = await server.ok<Space>('editor', 'GET', `/task-management/spaces/${task.space_id}`);
    const setDefaultLevel = (level: number, version: number) =>
      server.ok<Space>('editor', 'PUT', `/task-management/spaces/${task.space_id}`, {
        version,
        default_level: level,
      });
    const closed = await setDefaultLevel(0, space.version);
    expect((await server.call(undefined, 'GET', url.replace(/^\/api/, ''))).status).toBe(410);
    expect((await address('viewer')).status).toBe(404);
    await setDefaultLevel(1, closed.version);
  });
});

describe('record search for # references', () => {
  const offered = (search: string) =>
    server.ok<{ name: string; detail: string; href: string }[]>(
      'owner',
      'GET',
      `${at}/mentions?sign=%23&search=${encodeURIComponent(search)}`,
    );

  test('returns the best matches of each record type, including by number', async () => {
    for (const name of ['Zinc Alpha', 'Zinc Beta', 'Zinc Delta', 'Zinc Gamma'])
      await server.ok('owner', 'POST', '/crm/accounts', { name });
    await server.ok('owner', 'POST', '/vendors', { name: 'Old Zinc Works' });
    const made = await server.ok<Task>('owner', 'POST', '/task-management/spaces/item', {
      name: 'Zinc flashing',
      space_id: task.space_id,
    });
    expect((await offered('zinc')).map(({ name, detail }) => `${name}, ${detail}`)).toEqual([
      'Zinc Alpha, Account',
      'Zinc Beta, Account',
      'Zinc Delta, Account',
      'Zinc flashing, Task',
      'Zinc Gamma, Account',
      'Old Zinc Works, Vendor',
    ]);
    expect(await offered(made.number)).toMatchObject([
      { name: 'Zinc flashing', href: `/task-management/all-task?task=${made.uuid}` },
    ]);
  });
});

describe('comments on a drive file', () => {
  test('are open to users with access to the file and notify no one else', async () => {
    await allow(server, 'north', 'editor', 2, ['drive'], 'vaed');
    await allow(server, 'north', 'viewer', 2, ['drive'], 'v');
    const { uuid: folder } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
      name: 'Submittals',
      type: 0,
      parent_id: null,
    });
    const { uuid } = await server.ok<{ uuid: string }>('editor', 'POST', '/workdrive/', {
      name: 'door schedule.txt',
      type: 1,
      size: 4,
      parent_id: folder,
    });
    await server.call('editor', 'PUT', `/workdrive/content/${uuid}`, new TextEncoder().encode('door'));
    await server.ok('editor', 'PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 });
    const about = { prop_type: 'file', prop_id: uuid };
    const unable = await server.call('editor', 'POST', at, { ...about, comment: naming('viewer') });
    expect(unable.status).toBe(200);
    expect(unable.body.message).toBe('viewer Tester cannot open this record and was not notified.');
    expect((await server.call('viewer', 'POST', `${at}/list`, about)).status).toBe(404);
    await server.ok('editor', 'PUT', `/workdrive/item/${folder}/shares`, {
      user_ids: [server.userIds.viewer],
      permission: 1,
    });
    expect((await list('viewer', about)).map(({ comment }) => comment)).toHaveLength(1);
    const answer = await server.call('viewer', 'POST', at, {
      ...about,
      comment: '<p>Hardware is missing.</p>',
    });
    expect(answer.status).toBe(200);
    const again = await server.call('editor', 'POST', at, { ...about, comment: naming('viewer') });
    expect(again.body.message).toBeUndefined();
    const { notifications } = await server.ok<{ notifications: { data: object }[] }>(
      'viewer',
      'GET',
      '/notification/?limit=1',
    );
    expect(notifications[0]?.data).toMatchObject({
      module: 'workdrive',
      prop_type: 'file',
      prop_id: uuid,
      message: 'editor Tester mentioned you in a comment on “door schedule.txt”.',
    });
    expect((await server.call('editor', 'POST', `${at}/list`, { ...about, prop_id: folder })).status).toBe(
      404,
    );
    await server.ok('editor', 'PUT', '/workdrive/trash', { uuid: [uuid] });
    expect((await server.call('editor', 'POST', `${at}/list`, about)).status).toBe(404);
  });
});
