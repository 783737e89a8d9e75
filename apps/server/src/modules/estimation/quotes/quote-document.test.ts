import type { Quote } from '@plumbline/api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../testing/server.ts';
import { wallEstimate } from '../../../testing/fixtures/walls-estimate.ts';
import { quoteDocument } from './quote-document.ts';
import { storedStatus } from './quote-status.ts';

let server: TestServer;
let walls: Awaited<ReturnType<typeof wallEstimate>>;
beforeAll(async () => {
  server = await testServer();
  walls = await wallEstimate(server, { W1: 600 });
});
afterAll(() => server.stop());

const quotePath = (uuid: string, path = '') => walls.at(`quotes/${uuid}${path}`);
const read = (uuid: string) => server.ok<Quote>('owner', 'GET', quotePath(uuid));
const answer = (decision: string) => ({ decision, name: 'Kim Lee' });
/** Calls with their transitions; only the acceptance of another quote closes a quote. */
const calls = {
  issue: ['POST', '/issue', {}],
  accept: ['POST', '/decision', answer('accepted')],
  decline: ['POST', '/decision', answer('declined')],
  reopen: ['POST', '/reopen', {}],
} as const;
const close = (uuid: string, version: number) =>
  server.tx('north', (tx) =>
    quoteDocument.move(
      quoteDocument.transitions.close,
      {
        ref: { estimation_id: walls.estimation, uuid },
        version,
        input: { because: 'Q-9 R0 was accepted' },
      },
      { tx, ports: server.ports, audit: async () => undefined },
    ),
  );

it('keeps the status table of a revision over random sequences of calls', async () => {
  const names = ['issue', 'accept', 'decline', 'close', 'reopen'] as const;
  const steps = fc.array(fc.record({ name: fc.constantFrom(...names), isStale: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { uuid } = await server.ok<Quote>('owner', 'POST', walls.at('quotes'), { name: 'Interiors' });
      for (const { name, isStale } of sequence) {
        const before = await read(uuid);
        const version = before.version + (isStale ? 1 : 0);
        const isMade =
          name === 'close'
            ? await close(uuid, version).then(
                () => true,
                () => false,
              )
            : await server
                .call('owner', calls[name][0], quotePath(uuid, calls[name][1]), {
                  version,
                  ...calls[name][2],
                })
                .then(({ status }) => status === 200);
        const after = await read(uuid);
        const { from, to } = quoteDocument.transitions[name];
        expect(isMade).toBe(!isStale && from.some((status) => status === storedStatus(before)));
        if (isMade) {
          expect(after).toMatchObject({ status: to, version: before.version + 1 });
          reached.add(name);
        } else expect(after).toEqual(before);
      }
    }),
    {
      numRuns: 20,
      examples: [
        [
          [
            { name: 'issue', isStale: false },
            { name: 'decline', isStale: false },
          ],
        ],
        [
          [
            { name: 'issue', isStale: false },
            { name: 'accept', isStale: false },
          ],
        ],
        [
          [
            { name: 'issue', isStale: false },
            { name: 'close', isStale: false },
            { name: 'reopen', isStale: false },
          ],
        ],
      ],
    },
  );
  expect([...reached].toSorted()).toEqual([...names].toSorted());
}, 120_000);
