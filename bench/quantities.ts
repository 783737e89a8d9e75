import pg from 'pg';
import { copierOf } from './estimate-server.ts';
import type { Row } from './result.ts';
import type { Stage } from './harness.ts';

const [pages, perPage] = [40, 225];
const rounds = 9;

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Measures of the estimation's conditions on further sheets, twenty conditions on each, in layers: 1,000 become 10,000. */
async function addMeasures({ appUrl }: Stage, estimation: string): Promise<number> {
  const owner = new pg.Client({ connectionString: appUrl.replace('plumbline_app', 'plumbline_owner') });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query(
      `create temporary table bench_page on commit drop as
         select n, gen_random_uuid() as page, gen_random_uuid() as layer from generate_series(1, ${pages}) n`,
    );
    await copierOf(owner)(
      'plan_page',
      '(select p.* from plan_page p join takeoff t using (tenant_id, page_id) where t.estimation_id = $1::uuid limit 1) o, bench_page b',
      "jsonb_build_object('page_id', b.page, 'number', b.n + 1000, 'sheet_id', null)",
      [estimation],
    );
    await owner.query(
      `insert into plan_layer (tenant_id, layer_id, estimation_id, name)
       select e.tenant_id, b.layer, e.estimation_id, 'Level ' || b.n
       from estimation e, bench_page b where e.estimation_id = $1::uuid`,
      [estimation],
    );
    await owner.query(
      `insert into takeoff (tenant_id, takeoff_id, estimation_id, page_id, condition_id, layer_id, geometry)
       select c.tenant_id, gen_random_uuid(), c.estimation_id, b.page, c.condition_id, b.layer,
         jsonb_build_object('vertices', jsonb_build_array(
           jsonb_build_object('x', 10, 'y', at), jsonb_build_object('x', 400 + at, 'y', at),
           jsonb_build_object('x', 400 + at, 'y', 200 + at)))
       from bench_page b
       cross join generate_series(1, ${perPage}) at
       join lateral (select * from estimation_condition where estimation_id = $1::uuid
         order by sequence offset (at % 20 + b.n * 5) % 200 limit 1) c on true`,
      [estimation],
    );
    await owner.query('commit');
    await owner.query('analyze');
    const { rows } = await owner.query<{ count: string }>(
      'select count(*) from takeoff where estimation_id = $1::uuid and deleted_at is null',
      [estimation],
    );
    return Number(rows[0]?.count);
  } finally {
    await owner.end();
  }
}

/**
 * Quantities by condition, sheet and area through HTTP, beside the measures alone that they are computed from.
 * @param estimation from `fillEstimate`.
 */
export async function benchQuantities(stage: Stage, estimation: string): Promise<Row[]> {
  const ask = async (path: string) => {
    const started = performance.now();
    const answer = await fetch(`${stage.server.url}/api/estimations/${estimation}/${path}`, {
      headers: { 'access-token': stage.token },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return { took: performance.now() - started, size: text.length };
  };
  const compare = async () => {
    const [quantities, measures]: [number[], number[]] = [[], []];
    let size = 0;
    for (let round = 0; round <= rounds; round++) {
      const computed = await ask('quantities');
      const read = await ask('take-off');
      size = computed.size;
      // The first round warms up both.
      if (round === 0) continue;
      quantities.push(computed.took);
      measures.push(read.took);
    }
    const [computed, read] = [median(quantities), median(measures)];
    return { quantities: computed, measures: read, ratio: computed / read, size };
  };
  const few = await compare();
  const count = await addMeasures(stage, estimation);
  const many = await compare();
  const thousand = (value: number) => value.toLocaleString('en-US');
  return [
    {
      what: `quantities of ${thousand(count)} measures on ${pages + 1} sheets, beside the measures alone`,
      measured: `${many.ratio.toFixed(2)} (${many.quantities.toFixed(0)} and ${many.measures.toFixed(0)} ms, ${(many.size / 1e6).toFixed(1)} MB; of 1,000 ${few.quantities.toFixed(0)} and ${few.measures.toFixed(0)} ms)`,
      promise: '≤ 1.5',
      holds: many.ratio <= 1.5,
    },
  ];
}
