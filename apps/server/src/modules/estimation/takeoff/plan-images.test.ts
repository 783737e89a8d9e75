import type { Estimation, PageTakeoff, PlanImage, PlanStamp, SavedPlanMarks } from '@plumbline/api';
import { createCanvas } from '@napi-rs/canvas';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onePixel, planPage } from '../../../testing/records.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { pixelsOf } from './plan-images.ts';

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

const picture = (type: 'image/png' | 'image/jpeg', width = 60, height = 40) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#d01c1c';
  context.fillRect(0, 0, width, height);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
};
const at = (id: string) => `/estimations/images/${id}`;
const image = (image_id: string, values: object = {}) => ({
  uuid: uuidv7(),
  type: 'image',
  version: 0,
  geometry: {
    vertices: [
      { x: 10, y: 50 },
      { x: 70, y: 50 },
      { x: 70, y: 10 },
      { x: 10, y: 10 },
    ],
  },
  content: { image_id, text: 'Site photo', opacity: 0.5 },
  ...values,
});
const save = (mark: object) =>
  server.call('owner', 'PUT', `/estimations/${estimation}/plan-marks/${page}`, {
    upsert: [mark],
    remove: [],
  });

describe('plan images', () => {
  test('are stored once however often they are uploaded and returned with their type', async () => {
    const id = uuidv7();
    for (const type of ['image/png', 'image/jpeg'] as const) {
      const own = type === 'image/png' ? id : uuidv7();
      const kept = await server.ok<PlanImage>('editor', 'PUT', at(own), picture(type));
      expect(kept).toMatchObject({ uuid: own, width: 60, height: 40 });
      const { status, headers } = await server.call('viewer', 'GET', at(own));
      expect([status, headers.get('content-type')]).toEqual([200, type]);
    }
    const again = await server.ok<PlanImage>('editor', 'PUT', at(id), picture('image/png', 9, 9));
    expect(again).toMatchObject({ width: 60, height: 40 });
  });

  test('are rejected when invalid, damaged or too large', async () => {
    const broken = Buffer.concat([picture('image/png').subarray(0, 40), Buffer.alloc(90, 7)]);
    const refused = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      Buffer.from('%PDF-1.7 not a picture'),
      broken,
      picture('image/png', 4097, 1),
      picture('image/jpeg', 1, 4097),
    ];
    for (const body of refused) {
      const { status } = await server.call('owner', 'PUT', at(uuidv7()), body);
      expect(status).toBe(415);
    }
    const vast = await server.call('owner', 'PUT', at(uuidv7()), Buffer.alloc(10 * 1024 * 1024 + 1, 1));
    expect(vast.status).toBe(413);
  });

  test('require draw rights and are visible in their company only', async () => {
    const id = uuidv7();
    expect((await server.call('viewer', 'PUT', at(id), onePixel)).status).toBe(403);
    await server.ok('owner', 'PUT', at(id), onePixel);
    expect((await server.call('stranger', 'GET', at(id))).status).toBe(404);
    expect((await server.call('owner', 'GET', at(uuidv7()))).status).toBe(404);
    // The same id is a different picture in another company.
    await server.ok('stranger', 'PUT', at(id), picture('image/jpeg'));
    expect((await server.call('owner', 'GET', at(id))).headers.get('content-type')).toBe('image/png');
  });

  test('have their size checked before they are decoded', () => {
    expect(pixelsOf(picture('image/png', 7, 5))).toEqual({ width: 7, height: 5 });
    expect(pixelsOf(picture('image/jpeg', 7, 5))).toEqual({ width: 7, height: 5 });
    expect(pixelsOf(Buffer.from('words'))).toBeUndefined();
    expect(pixelsOf(Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff]))).toBeUndefined();
  });
});

test('an image mark keeps its position and is rejected at its field without an image', async () => {
  const id = uuidv7();
  await server.ok('owner', 'PUT', at(id), onePixel);
  const mark = image(id);
  expect((await save(mark)).status).toBe(200);
  const { marks } = await server.ok<PageTakeoff>(
    'viewer',
    'GET',
    `/estimations/${estimation}/take-off/${page}`,
  );
  expect(marks).toEqual([{ ...mark, version: 1, page_id: page, layer_id: null }]);
  const without = await save(image(id, { content: { text: 'Nothing' } }));
  expect(without.status).toBe(422);
  expect(without.body.errors?.[0]?.field).toBe('upsert.0.content.image_id');
  expect((await save(image(id, { content: { image_id: id, opacity: 0 } }))).status).toBe(400);
  const { data } = (await save({ ...mark, version: 1, content: { image_id: id } })).body as {
    data: SavedPlanMarks;
  };
  expect(data.marks).toMatchObject([{ version: 2, content: { image_id: id } }]);
});

test('a stamp image can be added and removed', async () => {
  const id = uuidv7();
  await server.ok('owner', 'PUT', at(id), onePixel);
  const stamp = await server.ok<PlanStamp>('owner', 'POST', '/estimations/stamp', {
    name: 'Company stamp',
    text: 'Northgate',
    color: 'Red',
    image_id: id,
  });
  expect(stamp).toMatchObject({ image_id: id });
  const after = await server.ok<PlanStamp>('owner', 'PUT', `/estimations/stamp/${stamp.uuid}`, {
    version: stamp.version,
    image_id: null,
  });
  expect(after.image_id ?? null).toBeNull();
});
