import type { Estimate, EstimateItem, Problem } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testServer, type TestServer, type UserName } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  walls = await wallEstimate(server, { W1: 600, W2: 300 });
});

const read = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
const put = (user: UserName, body: object) => server.call(user, 'PUT', walls.at('estimate'), body);
const lineOf = (at: number) => ({ condition_id: walls.conditions[at] ?? '', line_id: walls.parts.line });
const cellOf = (at: number, field: string) => `${walls.conditions[at]}/${walls.parts.line}/${field}`;
const override = (at: number, field: string, value: string | null) => ({ ...lineOf(at), field, value });
/** Sends an update of a user's window on a version. */
const update = (user: 'owner' | 'editor', version: number, body: object) =>
  put(user, { version, window: `window-of-${user}`, ...body });
const saved = async (answer: ReturnType<typeof update>) => {
  const { status, body } = await answer;
  expect([status, body.message]).toEqual([200, undefined]);
  return body.data as Estimate;
};
const conflictOf = async (answer: ReturnType<typeof update>) => {
  const { status, body } = await answer;
  const problem = body as unknown as Problem;
  expect([status, problem.code]).toEqual([409, 'stale']);
  return problem;
};
const nameOf = async (user: UserName) => {
  const { rows } = await server.owner.query<{ name: string }>(
    `select trim(firstname || ' ' || lastname) as name from security_user where user_id = $1`,
    [server.userIds[user]],
  );
  return rows[0]?.name ?? '';
};

describe('two editors of one estimate', () => {
  test('keep edits of different lines, fields and settings on the same version, and see those of the other', async () => {
    const { version } = await read();
    await saved(update('owner', version, { overrides: [override(0, 'markup', '12')] }));
    const merged = await saved(
      update('editor', version, {
        overrides: [override(0, 'unit_price', '3'), override(1, 'markup', '15')],
        settings: { profit_percentage: '7' },
      }),
    );
    expect(merged.groups.map(({ lines: [line] }) => [Number(line?.markup), line?.overridden])).toEqual([
      [12, ['unit_price', 'markup']],
      [15, ['markup']],
    ]);
    expect(merged.changes).toEqual([
      {
        cell: cellOf(0, 'markup'),
        user_id: server.userIds.owner,
        user_name: await nameOf('owner'),
        changed_at: expect.any(String) as string,
      },
    ]);
    const fresh = await server.ok<Estimate>('owner', 'POST', walls.at('estimate/now'), {
      known: [],
      since: version + 1,
      window: 'window-of-owner',
    });
    expect(fresh.changes?.map(({ cell, user_id }) => [cell, user_id])).toEqual(
      [cellOf(0, 'unit_price'), cellOf(1, 'markup'), 'settings/profit_percentage']
        .toSorted()
        .map((cell) => [cell, server.userIds.editor]),
    );
    expect(fresh.total).toBe(merged.total);
  });

  test('are told of the same cell with the value, the user and the time, and nothing of the update is saved', async () => {
    const { version } = await read();
    await saved(update('owner', version, { overrides: [override(0, 'markup', '12')] }));
    const before = await read();
    const refused = update('editor', version, {
      overrides: [override(0, 'markup', '14'), override(1, 'markup', '15')],
      settings: { profit_percentage: '7' },
    });
    const { message, conflicts } = await conflictOf(refused);
    expect(conflicts).toEqual([
      {
        field: cellOf(0, 'markup'),
        value: '12',
        user_name: await nameOf('owner'),
        changed_at: expect.any(String) as string,
      },
    ]);
    expect(message).toBe(
      `${await nameOf('owner')} changed this cell while you were editing. Nothing was saved. Choose which value to keep.`,
    );
    expect(await read()).toEqual(before);
    // The others can be sent again alone, and the own value on the version that was then seen.
    await saved(update('editor', version, { overrides: [override(1, 'markup', '15')] }));
    const chosen = await saved(
      update('editor', (await read()).version, { overrides: [override(0, 'markup', '14')] }),
    );
    expect(chosen.groups.map(({ lines: [line] }) => Number(line?.markup))).toEqual([14, 15]);
  });

  test('do not conflict with the same value, nor with earlier edits of the same window', async () => {
    const { version } = await read();
    await saved(update('owner', version, { overrides: [override(0, 'markup', '12')] }));
    await saved(update('editor', version, { overrides: [override(0, 'markup', '12.00')] }));
    // The equal value was no change, so it is still the owner's.
    await saved(update('owner', version, { overrides: [override(0, 'markup', '13')] }));
    const { conflicts } = await conflictOf(
      put('owner', { version, window: 'other-window', overrides: [override(0, 'markup', '14')] }),
    );
    expect(conflicts).toMatchObject([{ field: cellOf(0, 'markup'), value: '13' }]);
    await conflictOf(put('owner', { version, overrides: [override(0, 'markup', '14')] }));
  });

  test('cannot undo over a newer value of the other', async () => {
    const { version } = await read();
    const own = await saved(update('owner', version, { overrides: [override(0, 'quantity', '100')] }));
    await saved(update('editor', own.version, { overrides: [override(0, 'quantity', '90')] }));
    const undo = update('owner', own.version, { overrides: [override(0, 'quantity', null)] });
    expect((await conflictOf(undo)).conflicts).toMatchObject([{ value: '90' }]);
    expect((await read()).groups[0]?.quantity).not.toBe('100');
    // A reset by the other stands as well.
    const now = await saved(update('owner', own.version + 1, { overrides: [override(1, 'quantity', '5')] }));
    await saved(update('editor', now.version, { overrides: [override(1, 'quantity', null)] }));
    const late = put('owner', { version: now.version, overrides: [override(1, 'quantity', '6')] });
    expect((await conflictOf(late)).conflicts).toMatchObject([{ value: null }]);
  });

  test('conflict in each setting and in the adjustments, but not between them', async () => {
    const { version } = await read();
    const adjustments = (difficulty: string) => ({ adjustments: { difficulty } });
    await saved(update('owner', version, { ...adjustments('1.2'), settings: { overhead_percentage: '11' } }));
    await saved(update('editor', version, { settings: { profit_percentage: '9' } }));
    await saved(update('editor', version, adjustments('1.2')));
    const refused = update('editor', version, {
      ...adjustments('1.3'),
      settings: { overhead_percentage: '12', profit_percentage: '8' },
    });
    expect((await conflictOf(refused)).conflicts).toMatchObject([
      { field: 'settings/overhead_percentage', value: '11' },
      { field: 'adjustments', value: 'difficulty 1.2' },
    ]);
    const { settings } = await read();
    expect(settings).toMatchObject({ overhead_percentage: '11', profit_percentage: '9' });
  });

  test('reject an exact update after any change, and a version that does not exist', async () => {
    const { version } = await read();
    await saved(update('owner', version, { overrides: [override(0, 'markup', '12')] }));
    const exact = { exact: true, settings: { profit_percentage: '9' } };
    expect((await conflictOf(update('editor', version, exact))).conflicts).toBeUndefined();
    await saved(update('editor', version + 1, exact));
    await conflictOf(update('editor', version + 9, { settings: { profit_percentage: '8' } }));
  });

  test('are told that a line was removed, and nothing of the update is saved', async () => {
    const { version } = await read();
    await server.ok('owner', 'DELETE', walls.at(`conditions/${walls.conditions[0]}`));
    const before = await read();
    const { status, body } = await update('editor', version, {
      overrides: [override(1, 'markup', '15'), override(0, 'markup', '14')],
    });
    expect([status, body.message]).toEqual([
      404,
      'This line is no longer in the estimate. It was removed, or its assembly has changed. Your value was not saved.',
    ]);
    expect(await read()).toEqual(before);
  });

  test('cannot change a frozen estimate on an older version either', async () => {
    const { version } = await read();
    await server.ok('owner', 'PUT', walls.at('freeze'), { version, reason: 'Sent' });
    const { status, body } = await update('editor', version, { overrides: [override(0, 'markup', '14')] });
    expect([status, body.message]).toEqual([409, expect.stringContaining('This estimate was frozen by')]);
  });

  test('conflict in every cell with a restored version, unless the value is the restored one', async () => {
    await saved(update('owner', (await read()).version, { overrides: [override(0, 'markup', '10')] }));
    const kept = await server.ok<{ uuid: string }>('owner', 'POST', walls.at('versions'), { name: 'As bid' });
    const { version } = await read();
    await server.ok('owner', 'POST', walls.at(`versions/${kept.uuid}/restore`), { version });
    await saved(update('editor', version, { overrides: [override(0, 'markup', '10')] }));
    const { conflicts } = await conflictOf(
      update('editor', version, { overrides: [override(0, 'markup', '11'), override(1, 'markup', '11')] }),
    );
    expect(conflicts).toMatchObject([
      { field: cellOf(0, 'markup'), value: '10' },
      { field: cellOf(1, 'markup'), value: null },
    ]);
  });

  test('need the right to edit the estimation of their company', async () => {
    const { version } = await read();
    const body = { version, overrides: [override(0, 'markup', '14')] };
    expect((await put('viewer', body)).status).toBe(403);
    expect((await put('stranger', body)).status).toBe(404);
  });

  test('merge edits that arrive at the same time', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      update('owner', version, { overrides: [override(0, 'markup', '21')] }),
      update('editor', version, { overrides: [override(1, 'markup', '22')] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).groups.map(({ lines: [line] }) => Number(line?.markup))).toEqual([21, 22]);
    const { version: next } = await read();
    const same = await Promise.all(
      (['owner', 'editor'] as const).map((user, at) =>
        update(user, next, { overrides: [override(0, 'markup', `3${at}`)] }),
      ),
    );
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('keep all edits without a conflict, in any order and on any version seen', async () => {
    const step = fc.record({
      by: fc.constantFrom('owner' as const, 'editor' as const),
      at: fc.nat({ max: 1 }),
      field: fc.constantFrom('markup', 'unit_price'),
      value: fc.integer({ min: 1, max: 3 }).map(String),
      /** The editor looks at the estimate first. */
      looks: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
        walls = await wallEstimate(server, { W1: 600, W2: 300 });
        const { version } = await read();
        const stored = new Map<string, string>();
        const seen = {
          owner: { version, values: new Map(stored) },
          editor: { version, values: new Map(stored) },
        };
        for (const { by, at, field, value, looks } of steps) {
          const cell = cellOf(at, field);
          if (looks) seen[by] = { version: (await read()).version, values: new Map(stored) };
          const own = seen[by];
          const isUnseen = stored.get(cell) !== own.values.get(cell) && stored.get(cell) !== value;
          const { status } = await update(by, own.version, { overrides: [override(at, field, value)] });
          if (isUnseen) expect(status).toBe(409);
          if (status !== 200) continue;
          stored.set(cell, value);
          own.values.set(cell, value);
        }
        const { groups } = await read();
        for (const [at, { lines }] of groups.entries())
          for (const field of ['markup', 'unit_price'] as const) {
            const value = stored.get(cellOf(at, field));
            if (value !== undefined) expect(Number(lines[0]?.[field])).toBe(Number(value));
          }
      }),
      { numRuns: 5 },
    );
  });
});

describe('a line without take-off', () => {
  test('merges edits of the sheet with those of its form field by field', async () => {
    const fence = { name: 'Fence', quantity: '200', unit: 'LF', unit_price: '6.5' };
    const item = await server.ok<EstimateItem>('owner', 'POST', walls.at('estimate/items'), fence);
    const cell = (field: string) => `${item.uuid}/${item.uuid}/${field}`;
    const set = (field: string, value: string) => ({
      overrides: [{ condition_id: item.uuid, line_id: item.uuid, field, value }],
    });
    const { version } = await read();
    await saved(update('owner', version, set('quantity', '210')));
    await saved(update('editor', version, set('markup', '5')));
    expect((await conflictOf(update('editor', version, set('quantity', '220')))).conflicts).toMatchObject([
      { field: cell('quantity'), value: '210' },
    ]);
    // The form has an older version of the line.
    const path = walls.at(`estimate/items/${item.uuid}`);
    expect((await server.call('owner', 'PUT', path, { ...fence, version: item.version })).status).toBe(409);
    const seen = await read();
    const now = seen.groups.find(({ condition_id }) => condition_id === item.uuid)?.item;
    await server.ok('owner', 'PUT', path, {
      ...fence,
      quantity: '210',
      markup: '5',
      unit_price: '7',
      version: now?.version,
    });
    expect(
      (await conflictOf(update('editor', seen.version, set('unit_price', '8')))).conflicts,
    ).toMatchObject([{ field: cell('unit_price'), value: '7' }]);
    await saved(update('editor', seen.version, set('quantity', '220')));
  });
});
