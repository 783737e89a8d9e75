import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invalid, valid } from '../testing/schema-arbitraries.ts';
import { contentOf } from '../testing/table-checksums.ts';
import type { RecordIds } from '../testing/record-ids.ts';
import { referencesOf, withReferences, type References } from '../testing/record-references.ts';
import { makeRecords } from '../testing/records.ts';
import { addressOf, allOperations, schemasOf, type Operation } from '../testing/requests.ts';
import { testServer, type TestServer } from '../testing/server.ts';
import type { OperationId } from '../context/context.ts';

/** Runs per operation and seed; `FUZZ_RUNS=500 FUZZ_SEED=3` runs a longer or different test. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 25);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
/** `FUZZ_PART=2/6` takes the second sixth of the operations, because a long attack takes hours. */
const [part = 1, parts = 1] = (process.env['FUZZ_PART'] ?? '1/1').split('/').map(Number);
/** Milliseconds for the runs of one operation. A long attack shares the machine with others. */
const timeout = 30_000 + runs * 500;

let server: TestServer;
let records: RecordIds;
/** Half of the references exist, because random ones would all fail the first check. */
let known: References;
/** Calls with valid input, and how many of them passed the checks of the input. */
let sentCalls = 0;
let passedCalls = 0;
beforeAll(async () => {
  server = await testServer();
  records = await makeRecords(server, 'north');
  known = referencesOf(records, server.userIds.owner);
});
afterAll(async () => {
  if (process.env['FUZZ_RUNS']) console.log(`${sentCalls} valid requests, ${passedCalls} past validation`);
  await server.stop();
});

const state = () => contentOf(server);

const ordered = allOperations
  .toSorted(([, a], [, b]) => Number(a.method === 'delete') - Number(b.method === 'delete'))
  .filter((_, index, { length }) => Math.floor((index * parts) / length) === part - 1);
const describeCall = (id: OperationId, answer: { status: number; body: object }) =>
  `${id} answered ${answer.status}: ${JSON.stringify(answer.body)} ${JSON.stringify(server.failures.at(-1))?.slice(0, 1500)}`;
const send = (
  { method, access, stream }: Operation,
  address: string,
  body: unknown,
  query: Record<string, unknown> = {},
) => {
  const extra = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  const [path = '', given = ''] = address.split('?');
  for (const [name, value] of new URLSearchParams(given)) if (!extra.has(name)) extra.set(name, value);
  return server.call(
    access === 'public'
      ? undefined
      : access === 'partner' || (typeof access === 'object' && access.app === 19)
        ? 'agent'
        : access === 'provider' || (typeof access === 'object' && access.app === 18)
          ? 'staff'
          : 'owner',
    method.toUpperCase(),
    extra.size ? `${path}?${extra}` : path,
    stream === 'upload' ? new Uint8Array([1, 2, 3]) : typeof body === 'string' ? JSON.stringify(body) : body,
  );
};

describe('generated requests', () => {
  /** Last rejected call with valid input, by writing operation. */
  const refused = new Map<OperationId, Parameters<typeof send>>();

  test.each(ordered)(
    '%s never fails with input that its schema accepts',
    async (id, operation) => {
      const { body, query } = schemasOf(id);
      await fc.assert(
        fc.asyncProperty(
          body ? valid(body) : fc.constant(undefined),
          query ? valid(query) : fc.constant({}),
          fc.infiniteStream(fc.boolean()),
          async (given, queryInput, choices) => {
            const choose = () => choices.next().value ?? false;
            const address = addressOf(id, operation.path, records);
            const sent = withReferences(given, known, choose);
            // A stale version would make every update fail the first check.
            if (typeof sent === 'object' && sent !== null && 'version' in sent && choose()) {
              const { body: now } = await server.call('owner', 'GET', address);
              sent.version = (now.data as { version?: number } | undefined)?.version ?? 1;
            }
            const call: Parameters<typeof send> = [
              operation,
              choose() && choose()
                ? address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, fc.sample(fc.uuid(), 1)[0] ?? '')
                : address,
              sent,
              Object.fromEntries(Object.entries(queryInput as object).filter(choose)) as Record<
                string,
                unknown
              >,
            ];
            const answer = await send(...call);
            if (answer.status >= 400 && operation.method !== 'get') refused.set(id, call);
            sentCalls++;
            if (answer.status !== 400) passedCalls++;
            if (id === 'authLogout') await server.renew('owner');
            expect(answer.status, describeCall(id, answer)).toBeLessThan(500);
            if (answer.status >= 400) expect(answer.body.message, describeCall(id, answer)).toBeTruthy();
          },
        ),
        { numRuns: operation.method === 'get' ? Math.ceil(runs / 2) : runs, seed, endOnFailure: false },
      );
    },
    timeout,
  );

  test('get past the checks of the input in more than half of the calls', () => {
    expect(sentCalls).toBeGreaterThan(ordered.length);
    expect(passedCalls / sentCalls).toBeGreaterThan(0.5);
  });

  test(
    'rejected calls write nothing',
    async () => {
      let before = await state();
      let since: OperationId[] = [];
      const same = async () => expect(await state(), since.join(', ')).toEqual(before);
      for (const [id, call] of refused) {
        const { status } = await send(...call);
        if (status >= 400) since.push(id);
        else {
          // The reason for the rejection no longer applies, so the call writes; the following calls are compared with this state.
          before = await state();
          since = [];
        }
        if (since.length === 25) {
          await same();
          since = [];
        }
      }
      await same();
      expect(refused.size).toBeGreaterThan(100 / parts);
    },
    300_000 + runs * 5_000,
  );

  let untouched: Record<string, string>;
  test.each(ordered.filter(([id]) => schemasOf(id).body))(
    '%s answers 400 with the field for input that its schema rejects',
    async (id, operation) => {
      const { body } = schemasOf(id);
      if (!body) return;
      untouched ??= await state();
      await fc.assert(
        fc.asyncProperty(invalid(body), async (given) => {
          const answer = await send(operation, addressOf(id, operation.path, records), given);
          expect(answer.status, describeCall(id, answer)).toBe(400);
          expect(answer.body.errors?.[0]?.field, describeCall(id, answer)).toBeTypeOf('string');
          expect(answer.body.errors?.[0]?.message, describeCall(id, answer)).toBeTruthy();
        }),
        { numRuns: Math.max(10, Math.ceil(runs / 4)), seed },
      );
    },
    timeout,
  );

  test('calls with invalid input write nothing', async () => {
    expect(await state()).toEqual(untouched);
  });

  test('the records can still be read afterwards', async () => {
    // The first records are deleted by now; new ones show that the company's data is intact.
    const fresh = await makeRecords(server, 'north');
    for (const [id, operation] of allOperations) {
      if (operation.method !== 'get' || typeof operation.access !== 'object') continue;
      const answer = await send(operation, addressOf(id, operation.path, fresh), undefined);
      expect(answer.status, describeCall(id, answer)).toBeLessThan(500);
    }
  }, 60_000);
});
