import type { Estimation, EstimateVersion, Quote } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';
import { estimateDocument } from './estimate-document.ts';
import type { EstimateStatus } from './estimate-status.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const statusOf = ({ frozen, outcome }: Estimation): EstimateStatus =>
  outcome?.outcome ?? (frozen ? 'frozen' : 'open');

/** Estimation with a stored version and an accepted quote. */
async function preparedEstimation() {
  const { at, estimation } = await wallEstimate(server, { W1: 600 });
  const version = await server.ok<EstimateVersion>('owner', 'POST', at('versions'), { name: 'First' });
  const draft = await server.ok<Quote>('owner', 'POST', at('quotes'), { name: 'Interiors' });
  const sent = await server.ok<Quote>('owner', 'POST', at(`quotes/${draft.uuid}/issue`), {
    version: draft.version,
  });
  await server.ok('owner', 'POST', at(`quotes/${draft.uuid}/decision`), {
    version: sent.version,
    decision: 'accepted',
    name: 'Kim Lee',
  });
  const reason = 'They changed their mind';
  const calls = {
    freeze: ['PUT', 'freeze', { reason }],
    unfreeze: ['PUT', 'unfreeze', { reason }],
    award: ['POST', 'outcome', { outcome: 'awarded', quote_id: draft.uuid }],
    lose: ['POST', 'outcome', { outcome: 'lost', reason }],
    withdraw: ['PUT', 'outcome/withdraw', { reason }],
    restore: ['POST', `versions/${version.uuid}/restore`, {}],
  } as const;
  return { at, calls, read: () => server.ok<Estimation>('owner', 'GET', `/estimations/${estimation}`) };
}

it('keeps the status table of an estimate over random sequences of calls', async () => {
  const names = ['freeze', 'unfreeze', 'award', 'lose', 'withdraw', 'restore'] as const;
  const steps = fc.array(
    fc.record({ name: fc.constantFrom(...names), isStale: fc.constantFrom(false, false, true) }),
    { minLength: 4, maxLength: 10 },
  );
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { at, calls, read } = await preparedEstimation();
      for (const { name, isStale } of sequence) {
        const before = await read();
        const [method, path, body] = calls[name];
        const version = before.version + (isStale ? 1 : 0);
        const { status } = await server.call('owner', method, at(path), { version, ...body });
        const after = await read();
        const { from, to } = estimateDocument.transitions[name];
        const isPermitted = !isStale && from.includes(statusOf(before));
        expect(status).toBe(isPermitted ? 200 : 409);
        if (isPermitted) {
          expect(statusOf(after)).toBe(to);
          expect(after.version).toBe(before.version + 1);
          reached.add(name);
        } else expect(after).toEqual(before);
      }
    }),
    {
      numRuns: 10,
      examples: [
        [
          (['award', 'withdraw', 'lose', 'withdraw', 'freeze', 'unfreeze', 'restore'] as const).map(
            (name) => ({
              name,
              isStale: false,
            }),
          ),
        ],
      ],
    },
  );
  expect([...reached].toSorted()).toEqual([...names].toSorted());
}, 120_000);
