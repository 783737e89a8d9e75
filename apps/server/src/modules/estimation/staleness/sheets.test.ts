import type { Estimate, Quote, QuoteStaleness, SheetComparison, WaitingList } from '@plumbline/api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { drawWall, reissuedWalls } from '../../../testing/fixtures/walls-estimate.ts';

let server: TestServer;
let estimation: string;
let conditions: string[];
let first: string;
let second: string;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());
// A sheet that a quote was made from, and its next revision without measures.
beforeEach(async () => {
  ({ estimation, conditions, first, second } = await reissuedWalls(server, { W1: 600 }));
});

const at = (path: string) => `/estimations/${estimation}/${path}`;
const setCurrent = (current: 'old' | 'new') =>
  server.ok<SheetComparison>('owner', 'PUT', at(`sheets/${second}/compare/${first}/current`), { current });
const checks = async () => (await server.ok<Estimate>('viewer', 'GET', at('estimate'))).checks;
const draw = (page: string, length: number) =>
  drawWall(server, { estimation, page, condition: conditions[0], length });
const issued = async () => {
  const { uuid, version } = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Interiors' });
  return server.ok<Quote>('owner', 'POST', at(`quotes/${uuid}/issue`), { version });
};
const staleness = ({ uuid }: Quote) =>
  server.ok<QuoteStaleness>('viewer', 'GET', at(`quotes/${uuid}/staleness`));
const waiting = async () => {
  await server.runJobs();
  const { items } = await server.ok<WaitingList>('owner', 'GET', '/setup/waiting?kind=quote&limit=500');
  return items.filter(({ href }) => href.includes(estimation));
};

test('a reissued sheet flags the estimate and the quote before and after it is measured', async () => {
  const quote = await issued();
  expect((await staleness(quote)).reasons).toEqual([]);
  await setCurrent('old');
  expect(await checks()).toEqual([{ tone: 'warn', text: 'A2.1: superseded by a revision without measures' }]);
  await draw(second, 480);
  const compared = await server.ok<SheetComparison>('viewer', 'GET', at(`sheets/${second}/compare/${first}`));
  expect(Number(compared.difference)).toBeLessThan(0);
  const money = `−$${Math.abs(Number(compared.difference)).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
  expect(await checks()).toEqual([
    { tone: 'warn', text: `A2.1: superseded by a revision that is not current yet (${money} with it)` },
  ]);
  // The estimate is unchanged, and the quote uses an outdated sheet.
  expect(await staleness(quote)).toMatchObject({
    difference: '0.00',
    reasons: [
      {
        kind: 'superseded_sheet',
        text: `A2.1 has a new revision in Plans.pdf: it is not current yet, ${money} with it.`,
        old_page_id: first,
        new_page_id: second,
      },
    ],
  });
  expect((await waiting())[0]?.detail).toContain('1 sheet has a new revision');
});

test('a quote based on a superseded sheet reports it with the difference', async () => {
  const quote = await issued();
  await draw(second, 480);
  const now = await setCurrent('new');
  const found = await staleness(quote);
  expect(Number(found.difference)).toBeCloseTo(Number(now.difference), 2);
  expect(found.reasons[0]).toMatchObject({
    kind: 'superseded_sheet',
    text: 'A2.1 was measured on Plans.pdf. Its current revision is now in Plans.pdf.',
  });
  expect(found.reasons.map(({ kind }) => kind)).toContain('changed_quantity');
  expect((await checks()).map(({ tone }) => tone)).toEqual(['ok']);
  // A new quote uses the current sheet.
  expect((await staleness(await issued())).reasons).toEqual([]);
});

test('a current revision without measures is an error of the estimate', async () => {
  await setCurrent('new');
  expect((await checks())[0]).toEqual({
    tone: 'bad',
    text: 'A2.1: the current revision has no measures',
  });
});
