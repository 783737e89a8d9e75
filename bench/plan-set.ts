/**
 * A plan set of 200 linked pages and 150 MB: how soon its first sheet can be opened, what others' requests take while
 * the rest of it is read, beside what they take before and after, and the size of its sheets beside that of the set.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { nextChunkSize } from '../packages/app-kit/src/uploads/chunk-size.ts';
import { largePlanSet } from '../packages/testing/src/plans/index.ts';
import type { Row } from './result.ts';
import { signIn, type Stage } from './harness.ts';

const pages = 200;
const bytes = 150 * 1024 * 1024;
/** Others work at this pace, in milliseconds from one request to the next. */
const pace = 100;
/** How long they are watched without the plan set, in milliseconds. */
const alone = 15_000;
const slower = 1.25;
/** Size of all sheets together beside that of the set: each holds what it shows, and a few KB of its own. */
const larger = 1.05;
/** A window that shows the sheets asks for them at most this often while they are read, in milliseconds. */
const poll = 1000;

interface Page {
  number: number;
  is_processed: number;
  signedURL: string;
}
const at = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

/** @param set size of the plan set in bytes. */
async function sheetSizeRow(sheets: readonly Page[], set: number, server: string): Promise<Row> {
  let together = 0;
  for (const { signedURL } of sheets) {
    const sheet = await fetch(new URL(signedURL, server));
    together += Number(sheet.headers.get('content-length'));
    await sheet.body?.cancel();
  }
  const ratio = together / set;
  return {
    what: `its ${sheets.length} linked sheets together / the set, in bytes`,
    measured: `${ratio.toFixed(3)}; ${Math.round(together / 1024 ** 2)} of ${Math.round(set / 1024 ** 2)} MB`,
    promise: `at most ${larger.toFixed(2)}`,
    // Without a length the sheets would count as nothing.
    holds: ratio > 0.5 && ratio <= larger,
  };
}

export async function benchPlanSet({ server, token }: Stage): Promise<Row[]> {
  const call = async <T>(method: string, address: string, body?: unknown, as = token): Promise<T> => {
    const response = await fetch(`${server.url}/api${address}`, {
      method,
      headers: { 'access-token': as, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { message?: string; data: T };
    if (!response.ok) throw new Error(`${method} ${address}: ${answer.message}`);
    return answer.data;
  };
  const other = await signIn(server.url, 'viewer@northgate.test');
  /** What somebody else does meanwhile. @returns milliseconds of each request. */
  const others = async (isOn: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    while (isOn()) {
      const from = performance.now();
      await call(
        'GET',
        times.length % 2 ? '/crm/accounts?limit=50' : '/crm/opportunities?limit=50&sort=name',
        undefined,
        other,
      );
      const took = performance.now() - from;
      times.push(took);
      await wait(Math.max(0, pace - took));
    }
    return times;
  };
  const forAWhile = () => {
    const end = performance.now() + alone;
    return others(() => performance.now() < end);
  };

  const pdf = new Uint8Array(await largePlanSet(pages, bytes));
  // Meanwhile nothing else was done here: a connection that the server has closed is noticed first.
  await wait(100);
  const [estimation] = await call<{ uuid: string }[]>('GET', '/estimations?limit=1');
  if (!estimation) throw new Error('the demo has no estimation');
  await forAWhile();
  const before = await forAWhile();

  const begun = await call<{ uuid: string; url: string; chunk: number }>('POST', '/workdrive/', {
    name: 'Large.pdf',
    type: 1,
    size: pdf.length,
    prop_type: 'estimation',
    prop_id: estimation.uuid,
  });
  let part: Parameters<typeof nextChunkSize>[0];
  const sendFrom = performance.now();
  for (let sent = 0; sent < pdf.length;) {
    const end = Math.min(pdf.length, sent + nextChunkSize(part, begun.chunk));
    const from = performance.now();
    const answer = await fetch(`${server.url}/api${begun.url}`, {
      method: 'PUT',
      headers: {
        'access-token': token,
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${sent}-${end - 1}/${pdf.length}`,
      },
      body: pdf.subarray(sent, end),
    });
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
    part = { bytes: end - sent, took: performance.now() - from };
    sent = end;
  }
  const sent = performance.now() - sendFrom;
  await call('PUT', `/workdrive/${begun.uuid}`, { cloud_status: true, type: 1 });

  const readFrom = performance.now();
  let isRead = false;
  const watched = others(() => !isRead);
  const held = () =>
    call<Page[]>(
      'GET',
      `/workdrive/plans/pages?prop_type=estimation&prop_id=${estimation.uuid}&parent_id=${begun.uuid}`,
    );
  let first: { after: number; ready: number } | undefined;
  while (!isRead) {
    const now = await held();
    const ready = now.filter(({ is_processed: state }) => state === 4);
    const opened = ready.find(({ number }) => number === 1);
    if (!first && opened) {
      const sheet = await fetch(new URL(opened.signedURL, server.url));
      const head = Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString('latin1');
      if (head !== '%PDF-') throw new Error('the first sheet is no PDF');
      first = { after: performance.now() - readFrom, ready: ready.length };
    }
    isRead = ready.length === pages;
    await wait(poll);
  }
  const all = performance.now() - readFrom;
  const during = await watched;
  const after = await forAWhile();
  const size = await sheetSizeRow(await held(), pdf.length, server.url);

  const still = [...before, ...after];
  const ratio = at(during, 0.5) / at(still, 0.5);
  const tail = at(during, 0.95) / at(still, 0.95);
  return [
    {
      what: `plan set of ${pages} pages and ${Math.round(pdf.length / 1024 ** 2)} MB: its first sheet opened`,
      measured: `after ${((first?.after ?? 0) / 1000).toFixed(1)} s, ${first?.ready} ready; all after ${(all / 1000).toFixed(0)} s; sent in ${(sent / 1000).toFixed(1)} s`,
      promise: 'before the rest is ready',
      holds: first !== undefined && first.ready < pages,
    },
    {
      what: `others’ lists while it is read / without it: median (p95), of ${during.length} requests`,
      measured: `${ratio.toFixed(2)} (${tail.toFixed(2)}); ${at(during, 0.5).toFixed(1)} (${at(during, 0.95).toFixed(1)}) beside ${at(still, 0.5).toFixed(1)} (${at(still, 0.95).toFixed(1)}) ms`,
      promise: `median at most ${slower.toFixed(2)}`,
      holds: ratio <= slower,
    },
    size,
  ];
}
