/**
 * The calls of records beside Directus on the same PostgreSQL, in one run: 100,000 accounts.
 *
 *   npm i --prefix bench/directus && npm run bench -- records
 */
import { performance } from 'node:perf_hooks';
import { accounts, accountValues, atRest, fillAccounts, settle } from './accounts.ts';
import { hasDirectus, startDirectus, type Peer } from './directus.ts';
import { withMemory } from './memory.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const imported = 50_000;
const rounds = 5;
const requests = 200;
const atOnce = 8;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

async function perSecond(send: (at: number) => Promise<Response>): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let at = next++; at < requests; at = next++) {
        const answer = await send(at);
        if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    }),
  );
  return requests / ((performance.now() - started) / 1000);
}
async function fill(stage: Stage, peer: Peer): Promise<{ ids: string[]; theirIds: string[] }> {
  const { ids } = await fillAccounts(stage);
  await peer.database.query(
    `insert into account (id, number, name, type, status, territory, phone, email, city, state, zip)
     select gen_random_uuid(), ${accountValues} from generate_series(1, ${accounts}) n`,
  );
  await settle(peer.database, 'account');
  const theirs = await peer.database.query<{ id: string }>('select id from account order by id limit 1000');
  return { ids, theirIds: theirs.rows.map(({ id }) => id) };
}

const csv = (from: number, count: number) => {
  const lines = ['name,type,territory,phone,email,city,state,zip'];
  for (let at = from; at < from + count; at++)
    lines.push(
      // Nobody is like anybody else: what looks alike waits for a decision.
      `Imported company ${at},Owner,Front Range,720-${String(2_000_000 + at).replace(/(?=.{4}$)/, '-')},office@imported${at}.test,Denver,CO,80202`,
    );
  return lines.join('\n');
};

export async function importOurs(base: string, token: string, first = 0): Promise<void> {
  const call = async <T>(method: string, address: string, body?: unknown): Promise<T> => {
    const response = await fetch(base + address, {
      method,
      headers: { 'access-token': token, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as { message?: string; data: T };
    if (!response.ok) throw new Error(`${method} ${address}: ${answer.message}`);
    return answer.data;
  };
  const bytes = new TextEncoder().encode(csv(first, imported));
  const begun = await call<{ uuid: string; url: string; chunk: number }>('POST', '/setup/imports/account', {
    name: 'bench.csv',
    size: bytes.length,
  });
  for (let from = 0; from < bytes.length; from += begun.chunk) {
    const end = Math.min(bytes.length, from + begun.chunk);
    const answer = await fetch(base + begun.url, {
      method: 'PUT',
      headers: {
        'access-token': token,
        'content-type': 'application/octet-stream',
        'content-range': `bytes ${from}-${end - 1}/${bytes.length}`,
      },
      body: bytes.subarray(from, end),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  interface Found {
    state: string;
    version: number;
    problem: string;
    created: number;
    columns?: { index: number; field: string | null }[];
  }
  const until = async (state: string): Promise<Found> => {
    for (;;) {
      const found = await call<Found>('GET', `/setup/imports/${begun.uuid}`);
      if (found.state === state) return found;
      if (found.state === 'refused') throw new Error(found.problem);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const mapping = await until('mapping');
  await call('PUT', `/setup/imports/${begun.uuid}/mapping`, {
    version: mapping.version,
    columns: (mapping.columns ?? []).map(({ index, field }) => ({ index, field })),
    date_order: 'mdy',
    existing: 'update',
  });
  const checked = await until('checked');
  await call('POST', `/setup/imports/${begun.uuid}/run`, { version: checked.version, mode: 'valid' });
  const done = await until('done');
  if (done.created !== imported) throw new Error(`${done.created} of ${imported} were imported`);
}

async function importTheirs(peer: Peer): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([csv(0, imported)], { type: 'text/csv' }), 'bench.csv');
  const answer = await fetch(`${peer.url}/utils/import/account`, {
    method: 'POST',
    headers: { authorization: `Bearer ${peer.token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  const { rows: found } = await peer.database.query<{ count: string }>(
    "select count(*) from account where name like 'Imported company %'",
  );
  if (Number(found[0]?.count) !== imported) throw new Error(`Directus imported ${found[0]?.count}`);
}

/** Where both have the call, ours is to be faster. */
const faster = (what: string, ours: number, theirs: number, unit: '/s' | ' s'): Row => {
  const ratio = unit === '/s' ? ours / theirs : theirs / ours;
  return {
    what: `${what}: ours / Directus`,
    measured: `${ratio.toFixed(2)} (${ours.toFixed(1)}${unit} beside ${theirs.toFixed(1)}${unit})`,
    promise: 'above 1.00',
    holds: ratio > 1,
  };
};

const download = (address: string, headers: Record<string, string>) => async () => {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  let size = 0;
  for await (const part of answer.body ?? []) size += (part as Uint8Array).length;
  if (size < 1_000_000) throw new Error(`${address} gave ${size} bytes`);
};

/** What the server may hold at once below, in MB: a fraction of what Node would give it. */
export const smallHeap = 256;

/**
 * Whether memory is flat: 100,000 rows are written out and 50,000 taken in by a server that has no room to gather them.
 * What a server with room grows by is what it has not thrown away yet, and says nothing of it.
 * @param stage with `smallHeap`: a server that needs more than it has ends, and the call with it.
 */
export async function benchMemory(stage: Stage): Promise<Row[]> {
  const { token, server } = stage;
  const url = `${server.url}/api`;
  await fillAccounts(stage);
  const what = `a heap of ${smallHeap} MB: export of 100,000 rows, import of 50,000`;
  const promise = 'both end well';
  try {
    const written = await withMemory(
      server.pid,
      download(`${url}/crm/accounts/export?limit=-1`, { 'access-token': token }),
    );
    const taken = await withMemory(server.pid, () => importOurs(url, token));
    const measured = `${written.took.toFixed(1)} s and ${taken.took.toFixed(1)} s, ${megabytes(written.grew)} and ${megabytes(taken.grew)} beyond rest`;
    return [{ what, measured, promise, holds: true }];
  } catch (reason) {
    return [{ what, measured: String(reason), promise, holds: false }];
  }
}

export async function benchRecords(stage: Stage): Promise<Row[]> {
  if (!hasDirectus()) throw new Error('Directus is not installed: npm i --prefix bench/directus');
  const peer = await startDirectus(stage.appUrl.replace('plumbline_app', 'plumbline_owner'), 4499);
  const { token } = stage;
  const url = `${stage.server.url}/api`;
  const ourProcess = stage.server.pid;
  try {
    const { ids, theirIds } = await fill(stage, peer);
    const mine = { 'access-token': token, 'content-type': 'application/json' };
    const theirs = { authorization: `Bearer ${peer.token}`, 'content-type': 'application/json' };
    const active = encodeURIComponent(JSON.stringify([{ field: 'status', op: 'eq', value: 'Active' }]));
    const grouped = encodeURIComponent(JSON.stringify([{ field: 'type' }, { field: 'status' }]));
    let made = 0;
    const body = () =>
      JSON.stringify({
        name: `Made company ${++made}`,
        type: 'Owner',
        status: 'Active',
        phone: '303-555-0100',
        email: `made${made}@company.test`,
        city: 'Denver',
        state: 'CO',
        zip: '80202',
      });
    const words = ['Bench account 0421', 'Denver', 'mail4711', 'account 09'];
    const pairs: [string, (at: number) => Promise<Response>, (at: number) => Promise<Response>][] = [
      [
        'list 50 of 100,000 with filter and sort',
        () => fetch(`${url}/crm/accounts?limit=50&sort=name&filter=${active}`, { headers: mine }),
        () =>
          fetch(`${peer.url}/items/account?limit=50&sort=name&filter[status][_eq]=Active&meta=filter_count`, {
            headers: theirs,
          }),
      ],
      [
        'get one',
        (at) => fetch(`${url}/crm/accounts/${ids[at % ids.length]}`, { headers: mine }),
        (at) => fetch(`${peer.url}/items/account/${theirIds[at % theirIds.length]}`, { headers: theirs }),
      ],
      [
        'create',
        () => fetch(`${url}/crm/accounts`, { method: 'POST', headers: mine, body: body() }),
        () => fetch(`${peer.url}/items/account`, { method: 'POST', headers: theirs, body: body() }),
      ],
      [
        'search in the list',
        (at) =>
          fetch(`${url}/crm/accounts?limit=20&search=${encodeURIComponent(words[at % words.length] ?? '')}`, {
            headers: mine,
          }),
        (at) =>
          fetch(
            `${peer.url}/items/account?limit=20&meta=filter_count&search=${encodeURIComponent(words[at % words.length] ?? '')}`,
            { headers: theirs },
          ),
      ],
      [
        'count of 100,000 by type and status',
        () => fetch(`${url}/crm/accounts/summary?by=${grouped}`, { headers: mine }),
        () =>
          fetch(`${peer.url}/items/account?aggregate[count]=*&groupBy[]=type&groupBy[]=status&limit=-1`, {
            headers: theirs,
          }),
      ],
    ];
    const found: Row[] = [];
    // A run takes minutes: what is measured is told at once.
    const tell = (row: Row) => {
      found.push(row);
      console.error(`${row.what}: ${row.measured}`);
    };
    for (const [what, ours, other] of pairs) {
      await perSecond(ours);
      await perSecond(other);
      const speeds: [number, number][] = [];
      // In turn, so that a machine that slows down slows both.
      for (let round = 0; round < rounds; round++)
        speeds.push([await perSecond(ours), await perSecond(other)]);
      tell(faster(what, median(speeds.map(([a]) => a)), median(speeds.map(([, b]) => b)), '/s'));
    }
    // Before what is looked for is signed, the check would find nothing and be fast.
    await atRest();
    const check = await perSecond((at) =>
      fetch(`${url}/crm/accounts/duplicates`, {
        method: 'POST',
        headers: mine,
        body: JSON.stringify({ values: { name: `Bench acount ${String(at * 37).padStart(6, '0')}, Inc.` } }),
      }),
    );
    tell({
      what: 'duplicate check among 100,000, while typing',
      measured: `${check.toFixed(0)}/s`,
      promise: 'none: Directus has no such call',
      holds: true,
    });
    const exportOurs = await withMemory(ourProcess, download(`${url}/crm/accounts/export?limit=-1`, mine));
    const exportTheirs = await withMemory(
      peer.pid,
      download(`${peer.url}/items/account?limit=-1&export=csv`, theirs),
    );
    tell(faster('export of 100,000 rows (ours xlsx, theirs csv)', exportOurs.took, exportTheirs.took, ' s'));
    const inOurs = await withMemory(ourProcess, () => importOurs(url, token));
    const inTheirs = await withMemory(peer.pid, () => importTheirs(peer));
    tell(faster('import of 50,000 rows (ours with a check of every row)', inOurs.took, inTheirs.took, ' s'));
    const grew = (a: { grew: number }, b: { grew: number }) =>
      `${megabytes(a.grew)} and ${megabytes(b.grew)}`;
    tell({
      what: 'memory that an export and an import took beyond rest: ours, Directus',
      measured: `${grew(exportOurs, inOurs)}; ${grew(exportTheirs, inTheirs)}`,
      promise: 'less than Directus each',
      holds: exportOurs.grew < exportTheirs.grew && inOurs.grew < inTheirs.grew,
    });
    return found;
  } finally {
    await peer.close();
  }
}
