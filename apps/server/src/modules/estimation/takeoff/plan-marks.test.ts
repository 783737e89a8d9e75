import type {
  Estimate,
  Estimation,
  PageChanges,
  PageTakeoff,
  PlanLayer,
  PlanMark,
  SavedPlanMarks,
} from '@plumbline/api';
import { HOUR_MS } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planPage, wallAssembly } from '../../../testing/records.ts';
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

const at = (path: string) => `/estimations/${estimation}/${path}`;
const corners = (x = 0) => ({
  vertices: [
    { x, y: 30 },
    { x: x + 100, y: 30 },
    { x: x + 100, y: 0 },
    { x, y: 0 },
  ],
});
const note = (values: object = {}) => ({
  uuid: uuidv7(),
  type: 'text',
  version: 0,
  geometry: corners(),
  content: { text: 'Verify on site' },
  ...values,
});
type Who = 'owner' | 'editor' | 'viewer';
const send = (upsert: object[], remove: string[] = [], user: Who = 'owner', on = page) =>
  server.call(user, 'PUT', at(`plan-marks/${on}`), { upsert, remove });
const save = async (upsert: object[], remove: string[] = [], user: Who = 'owner') =>
  server.ok<SavedPlanMarks>(user, 'PUT', at(`plan-marks/${page}`), { upsert, remove });
const marks = async () => (await server.ok<PageTakeoff>('viewer', 'GET', at(`take-off/${page}`))).marks;

describe('plan marks', () => {
  test('are stored once when sent twice and returned unchanged', async () => {
    const one = note({ content: { text: 'VOID\n03/09/26', color: '#ba1e23' }, type: 'stamp' });
    await save([one]);
    const again = await save([one]);
    expect(again).toMatchObject({ marks: [{ uuid: one.uuid, version: 1 }], conflicts: [] });
    expect(await marks()).toEqual([{ ...one, version: 1, page_id: page, layer_id: null }]);
  });

  test('return a conflict when another user changed them', async () => {
    const one = note();
    await save([one]);
    await save([{ ...one, version: 1, content: { text: 'Theirs' } }], [], 'editor');
    const answer = await save([{ ...one, version: 1, content: { text: 'Mine' } }, note()]);
    expect(answer.conflicts).toMatchObject([{ uuid: one.uuid, version: 2, content: { text: 'Theirs' } }]);
    expect(answer.marks).toHaveLength(1);
    expect((await marks()).find(({ uuid }) => uuid === one.uuid)?.content).toEqual({ text: 'Theirs' });
  });

  test('are deleted and restored by undo', async () => {
    const one = note();
    await save([one]);
    await save([], [one.uuid]);
    expect(await marks()).toEqual([]);
    await save([{ ...one, version: 1 }]);
    expect(await marks()).toMatchObject([{ uuid: one.uuid }]);
  });

  test('without text, corners or target page are rejected at their field', async () => {
    const { page: other } = await planPage(server, 'north', estimation);
    const refused = async (mark: object) => {
      const { status, body } = await send([note(), mark]);
      return [status, body.errors?.[0]?.field];
    };
    expect(await refused(note({ content: { text: ' \n ' } }))).toEqual([422, 'upsert.1.content.text']);
    expect(await refused(note({ geometry: { vertices: [{ x: 0, y: 0 }] } }))).toEqual([
      422,
      'upsert.1.geometry',
    ]);
    const link = (page_id: string | undefined) => note({ type: 'link', content: { page_id } });
    expect(await refused(link(undefined))).toEqual([422, 'upsert.1.content.page_id']);
    expect(await marks()).toEqual([]);
    await save([link(other)]);
    const [held] = await marks();
    expect(held).toMatchObject({ type: 'link', content: { page_id: other } });
    // A mark can be moved after its page is deleted.
    await server.ok('owner', 'DELETE', at('page/delete'), { page_id: [other] });
    const moved = { ...link(other), uuid: held?.uuid, version: 1, geometry: corners(50) };
    expect(await save([moved])).toMatchObject({ marks: [{ uuid: held?.uuid, version: 2 }] });
  });

  test('belong to their page and require draw rights', async () => {
    const one = note();
    await save([one]);
    const { page: other } = await planPage(server, 'north', estimation);
    expect((await send([{ ...one, version: 1 }], [], 'owner', other)).status).toBe(404);
    expect((await send([], [one.uuid], 'owner', other)).status).toBe(404);
    expect((await send([note()], [], 'viewer')).status).toBe(403);
    expect(await marks()).toHaveLength(1);
  });
});

describe('changes of a page by other users', () => {
  const changes = (since?: string) =>
    server.ok<PageChanges>(
      'editor',
      'GET',
      at(`take-off/${page}/changes${since ? `?since=${encodeURIComponent(since)}` : ''}`),
    );
  const stroke = async () => {
    const { assembly } = await wallAssembly(server, 'owner', 'north');
    const condition = await server.ok<{ uuid: string }>('owner', 'POST', at('conditions'), {
      code: 'W1',
      name: 'Wall',
      type: 'linear',
      color: '#297cef',
      assembly_id: assembly,
    });
    const uuid = uuidv7();
    const vertices = [
      { x: 0, y: 0 },
      { x: 120, y: 0 },
    ];
    const upsert = [{ uuid, condition_id: condition.uuid, version: 0, geometry: { vertices } }];
    await server.ok('owner', 'PUT', at(`take-off/${page}`), { upsert, remove: [] });
    return uuid;
  };

  test('are reported as created, updated and deleted', async () => {
    const { at: begun } = await server.ok<PageTakeoff>('editor', 'GET', at(`take-off/${page}`));
    const measure = await stroke();
    const [kept, gone] = [note(), note()];
    await save([kept, gone]);
    await save([], [gone.uuid]);
    const changed = await changes(begun);
    expect(changed.takeoffs).toMatchObject([{ uuid: measure, version: 1 }]);
    expect(changed.marks).toMatchObject([{ uuid: kept.uuid, version: 1 }]);
    expect(changed.removed_marks).toEqual([gone.uuid]);
    expect(Date.parse(changed.at)).toBeGreaterThanOrEqual(Date.parse(begun));
    await server.ok('owner', 'PUT', at(`take-off/${page}`), { upsert: [], remove: [measure] });
    expect((await changes(changed.at)).removed).toEqual([measure]);
  });

  test('are not reported again when old', async () => {
    await stroke();
    await save([note()]);
    const later = new Date(Date.now() + HOUR_MS).toISOString();
    expect(await changes(later)).toMatchObject({ takeoffs: [], removed: [], marks: [], removed_marks: [] });
  });

  test('require a valid start time', async () => {
    const answer = await server.call('editor', 'GET', at(`take-off/${page}/changes?since=yesterday`));
    expect(answer.status).toBe(400);
  });
});

describe('layers', () => {
  const add = (name: string) => server.ok<PlanLayer>('owner', 'POST', at('layers'), { name });
  const layers = () => server.ok<PlanLayer[]>('viewer', 'GET', at('layers'));

  test('contain shapes on all pages', async () => {
    const layer = await add(' Demolition ');
    expect(layer).toMatchObject({ name: 'Demolition', is_locked: false, count: 0 });
    await save([note({ layer_id: layer.uuid }), note()]);
    expect(await layers()).toMatchObject([{ name: 'Demolition', count: 1 }]);
    expect((await marks()).map(({ layer_id }) => layer_id).toSorted()).toEqual([layer.uuid, null].toSorted());
  });

  test('have unique names within the estimation', async () => {
    await add('Demolition');
    const twice = await server.call('owner', 'POST', at('layers'), { name: 'DEMOLITION' });
    expect([twice.status, twice.body.errors?.[0]?.field]).toEqual([422, 'name']);
  });

  test('are renamed and locked with an optimistic lock', async () => {
    const { uuid } = await add('Demolition');
    const change = (body: object) => server.call('editor', 'PUT', at(`layers/${uuid}`), body);
    expect((await change({ name: 'Removal', is_locked: true, version: 1 })).status).toBe(200);
    expect((await change({ name: 'Again', version: 1 })).status).toBe(409);
    expect(await layers()).toMatchObject([{ name: 'Removal', is_locked: true, version: 2 }]);
  });

  test('keep shapes when deleted and accept shapes saved afterwards', async () => {
    const { uuid } = await add('Demolition');
    const one = note({ layer_id: uuid });
    await save([one]);
    await server.ok('owner', 'DELETE', at(`layers/${uuid}`));
    expect(await layers()).toEqual([]);
    expect(await marks()).toMatchObject([{ uuid: one.uuid, layer_id: null, version: 1 }]);
    const late = note({ layer_id: uuid });
    expect(await save([late])).toMatchObject({ marks: [{ uuid: late.uuid, layer_id: null }] });
    await add('Demolition');
  });

  test('when locked reject changes and additions by layer name', async () => {
    const { uuid, version } = await add('Existing');
    const layerNote = note({ layer_id: uuid });
    const loose = note();
    await save([layerNote, loose]);
    const lock = (is_locked: boolean, from: number) =>
      server.ok<PlanLayer>('owner', 'PUT', at(`layers/${uuid}`), { is_locked, version: from });
    const locked = await lock(true, version);
    const moved = { ...corners(40) };
    for (const [upsert, remove, field] of [
      [[note(), { ...layerNote, version: 1, geometry: moved }], [], 'upsert.1.layer_id'],
      [[note({ layer_id: uuid })], [], 'upsert.0.layer_id'],
      [[{ ...loose, version: 1, layer_id: uuid }], [], 'upsert.0.layer_id'],
      [[{ ...layerNote, version: 1, layer_id: null }], [], 'upsert.0.layer_id'],
      [[], [loose.uuid, layerNote.uuid], 'remove.1'],
    ] as const) {
      const refused = await send([...upsert], [...remove]);
      expect([refused.status, refused.body.message]).toEqual([409, 'Layer “Existing” is locked.']);
      expect(refused.body).toMatchObject({ code: 'locked', errors: [{ field }] });
    }
    // A locked layer cannot be deleted, which would unlock its marks.
    const gone = await server.call('owner', 'DELETE', at(`layers/${uuid}`));
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Layer “Existing” is locked. Unlock it to delete it.',
    ]);
    // A rejected save stores nothing; repeating an earlier save is allowed.
    expect(await marks()).toHaveLength(2);
    expect((await send([layerNote])).status).toBe(200);
    // A change based on an outdated version is a conflict, as without a lock.
    expect(await save([{ ...layerNote, version: 7, geometry: moved }])).toMatchObject({
      conflicts: [{ uuid: layerNote.uuid, geometry: corners() }],
    });
    await lock(false, locked.version);
    expect(await save([{ ...layerNote, version: 1, geometry: moved }])).toMatchObject({ conflicts: [] });
  });

  test('when locked protect measures and their condition but allow comments', async () => {
    const { uuid, version } = await add('Existing');
    const { uuid: condition_id } = await server.ok<{ uuid: string }>('owner', 'POST', at('conditions'), {
      code: 'W1',
      name: 'Wall',
      type: 'linear',
      color: '#297cef',
    });
    const wall = { uuid: uuidv7(), condition_id, version: 0, geometry: corners(), layer_id: uuid };
    const measure = (upsert: object[], remove: string[] = []) =>
      server.call('owner', 'PUT', at(`take-off/${page}`), { upsert, remove });
    expect((await measure([wall])).status).toBe(200);
    await server.ok('owner', 'PUT', at(`layers/${uuid}`), { is_locked: true, version });
    expect((await measure([{ ...wall, version: 1, name: 'North' }])).body).toMatchObject({ code: 'locked' });
    expect((await measure([], [wall.uuid])).body).toMatchObject({ code: 'locked' });
    expect((await measure([{ ...wall, uuid: uuidv7() }])).status).toBe(409);
    expect((await measure([{ ...wall, uuid: uuidv7(), layer_id: null }])).status).toBe(200);
    const gone = await server.call('owner', 'DELETE', at(`conditions/${condition_id}`));
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Layer “Existing” is locked and has measures of this condition.',
    ]);
    const added = await server.ok<PlanMark>('owner', 'POST', at(`plan-marks/${page}/pins`), {
      uuid: uuidv7(),
      x: 1,
      y: 1,
      layer_id: uuid,
      comment: 'Does this stay?',
    });
    const { page_id: _page, number: _number, ...pin } = added;
    const moved = await send([{ ...pin, geometry: { vertices: [{ x: 5, y: 5 }] } }]);
    expect(moved.status).toBe(200);
  });

  test('of another estimation are ignored', async () => {
    const { uuid } = await add('Demolition');
    const mine = { estimation, page };
    ({ uuid: estimation } = await server.ok<Estimation>('owner', 'POST', '/estimations', { name: 'Other' }));
    ({ page } = await planPage(server, 'north', estimation));
    await save([note({ layer_id: uuid })]);
    expect(await marks()).toMatchObject([{ layer_id: null }]);
    expect((await server.call('owner', 'DELETE', at(`layers/${uuid}`))).status).toBe(404);
    ({ estimation, page } = mine);
  });
});

describe('typical groups', () => {
  interface Group {
    uuid: string;
    version: number;
    multiplier: number;
    count: number;
  }
  const groups = () => server.ok<Group[]>('viewer', 'GET', at('typical-groups'));
  const add = (name: string, multiplier: number) =>
    server.ok<Group>('owner', 'POST', at('typical-groups'), { name, multiplier });
  const quantity = async () => {
    const { groups: lines } = await server.ok<Estimate>('viewer', 'GET', at('estimate'));
    return Number(lines[0]?.quantity);
  };
  const total = async () =>
    Number((await server.ok<Estimation>('viewer', 'GET', `/estimations/${estimation}`)).total);
  const draw = async (values: object) => {
    const { assembly } = await wallAssembly(server, 'owner', 'north');
    const { uuid: condition_id } = await server.ok<{ uuid: string }>('owner', 'POST', at('conditions'), {
      code: 'W1',
      name: 'Wall',
      type: 'surface_area',
      color: '#297cef',
      assembly_id: assembly,
      parameters: { height: 10, sides: 2 },
    });
    const stroke = {
      uuid: uuidv7(),
      condition_id,
      version: 0,
      geometry: {
        vertices: [
          { x: 0, y: 0 },
          { x: 120, y: 0 },
        ],
      },
      ...values,
    };
    const answer = await server.call('owner', 'PUT', at(`take-off/${page}`), {
      upsert: [stroke],
      remove: [],
    });
    expect(answer.status).toBe(200);
    return stroke;
  };

  test('multiply their measures in the estimate and its total', async () => {
    const group = await add('Typical floor', 12);
    // Ten feet long and high, both sides.
    await draw({ group_id: group.uuid });
    expect(await quantity()).toBe(200 * 12);
    expect(await groups()).toMatchObject([{ multiplier: 12, count: 1 }]);
    // Only full sheets are bought, so the price falls in steps with the quantity.
    const before = await total();
    const priced = async () => Number((await server.ok<Estimate>('viewer', 'GET', at('estimate'))).total);
    expect(before).toBe(await priced());
    await server.ok('editor', 'PUT', at(`typical-groups/${group.uuid}`), { multiplier: 6, version: 1 });
    expect(await quantity()).toBe(200 * 6);
    const half = await total();
    expect(half).toBeLessThan(before * 0.6);
    expect(half).toBe(await priced());
    await server.ok('owner', 'DELETE', at(`typical-groups/${group.uuid}`));
    expect(await quantity()).toBe(200);
    expect(await total()).toBeLessThan(half * 0.3);
    expect(await total()).toBe(await priced());
  });

  test('apply on top of a measure’s own multiplier', async () => {
    const group = await add('Typical floor', 3);
    await draw({ group_id: group.uuid, parameters: { multiplier: 4 } });
    expect(await quantity()).toBe(200 * 12);
  });

  test('have unique names, a count of at least one and an optimistic lock', async () => {
    const { uuid } = await add('Typical floor', 3);
    const post = (body: object) => server.call('owner', 'POST', at('typical-groups'), body);
    expect((await post({ name: 'typical FLOOR', multiplier: 2 })).body.errors?.[0]?.field).toBe('name');
    expect((await post({ name: 'Other', multiplier: 0 })).status).toBe(400);
    const change = { multiplier: 4, version: 7 };
    expect((await server.call('owner', 'PUT', at(`typical-groups/${uuid}`), change)).status).toBe(409);
    expect((await server.call('viewer', 'PUT', at(`typical-groups/${uuid}`), change)).status).toBe(403);
    expect(await groups()).toMatchObject([{ multiplier: 3 }]);
  });

  test('that are deleted do not reject shapes, which then count once', async () => {
    await draw({ group_id: '01890a5d-ac96-774b-bcce-b302099a8057' });
    expect(await quantity()).toBe(200);
  });
});

test('gives a company default stamps and allows its own', async () => {
  const list = async () =>
    (await server.ok<{ name: string }[]>('owner', 'GET', '/estimations/stamp')).map(({ name }) => name);
  const before = await list();
  await server.ok('owner', 'POST', '/estimations/stamp', {
    name: 'Field verified',
    text: 'FIELD VERIFIED\n{date} · {initials}',
    color: 'Green',
  });
  expect((await list()).toSorted()).toEqual([...before, 'Field verified'].toSorted());
});
