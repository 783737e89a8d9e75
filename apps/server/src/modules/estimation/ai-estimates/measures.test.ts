import type { CustomerAiRequestDetail, Takeoff } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  beginsWithPages,
  complete,
  draft,
  measures,
  paid,
  place,
  read,
} from '../../../testing/ai-requests.ts';
import { planPage } from '../../../testing/records.ts';
import type { TestServer, UserName } from '../../../testing/server.ts';
import { bench } from '../../../testing/subscriptions.ts';

beginsWithPages();
let server: TestServer;
beforeAll(() => void ({ server } = bench()));

describe('the provider', () => {
  test('sees paid requests with their pages only and no drafts', async () => {
    const unsent = await draft();
    const made = await draft();
    const other = await planPage(server, 'north', place.estimation);
    await paid(made);
    const list = await server.ok<{ uuid: string }[]>(
      'staff',
      'GET',
      '/ac-api/estimation-ai-requests?limit=-1',
    );
    expect(list.map(({ uuid }) => uuid)).toContain(made.uuid);
    expect(list.map(({ uuid }) => uuid)).not.toContain(unsent.uuid);
    const detail = await server.ok<CustomerAiRequestDetail>('staff', 'GET', at(made.uuid));
    expect(detail).toMatchObject({ company: 'North Builders', notes: 'Walls and floors', amount: '4.00' });
    expect(detail.sheets.map(({ uuid }) => uuid)).toEqual([place.page]);
    expect(JSON.stringify(detail)).not.toContain(other.page);
    expect((await server.call('staff', 'GET', at(unsent.uuid))).status).toBe(404);
    expect((await server.call('staff', 'GET', at(made.uuid, 'harbor'))).status).toBe(404);
    for (const user of ['owner', 'stranger', 'agent'] as UserName[])
      expect((await server.call(user, 'GET', at(made.uuid))).status).toBe(403);
  });
  test('completes a request once, and its requester is notified', async () => {
    const made = await draft();
    await paid(made);
    expect(await complete(made.uuid)).toMatchObject({ status: 409 });
    await server.ok('staff', 'PUT', `${at(made.uuid)}/result`, { note: 'Done to the face of studs.' });
    expect((await read(made.uuid)).result).toBeUndefined();
    for (let time = 0; time < 2; time++) expect((await complete(made.uuid)).status).toBe(200);
    expect(await read(made.uuid)).toMatchObject({
      request_status: 'Completed',
      result: { note: 'Done to the face of studs.', measures: 0 },
    });
    const { rows } = await server.owner.query(
      "select 1 from notification where tenant_id = $1 and data->>'prop_id' = $2 and data->>'prop_type' = 'aiRequest'",
      [server.tenantIds.north, place.estimation],
    );
    expect(rows).toHaveLength(1);
    expect(await server.call('staff', 'PUT', `${at(made.uuid)}/result`, { note: 'More' })).toMatchObject({
      status: 409,
    });
    expect(
      await server.call('owner', 'PUT', `/estimations/ai-request/${made.uuid}`, {
        version: (await read(made.uuid)).version,
        notes: 'Too late',
      }),
    ).toMatchObject({ status: 409 });
  });
  test('receives row errors for invalid measures, and nothing is stored', async () => {
    const made = await draft();
    await paid(made);
    const elsewhere = await planPage(server, 'north', place.estimation);
    const answer = await server.call('staff', 'PUT', `${at(made.uuid)}/result`, {
      note: 'A try',
      measures: measures([
        {},
        { condition: 'W9' },
        { page: elsewhere.page },
        {
          geometry: {
            vertices: [
              { x: 0, y: 0 },
              { x: 5, y: 5 },
            ],
          },
        },
        {
          geometry: {
            vertices: [
              { x: 0, y: 0 },
              { x: 5000, y: 5 },
              { x: 5, y: 5 },
            ],
          },
        },
      ]),
    });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ field }) => field)).toEqual([
      'measures.measures.1.condition',
      'measures.measures.2.page',
      'measures.measures.3.geometry',
      'measures.measures.4.geometry',
    ]);
    expect((await server.ok<CustomerAiRequestDetail>('staff', 'GET', at(made.uuid))).result).toMatchObject({
      note: '',
      measures: 0,
    });
  });
});

describe('measures of an AI estimate', () => {
  const take = (uuid: string, method: 'POST' | 'DELETE') =>
    server.call('owner', method, `/estimations/${place.estimation}/ai-request/${uuid}/measures`);
  const takeoffs = async () =>
    (await server.ok<{ takeoffs: Takeoff[] }>('owner', 'GET', `/estimations/${place.estimation}/take-off`))
      .takeoffs;
  const layers = () =>
    server.ok<{ uuid: string; name: string; count: number }[]>(
      'owner',
      'GET',
      `/estimations/${place.estimation}/layers`,
    );
  const conditions = () =>
    server.ok<{ uuid: string; code: string }[]>(
      'owner',
      'GET',
      `/estimations/${place.estimation}/conditions`,
    );
  const completed = async () => {
    const made = await draft();
    await paid(made);
    await server.ok('staff', 'PUT', `${at(made.uuid)}/result`, {
      note: '',
      measures: measures([{ name: 'Hall' }, { page: '1' }]),
    });
    expect(await take(made.uuid, 'POST')).toMatchObject({ status: 409 });
    expect((await complete(made.uuid)).status).toBe(200);
    return made;
  };

  test('are added once on a separate layer and removed together', async () => {
    const made = await completed();
    for (let time = 0; time < 2; time++) expect((await take(made.uuid, 'POST')).status).toBe(200);
    expect((await takeoffs()).map(({ name, page_id }) => [name, page_id])).toEqual([
      ['Hall', place.page],
      ['', place.page],
    ]);
    expect(await layers()).toMatchObject([{ name: 'AI estimate', count: 2 }]);
    expect((await conditions()).map(({ code }) => code)).toEqual(['F1']);
    for (let time = 0; time < 2; time++) expect((await take(made.uuid, 'DELETE')).status).toBe(200);
    expect([await takeoffs(), await layers(), await conditions()]).toEqual([[], [], []]);
    expect((await read(made.uuid)).result?.imported_at).toBeUndefined();
  });
  test('use an existing condition and leave data in use by others', async () => {
    await server.ok('owner', 'POST', `/estimations/${place.estimation}/conditions`, {
      code: 'f1',
      name: 'Our floor',
      type: 'area',
      color: '#297cef',
    });
    const made = await completed();
    await take(made.uuid, 'POST');
    expect(await conditions()).toHaveLength(1);
    const [condition] = await conditions();
    const [layer] = await layers();
    await server.ok('owner', 'PUT', `/estimations/${place.estimation}/take-off/${place.page}`, {
      upsert: [
        {
          uuid: uuidv7(),
          condition_id: condition?.uuid,
          layer_id: layer?.uuid,
          name: 'Mine',
          version: 0,
          geometry: {
            vertices: [
              { x: 0, y: 0 },
              { x: 9, y: 0 },
              { x: 9, y: 9 },
            ],
          },
        },
      ],
      remove: [],
    });
    await take(made.uuid, 'DELETE');
    expect((await takeoffs()).map(({ name }) => name)).toEqual(['Mine']);
    expect(await conditions()).toHaveLength(1);
    expect(await layers()).toHaveLength(1);
  });
  test('are rejected by a frozen estimate and remain available', async () => {
    const made = await completed();
    const { version } = await server.ok<{ version: number }>(
      'owner',
      'GET',
      `/estimations/${place.estimation}`,
    );
    await server.ok('owner', 'PUT', `/estimations/${place.estimation}/freeze`, { version, reason: 'Sent' });
    expect(await take(made.uuid, 'POST')).toMatchObject({ status: 409 });
    expect((await read(made.uuid)).result).toMatchObject({ measures: 2 });
  });
  test('of another company are not found', async () => {
    const made = await completed();
    for (const [method, path] of [
      ['GET', `/estimations/ai-request/${made.uuid}`],
      ['DELETE', `/estimations/draft-ai-request/${made.uuid}`],
      ['POST', `/estimations/${place.estimation}/ai-request/${made.uuid}/measures`],
    ] as const)
      expect((await server.call('stranger', method, path)).status).toBe(404);
    expect(
      await server.call('stranger', 'POST', '/payment/order-ai-request', {
        request_id: made.uuid,
        due: '4.00',
      }),
    ).toMatchObject({ status: 404 });
    expect(await server.ok('stranger', 'GET', '/estimations/list-ai-requests')).toEqual([]);
  });
});
