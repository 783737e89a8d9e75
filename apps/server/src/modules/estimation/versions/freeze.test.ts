import type { Estimate, Estimation, EstimateVersion, PageTakeoff, Quote } from '@plumbline/api';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../../../context/context.ts';
import { valid } from '../../../testing/schema-arbitraries.ts';
import type { RecordIds } from '../../../testing/record-ids.ts';
import { makeRecords, planPage } from '../../../testing/records.ts';
import { addressOf, allOperations, schemasOf } from '../../../testing/requests.ts';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/**
 * Expected answer of each writing operation for a frozen estimation. A new operation must be added
 * here with its effect on figures.
 */
const answers: Partial<Record<OperationId, 'refused' | 'taken'>> = {
  conditionsCreate: 'refused',
  conditionsUpdate: 'refused',
  conditionsRemove: 'refused',
  takeoffSave: 'refused',
  planPagesCalibrate: 'refused',
  planPagesRemove: 'refused',
  estimatesUpdate: 'refused',
  typicalGroupsCreate: 'refused',
  typicalGroupsUpdate: 'refused',
  typicalGroupsRemove: 'refused',
  estimateAlternatesCreate: 'refused',
  estimateAlternatesUpdate: 'refused',
  estimateAlternatesRemove: 'refused',
  estimatesAcknowledgeStaleness: 'refused',
  sheetRevisionsCopyMeasures: 'refused',
  sheetRevisionsSetCurrent: 'refused',
  sheetRevisionsSeparate: 'refused',
  estimateVersionsRestore: 'refused',
  estimatesFreeze: 'refused',
  estimationsRemove: 'refused',
  aiRequestsAddMeasures: 'refused',
  aiRequestsRemoveMeasures: 'refused',
  // Submitting starts the measuring; a separate call adds the result to the estimate.
  aiRequestsSubmit: 'taken',
  // Text, people, statuses and tags of the estimation.
  estimationsUpdate: 'taken',
  estimateItemsCreate: 'refused',
  estimateItemsUpdate: 'refused',
  estimateItemsRemove: 'refused',
  // Reads only.
  estimatesRecompute: 'taken',
  // Writes nothing, and its result cannot be applied to a frozen estimate.
  estimateWhatIfCompute: 'refused',
  // Layers, notes and sheet alignments do not affect figures.
  planMarksSave: 'taken',
  planPinsCreate: 'taken',
  planLayersCreate: 'taken',
  planLayersUpdate: 'taken',
  planLayersRemove: 'taken',
  sheetRevisionsAlign: 'taken',
  // Quotes are made from the current state and have their own figures.
  quotesCreate: 'taken',
  quotesUpdate: 'taken',
  quotesIssue: 'taken',
  quotesUpdateOpportunity: 'taken',
  quotesDecide: 'taken',
  quotesCloseOthers: 'taken',
  quotesReopen: 'taken',
  estimateVersionsCreate: 'taken',
  estimatesUnfreeze: 'taken',
  estimatesRecordOutcome: 'taken',
  estimatesWithdrawOutcome: 'taken',
};
const writing = allOperations.filter(
  ([, { method, path }]) =>
    method !== 'get' && (path.startsWith('/estimations/{estimation_id}/') || path === '/estimations/{uuid}'),
);

describe('a frozen estimate', () => {
  let records: RecordIds;
  let frozen: Estimation;
  let figures: Estimate;
  const read = () => server.ok<Estimate>('viewer', 'GET', `/estimations/${records.estimation}/estimate`);
  beforeAll(async () => {
    records = await makeRecords(server, 'north');
    const at = `/estimations/${records.estimation}`;
    const { version } = await server.ok<Estimation>('owner', 'GET', at);
    frozen = await server.ok<Estimation>('editor', 'PUT', `${at}/freeze`, {
      version,
      reason: 'With the customer',
    });
    figures = await read();
  });

  test('covers every write operation', () => {
    expect(writing.length).toBeGreaterThan(25);
    expect(writing.map(([id]) => id).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  test.each(writing.filter(([id]) => answers[id] === 'refused'))(
    'rejects %s and names who can unfreeze it',
    async (id, { method, path }) => {
      const { body } = schemasOf(id);
      // Generated bodies: no field may bypass the freeze.
      for (const sent of body ? fc.sample(valid(body), { numRuns: 5, seed: 11 }) : [undefined]) {
        const answer = await server.call('owner', method.toUpperCase(), addressOf(id, path, records), sent);
        expect(answer.status).toBe(409);
        expect(answer.body.message).toMatch(
          /^This estimate was frozen by .+ on \w{3} \d{1,2}, \d{4}: With the customer\. .+ or an administrator can unfreeze it\.$/,
        );
      }
      const { version: _now, ...now } = await read();
      const { version: _then, ...then } = figures;
      expect(now).toEqual(then);
    },
  );

  const thawing = new Set(['estimatesUnfreeze', 'estimatesWithdrawOutcome']);
  const harmless = writing.filter(([id]) => answers[id] === 'taken' && !thawing.has(id));
  test.each(harmless)('allows %s without changing figures', async (id, { method, path }) => {
    const { body } = schemasOf(id);
    const [sent] = body ? fc.sample(valid(body), { numRuns: 1, seed: 11 }) : [undefined];
    const answer = await server.call('owner', method.toUpperCase(), addressOf(id, path, records), sent);
    expect(answer.body.message ?? '').not.toContain('was frozen');
    const now = await read();
    expect({ total: now.total, groups: now.groups, settings: now.settings }).toEqual({
      total: figures.total,
      groups: figures.groups,
      settings: figures.settings,
    });
  });

  test('is shown in lists with user and reason', () => {
    expect(frozen.frozen).toMatchObject({ reason: 'With the customer', by_id: server.userIds.editor });
    expect(frozen.frozen).not.toHaveProperty('today');
  });
});

describe('freezing', () => {
  let walls: Awaited<ReturnType<typeof wallEstimate>>;
  beforeEach(async () => {
    walls = await wallEstimate(server, { W1: 600 });
  });
  const row = () => server.ok<Estimation>('owner', 'GET', `/estimations/${walls.estimation}`);
  const estimate = () => server.ok<Estimate>('owner', 'GET', walls.at('estimate'));
  const put = async (user: 'owner' | 'editor' | 'viewer', what: 'freeze' | 'unfreeze', reason = 'Because') =>
    server.call(user, 'PUT', walls.at(what), { version: (await row()).version, reason });
  const raise = async (price: string) => {
    await server.ok('owner', 'POST', `/material/prices/${walls.parts.material}`, {
      vendor_name: 'Front Range',
      price,
    });
    await server.runJobs();
  };

  test('ignores price changes and shows today’s total separately', async () => {
    const then = await estimate();
    const quote = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
    expect((await put('editor', 'freeze')).status).toBe(200);
    await raise('99.0000');
    const now = await estimate();
    expect({ ...now, version: 0 }).toEqual({ ...then, version: 0 });
    const freeze = (await row()).frozen;
    expect(Number(freeze?.today)).toBeGreaterThan(Number(then.total));
    expect((await row()).total).toBe(then.total);
    // The staleness of the quote is unchanged.
    const stale = await server.ok<{ difference: string; reasons: { kind: string }[] }>(
      'viewer',
      'GET',
      walls.at(`quotes/${quote.uuid}/staleness`),
    );
    expect(Number(stale.difference)).toBeGreaterThan(0);
    expect(stale.reasons.map(({ kind }) => kind)).toContain('changed_price');
    // A new quote is made from the frozen state.
    const again = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
    expect(again.total).toBe(quote.total);
    const why = await server.ok<{ sell: { runningTotal: string }[] }>(
      'viewer',
      'GET',
      walls.at(`estimate/steps?condition_id=${walls.conditions[0]}&line_id=${now.groups[0]?.lines[0]?.uuid}`),
    );
    expect(why.sell.at(-1)?.runningTotal).toBe(now.groups[0]?.lines[0]?.sell);

    expect((await put('owner', 'unfreeze')).status).toBe(200);
    expect((await estimate()).total).toBe(freeze?.today);
    expect((await row()).total).toBe(freeze?.today);
    expect((await row()).frozen).toBeNull();
  });

  test('can be reversed by the user who froze it, the reviewer or an administrator only', async () => {
    await put('owner', 'freeze', 'Addendum 2 is awaited.');
    const refused = await put('editor', 'unfreeze');
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/^This estimate was frozen by .+: Addendum 2 is awaited\. /);
    await server.ok('owner', 'PUT', `/estimations/${walls.estimation}`, {
      reviewer_id: server.userIds.editor,
      version: (await row()).version,
    });
    expect((await put('editor', 'unfreeze')).status).toBe(200);
    await put('editor', 'freeze');
    expect((await put('editor', 'unfreeze')).status).toBe(200);
    expect((await put('editor', 'unfreeze')).body.message).toBe('This estimate is not frozen.');
    expect((await put('viewer', 'freeze')).status).toBe(403);
  });

  test('requires a reason, recorded in the audit log for both directions', async () => {
    expect((await put('owner', 'freeze', '  ')).status).toBeGreaterThanOrEqual(400);
    await put('owner', 'freeze', 'With the customer');
    await put('owner', 'unfreeze', 'Addendum 3');
    const changes = await server.ok<{ entity_id: string; changes: object[] }[]>(
      'owner',
      'GET',
      '/estimation/recent-changes?limit=50',
    );
    const own = changes.filter(({ entity_id }) => entity_id === walls.estimation).map((each) => each.changes);
    expect(own.slice(0, 2)).toEqual([
      [
        { field: 'frozen', before: 'With the customer' },
        { field: 'reason', after: 'Addendum 3' },
      ],
      [{ field: 'frozen', after: 'With the customer' }],
    ]);
    expect(
      (await server.ok<EstimateVersion[]>('owner', 'GET', walls.at('versions'))).map(({ kind }) => kind),
    ).toEqual(['frozen']);
  });

  test('keeps its plan sets in the work drive, including unmeasured ones and those in folders', async () => {
    const { file } = await planPage(server, 'north', walls.estimation);
    const { outputData } = await server.ok<{ outputData: { parent_id: string }[] }>(
      'owner',
      'POST',
      '/workdrive/folderupload',
      {
        fileList: [{ path: 'Addenda/One.pdf' }],
        prop_type: 'estimation',
        prop_id: walls.estimation,
      },
    );
    const folder = outputData[0]?.parent_id ?? '';
    await server.owner.query(
      'update drive_file set parent_id = $1::uuid::text, path = array[$1::uuid, file_id] where file_id = $2',
      [folder, file],
    );
    await put('editor', 'freeze', 'With the customer.');
    const refused = await server.call('owner', 'DELETE', `/workdrive/trash/${file}`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toMatch(
      /^The estimate “Clinic” was frozen by .+: With the customer\. .+ or an administrator can unfreeze it\.$/,
    );
    const many = await server.ok<{ done: number; refused: { message: string }[] }>(
      'owner',
      'PUT',
      '/workdrive/trash',
      { uuid: [folder] },
    );
    expect(many).toMatchObject({ done: 0, refused: [{ message: refused.body.message }] });
    await put('owner', 'unfreeze');
    expect((await server.call('owner', 'DELETE', `/workdrive/trash/${file}`)).status).toBe(200);
  });

  test('rejects pending shapes and AI measures as a whole', async () => {
    const { calibrations } = await server.ok<{ calibrations: { page_id: string }[] }>(
      'owner',
      'GET',
      walls.at('take-off'),
    );
    const page = calibrations[0]?.page_id ?? '';
    const before = await server.ok<PageTakeoff>('owner', 'GET', walls.at(`take-off/${page}`));
    await put('owner', 'freeze');
    const answer = await server.call('owner', 'PUT', walls.at(`take-off/${page}`), {
      upsert: [
        {
          uuid: uuidv7(),
          condition_id: walls.conditions[0],
          version: 0,
          geometry: {
            vertices: [
              { x: 0, y: 0 },
              { x: 5, y: 5 },
            ],
          },
        },
      ],
      remove: before.takeoffs.map(({ uuid }) => uuid),
    });
    expect(answer.status).toBe(409);
    const after = await server.ok<PageTakeoff>('owner', 'GET', walls.at(`take-off/${page}`));
    expect(after.takeoffs).toEqual(before.takeoffs);
  });
});
