import type { Comment, Estimation, PageChanges, PlanMark, PlanPin } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sheetDrawing } from '../plans/sheet-pdf/draw-measures.ts';
import { planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let estimation: string;
let page: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Clinic' }));
  ({ page } = await planPage(server, 'north', estimation));
});

type Who = 'owner' | 'editor' | 'viewer';
const at = (path: string) => `/estimations/${estimation}/${path}`;
const pinBody = (values: object = {}) => ({
  uuid: uuidv7(),
  x: 40,
  y: 60,
  comment: '<p>Rated?</p>',
  ...values,
});
const put = (body: object, user: Who = 'editor') =>
  server.call(user, 'POST', at(`plan-marks/${page}/pins`), body);
const add = async (body: object = pinBody(), user: Who = 'editor') =>
  server.ok<PlanMark>(user, 'POST', at(`plan-marks/${page}/pins`), body);
const save = (upsert: object[], remove: string[] = [], user: Who = 'editor') =>
  server.call(user, 'PUT', at(`plan-marks/${page}`), { upsert, remove });
const pins = (user: Who = 'viewer') =>
  server.ok<PlanPin[]>(user, 'GET', `/estimations/pins?estimation_id=${estimation}`);
const sent = ({ page_id: _page, number: _number, ...mark }: PlanMark) => mark;
const on = (prop_id: string) => ({ prop_type: 'planPin', prop_id });

test('a sheet comment is stored once when sent twice and readable by everyone with access', async () => {
  const body = pinBody();
  const mark = await add(body);
  expect(mark).toMatchObject({
    type: 'pin',
    number: 1,
    version: 1,
    geometry: { vertices: [{ x: 40, y: 60 }] },
  });
  await add(body);
  const [pin, ...more] = await pins();
  expect(more).toEqual([]);
  expect(pin).toMatchObject({
    uuid: body.uuid,
    page_id: page,
    number: 1,
    comment: 'Rated?',
    comments: 1,
    is_resolved: false,
    is_mine: false,
  });
  expect((await pins('editor'))[0]?.is_mine).toBe(true);
  expect(await server.ok('viewer', 'GET', `/estimations/pins/${body.uuid}`)).toEqual(pin);
});

test('is answered with view access, notifies mentioned users with its location and lists its replies', async () => {
  const { uuid } = await add();
  await server.ok('viewer', 'POST', '/setup/comments', {
    ...on(uuid),
    comment: `<p>Two hours. <span data-mention="person" data-id="${server.userIds.owner}">@Owner</span></p>`,
  });
  const answer = await server.ok<{ notifications: { data: object }[] }>(
    'owner',
    'GET',
    '/notification?limit=5',
  );
  expect(answer.notifications[0]?.data).toMatchObject({
    module: 'estimation',
    prop_type: 'planPin',
    prop_id: uuid,
    message: expect.stringMatching(/mentioned you in a comment on “.+, Clinic”/),
  });
  const list = await server.ok<Comment[]>('owner', 'POST', '/setup/comments/list', on(uuid));
  expect(list.map(({ comment }) => comment)).toHaveLength(2);
  expect(await pins()).toMatchObject([{ comments: 2, comment: 'Rated?' }]);
});

test('is moved and resolved like a mark and reported to others with its number', async () => {
  await add();
  const mark = await add();
  expect(mark.number).toBe(2);
  const moved = { ...sent(mark), geometry: { vertices: [{ x: 5, y: 6 }] }, content: { resolved: true } };
  expect((await save([moved], [], 'owner')).status).toBe(200);
  const changes = await server.ok<PageChanges>('viewer', 'GET', at(`take-off/${page}/changes`));
  expect(changes.marks.find(({ uuid }) => uuid === mark.uuid)).toMatchObject({
    number: 2,
    version: 2,
    geometry: { vertices: [{ x: 5, y: 6 }] },
    content: { resolved: true },
  });
  expect((await pins()).map(({ is_resolved }) => is_resolved)).toEqual([false, true]);
});

test('is deleted only by its author, and the numbers of other comments stay', async () => {
  const first = await add();
  const second = await add();
  const refused = await save([], [first.uuid], 'owner');
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Only the person who added this comment can delete it.',
  ]);
  expect((await save([], [first.uuid])).status).toBe(200);
  expect(await pins()).toMatchObject([{ uuid: second.uuid, number: 2 }]);
  // Comments of a pin are deleted and restored with it.
  expect((await server.call('owner', 'POST', '/setup/comments/list', on(first.uuid))).status).toBe(404);
  await save([sent(first)]);
  expect(await pins()).toMatchObject([{ number: 1, comments: 1 }, { number: 2 }]);
});

test('requires text and a position and cannot be created as a mark', async () => {
  expect((await put(pinBody({ comment: '<p> </p>' }))).status).toBe(422);
  expect((await put(pinBody(), 'viewer')).status).toBe(403);
  expect(await pins()).toEqual([]);
  const bare = {
    uuid: uuidv7(),
    type: 'pin',
    version: 0,
    geometry: { vertices: [{ x: 1, y: 1 }] },
    content: {},
  };
  expect((await save([bare])).body.errors?.[0]?.field).toBe('upsert.0.type');
  const mark = await add();
  const two = {
    vertices: [
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ],
  };
  expect((await save([{ ...sent(mark), geometry: two }])).body.errors?.[0]?.field).toBe('upsert.0.geometry');
  const square = {
    vertices: [
      { x: 0, y: 9 },
      { x: 9, y: 9 },
      { x: 9, y: 0 },
      { x: 0, y: 0 },
    ],
  };
  const other = await save([{ ...sent(mark), type: 'text', geometry: square, content: { text: 'Note' } }]);
  expect(other.body.errors?.[0]?.field).toBe('upsert.0.type');
});

test('of another company is not found', async () => {
  const { uuid } = await add();
  expect((await server.call('stranger', 'GET', `/estimations/pins/${uuid}`)).status).toBe(404);
  expect((await server.call('stranger', 'POST', '/setup/comments/list', on(uuid))).status).toBe(404);
});

test('prints the numbers of open comments on the PDF when requested', async () => {
  const first = await add();
  const second = await add(pinBody({ x: 90 }));
  await save([{ ...sent(first), content: { resolved: true } }]);
  const { marks } = await server.ok<PageChanges>('viewer', 'GET', at(`take-off/${page}/changes`));
  const content = {
    title: 'A2.1',
    calibrations: [],
    conditions: [],
    takeoffs: [],
    marks,
    times: new Map<string, number>(),
    codes: new Map<string, string>(),
    images: new Map<string, Uint8Array>(),
  };
  const drawn = (...without: 'pins'[]) =>
    sheetDrawing(content, { hidden: new Set(), without: new Set(without) });
  expect(drawn().counts).toMatchObject([{ points: [{ x: 90, y: 60 }], first: second.number }]);
  expect(drawn('pins').counts).toEqual([]);
  expect(drawn().marks).toEqual([]);
});
