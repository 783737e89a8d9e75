import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { fillAccounts } from './accounts.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const rounds = 8;
const requests = 400;
const atOnce = 8;

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  let left = requests;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) {
        const answer = await fetch(url, { headers });
        if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
        await answer.arrayBuffer();
      }
    }),
  );
  return requests / ((performance.now() - started) / 1000);
}
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A list of 50 of 100,000 accounts with a filter and a sort, through HTTP, beside the same SQL through bare Hono and pg. */
export async function benchList(stage: Stage): Promise<Row[]> {
  const { server, appUrl, token } = stage;
  const { tenant } = await fillAccounts(stage);
  const pool = new pg.Pool({ connectionString: appUrl, max: 20, options: `-c app.tenant_id=${tenant}` });
  const bare = new Hono();
  bare.get('/accounts', async (c) => {
    const where = `where status = 'Active'::text`;
    const { rows } = await pool.query(
      `select * from crm_account_view ${where} order by name asc nulls last, uuid limit 50 offset 0`,
    );
    const counted = await pool.query<{ count: number }>(
      `select count(*)::int as count from crm_account_view ${where}`,
    );
    return c.json({ success: true, data: rows, meta: { count: counted.rows[0]?.count } });
  });
  const peer = await new Promise<{ url: string; close: () => void }>((resolve) => {
    const listening = serve({ fetch: bare.fetch, port: 0, hostname: '127.0.0.1' }, (info) =>
      resolve({ url: `http://127.0.0.1:${info.port}/accounts`, close: () => listening.close() }),
    );
  });
  const filter = encodeURIComponent(JSON.stringify([{ field: 'status', op: 'eq', value: 'Active' }]));
  const ours = `${server.url}/api/crm/accounts?limit=50&sort=name&filter=${filter}`;
  const headers = { 'access-token': token };

  await requestsPerSecond(ours, headers);
  await requestsPerSecond(peer.url, {});
  const pairs: { ours: number; bare: number }[] = [];
  // In turn, so that a machine that slows down slows both.
  for (let round = 0; round < rounds; round++) {
    pairs.push({ ours: await requestsPerSecond(ours, headers), bare: await requestsPerSecond(peer.url, {}) });
  }
  peer.close();
  await pool.end();
  const ratio = median(pairs.map((pair) => pair.ours / pair.bare));
  return [
    {
      what: 'list 50 of 100,000 accounts, filter and sort: ours / bare Hono + pg',
      measured: `${ratio.toFixed(2)} (${median(pairs.map((pair) => pair.ours)).toFixed(0)}/s of ${median(pairs.map((pair) => pair.bare)).toFixed(0)}/s)`,
      promise: 'at least 0.60',
      holds: ratio >= 0.6,
    },
  ];
}
