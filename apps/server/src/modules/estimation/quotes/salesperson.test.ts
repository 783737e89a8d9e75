import type { Change, Quote } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600 });
});

const make = (body: object = {}) =>
  server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors', ...body });
const change = ({ uuid, version }: Quote, body: object) =>
  server.ok<Quote>('owner', 'PUT', walls.at(`quotes/${uuid}`), { ...body, version });
const nameOf = async (uuid: string) => {
  const { rows } = await server.owner.query<{ name: string }>(
    "select firstname || ' ' || lastname as name from security_user where user_id = $1",
    [uuid],
  );
  return rows[0]?.name;
};

test('a quote and its next revision keep the salesperson', async () => {
  const { editor, viewer } = server.userIds;
  const plain = await make();
  expect(plain.sales_specialist_id).toBeNull();
  const first = await make({ sales_specialist_id: viewer });
  expect(first).toMatchObject({ sales_specialist_id: viewer, sales_specialist: await nameOf(viewer) });
  const next = await make();
  expect(next).toMatchObject({ sales_specialist_id: viewer, sales_specialist: await nameOf(viewer) });
  // Another salesperson together with changed figures, then none.
  const other = await change(next, {
    sales_specialist_id: editor,
    inclusions: [{ name: 'Blocking', calculate_by: 'fixed_value', value: '100.00' }],
  });
  expect(other).toMatchObject({ sales_specialist_id: editor, sales_specialist: await nameOf(editor) });
  expect(Number(other.total) - Number(next.total)).toBe(100);
  const nobody = await change(other, { sales_specialist_id: null });
  expect(nobody).toMatchObject({
    sales_specialist_id: null,
    sales_specialist: plain.sales_specialist,
    total: other.total,
  });
  const changes = await server.ok<Change[]>('owner', 'GET', '/estimation/recent-changes?limit=100');
  expect(changes.flatMap((each) => each.changes)).toContainEqual(
    expect.objectContaining({
      field: 'sales_specialist_id',
      before: await nameOf(viewer),
      after: await nameOf(editor),
    }),
  );
});

test('rejects a salesperson of another company and keeps the one of a sent quote', async () => {
  const refused = { status: 422, body: { errors: [{ field: 'sales_specialist_id' }] } };
  for (const someone of [server.userIds.stranger, uuidv7()])
    expect(
      await server.call('owner', 'POST', walls.at('quotes'), {
        name: 'Interiors',
        sales_specialist_id: someone,
      }),
    ).toMatchObject(refused);
  const quote = await make({ sales_specialist_id: server.userIds.viewer });
  const sent = await server.ok<Quote>('owner', 'POST', walls.at(`quotes/${quote.uuid}/issue`), {
    version: quote.version,
  });
  expect(
    await server.call('owner', 'PUT', walls.at(`quotes/${quote.uuid}`), {
      sales_specialist_id: null,
      version: sent.version,
    }),
  ).toMatchObject({ status: 409 });
});

test('a quote names the calculator of its estimate', async () => {
  const { rows } = await server.owner.query<{ id: string | null }>(
    'select calculator_template_id as id from estimation where estimation_id = $1',
    [walls.estimation],
  );
  expect((await make()).estimate_calculator_id).toBe(rows[0]?.id);
});
