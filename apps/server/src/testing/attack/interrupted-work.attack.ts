import { createHash } from 'node:crypto';
import type { DriveFile, Import, PlanPage } from '@plumbline/api';
import { generatePlanSet } from '@plumbline/testing/plans/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productProcess, type ProductProcess } from '../product-process.ts';
import { textOf, untilDone } from './retry-request.ts';

/** Kills of the server, the database and both, divided among the kinds of work; `npm run attack` kills 100 times. */
const kills = Number(process.env['ATTACK_KILLS'] ?? 12);
const rounds = Math.max(1, Math.ceil(kills / 4));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Milliseconds until a kill; different in each round, so that kills hit different moments. */
const delayOf = (round: number) => 20 + ((round * 97) % 700);

let product: ProductProcess;
let token = '';
const headers = () => ({ 'access-token': token });
const json = () => ({ ...headers(), 'content-type': 'application/json' });

/** Data of an answer. @throws Error for an answer that is no success. */
const dataOf = async <T>(answer: Response): Promise<T> =>
  (JSON.parse(await textOf(answer)) as { data: T }).data;
const get = async <T>(address: string) => dataOf<T>(await product.call(address, { headers: headers() }));
const send = async <T>(method: string, address: string, body: unknown, more: Record<string, string> = {}) =>
  dataOf<T>(
    await product.call(address, {
      method,
      headers: { ...json(), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
/** Kills the server, the database, or both, and starts what does not start again by itself. */
async function strike(round: number): Promise<void> {
  const isServer = round % 3 !== 1;
  if (round % 3 !== 0) await product.killDatabase();
  if (isServer) {
    await product.killServer();
    await product.start();
  }
}
const csvOf = (count: number, name: string) =>
  new TextEncoder().encode(
    ['Name', ...Array.from({ length: count }, (_, at) => `${name} ${String(at).padStart(4, '0')}`)].join(
      '\n',
    ),
  );

beforeAll(async () => {
  product = await productProcess();
  await product.start();
  const { token: first } = await dataOf<{ token: string }>(
    await product.call('/setup/first-run', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        company: 'North',
        firstname: 'Ann',
        lastname: 'Owner',
        email: 'owner@north.test',
        password: 'Right!2026',
      }),
    }),
  );
  token = first;
}, 120_000);
afterAll(async () => {
  await product.stop();
}, 60_000);

const timeout = 60_000 + rounds * 40_000;
test(
  `killed ${rounds} times in the middle of an upload, the file has every byte in the end`,
  { timeout },
  async () => {
    const size = 3_000_000;
    for (let round = 0; round < rounds; round++) {
      const bytes = new Uint8Array(size).map((_, at) => (at * 31 + round * 7) % 251);
      const { uuid } = await untilDone(() =>
        send<{ uuid: string }>(
          'POST',
          '/workdrive/',
          { name: `upload-${round}.bin`, type: 1, size },
          { 'idempotency-key': `upload ${round}` },
        ),
      );
      let isStruck = false;
      const striking = pause(delayOf(round) % 120)
        .then(() => strike(round))
        .then(() => (isStruck = true));
      await untilDone(async () => {
        for (;;) {
          const { received } = await get<{ received: number }>(`/workdrive/${uuid}/received`);
          if (received >= size && isStruck) return;
          if (received >= size) {
            await pause(50);
            continue;
          }
          const end = Math.min(size, received + 400_000);
          const answer = await product.call(`/workdrive/content/${uuid}`, {
            method: 'PUT',
            headers: {
              ...headers(),
              'content-type': 'application/octet-stream',
              'content-range': `bytes ${received}-${end - 1}/${size}`,
            },
            body: bytes.subarray(received, end),
          });
          if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        }
      });
      await striking;
      await untilDone(() => send('PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 }));
      const stored = await untilDone(async () => {
        const { url } = await get<{ url: string }>(`/workdrive/download?objectId=${uuid}`);
        const answer = await product.call(url.replace(/^\/api/, ''), { headers: headers() });
        if (!answer.ok) throw new Error(String(answer.status));
        return new Uint8Array(await answer.arrayBuffer());
      });
      const hash = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
      expect(hash(stored)).toBe(hash(bytes));
    }
  },
);

test(
  `killed ${rounds} times in the middle of the processing of a plan set, each sheet is there once`,
  { timeout },
  async () => {
    const plans = await generatePlanSet({ seed: 3, sheets: ['floor', 'doors'] });
    for (let round = 0; round < rounds; round++) {
      const { uuid: estimation } = await untilDone(() =>
        send<{ uuid: string }>(
          'POST',
          '/estimations',
          { name: `Clinic ${round}` },
          { 'idempotency-key': `estimation ${round}` },
        ),
      );
      const { uuid } = await untilDone(() =>
        send<{ uuid: string }>(
          'POST',
          '/workdrive/',
          {
            name: `Plans ${round}.pdf`,
            type: 1,
            size: plans.pdf.length,
            prop_type: 'estimation',
            prop_id: estimation,
          },
          { 'idempotency-key': `plans ${round}` },
        ),
      );
      await untilDone(async () => {
        const answer = await product.call(`/workdrive/content/${uuid}`, {
          method: 'PUT',
          headers: { ...headers(), 'content-type': 'application/octet-stream' },
          body: new Uint8Array(plans.pdf),
        });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      });
      await untilDone(() => send('PUT', `/workdrive/${uuid}`, { cloud_status: true, type: 1 }));
      await pause(delayOf(round));
      await strike(round);
      const pages = await untilDone(
        async () => {
          const files = await get<DriveFile[]>('/workdrive/?limit=-1');
          const file = files.find((each) => each.uuid === uuid);
          const found = await get<PlanPage[]>(
            `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation}&parent_id=${uuid}`,
          );
          if (found.length < 2) throw new Error(`${JSON.stringify(file)} has ${found.length} sheets`);
          return found;
        },
        { seconds: 120 },
      );
      expect(pages.map(({ number }) => number).toSorted()).toEqual([1, 2]);
    }
  },
);

test(`killed ${rounds} times in the middle of an import, each row is created once`, { timeout }, async () => {
  for (let round = 0; round < rounds; round++) {
    const [count, name] = [400, `Imported ${round}`];
    const bytes = csvOf(count, name);
    const { uuid, url } = await untilDone(() =>
      send<{ uuid: string; url: string }>('POST', '/setup/imports/account', {
        name: 'accounts.csv',
        size: bytes.length,
      }),
    );
    /** True if the import has left the state, undefined if it is in it: the answer to an earlier call was lost. */
    const hasLeft = (state: Import['state']) => async () =>
      (await get<Import>(`/setup/imports/${uuid}`)).state === state ? undefined : true;
    await untilDone(
      async () => {
        const answer = await product.call(url.replace(/^\/api/, ''), {
          method: 'PUT',
          headers: { ...headers(), 'content-type': 'application/octet-stream' },
          body: bytes,
        });
        await textOf(answer);
        return true;
      },
      { earlier: hasLeft('receiving') },
    );
    const inState = (...wanted: string[]) =>
      untilDone(
        async () => {
          const found = await get<Import>(`/setup/imports/${uuid}`);
          if (!wanted.includes(found.state)) throw new Error(`the import is ${found.state} ${found.problem}`);
          return found;
        },
        { seconds: 120 },
      );
    const parsed = await inState('mapping');
    await untilDone<unknown>(
      () =>
        send('PUT', `/setup/imports/${uuid}/mapping`, {
          version: parsed.version,
          columns: (parsed.columns ?? []).map(({ index, field }) => ({ index, field })),
          date_order: parsed.date_order,
          existing: parsed.existing,
        }),
      { earlier: hasLeft('mapping') },
    );
    const checked = await inState('checked');
    await untilDone<unknown>(
      () => send('POST', `/setup/imports/${uuid}/run`, { version: checked.version, mode: 'valid' }),
      { earlier: hasLeft('checked') },
    );
    await pause(delayOf(round) % 400);
    await strike(round);
    const done = await inState('done');
    expect([done.created, done.rejected]).toEqual([count, 0]);
    const search = encodeURIComponent(name);
    const rows = await get<{ name: string }[]>(`/crm/accounts?limit=-1&search=${search}`);
    const names = rows.map((row) => row.name).filter((each) => each.startsWith(`${name} `));
    expect(names.length).toBe(count);
    expect(new Set(names).size).toBe(count);
  }
});

test(
  `killed ${rounds} times in the middle of an export, no file is taken for a whole one`,
  { timeout },
  async () => {
    await untilDone(() => send('POST', '/crm/accounts', { name: 'Counted' }));
    /** A workbook is a zip archive, which ends with its table of contents. */
    const isWhole = (bytes: Uint8Array) =>
      Buffer.from(bytes.subarray(-200)).includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    const exporting = async () => {
      const answer = await product.call('/crm/accounts/export', { headers: headers() });
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    };
    for (let round = 0; round < rounds; round++) {
      const exported = exporting().catch(() => undefined);
      await pause(delayOf(round) % 60);
      await strike(round);
      const got = await exported;
      // A whole file, an announced failure, or a connection that ends.
      if (got?.status === 200) expect(isWhole(got.bytes)).toBe(true);
      else expect([undefined, 503]).toContain(got?.status);
      const again = await untilDone(async () => {
        const answer = await exporting();
        if (answer.status !== 200) throw new Error(String(answer.status));
        return answer;
      });
      expect(isWhole(again.bytes)).toBe(true);
    }
  },
);
