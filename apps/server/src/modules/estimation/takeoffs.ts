import { sql } from 'kysely';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, notFound } from '../../http/problem.ts';
import { conditionsOf } from './conditions.ts';
import { estimationRow, pageOf, pagesOf, recordChange, takeoffsWhere } from './data.ts';

type SaveTakeoff = Handlers['estimationWorkSaveTakeoff'];
type Stroke = Parameters<SaveTakeoff>[0]['body']['upsert'][number];
type Place = Parameters<SaveTakeoff>[0]['params'];

/** What was sent, in one text for one id: an upper-case one would pass as a stroke that is not here yet. */
async function readStrokes({ params, body }: Parameters<SaveTakeoff>[0], context: Context) {
  const conditions = new Set(
    (await conditionsOf(params.estimation_id, context)).map((row) => row.condition_id),
  );
  const unknown = body.upsert.findIndex((each) => !conditions.has(each.condition_id));
  if (unknown >= 0)
    throw invalid(
      `upsert.${unknown}.condition_id`,
      'This condition was deleted. Choose another for what you drew.',
    );
  const upsert = body.upsert.map((each) => ({ ...each, uuid: each.uuid.toLowerCase() }));
  const remove = body.remove.map((uuid) => uuid.toLowerCase());
  const seen = new Set<string>();
  const twice = upsert.findIndex(({ uuid }) => seen.size === seen.add(uuid).size);
  if (twice >= 0) throw invalid(`upsert.${twice}.uuid`, 'This stroke is in the list twice.');
  return { upsert, remove };
}

/** Those of the strokes that are here already, deleted ones among them; all must be of this page. */
async function strokesHere(
  ids: readonly string[],
  { estimation_id, page_id }: Place,
  { tx }: Context,
): Promise<Set<string>> {
  if (!ids.length) return new Set();
  const { rows } = await sql<{ takeoff_id: string; estimation_id: string; page_id: string }>`
    select takeoff_id, estimation_id, page_id from takeoff where takeoff_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  if (rows.some((held) => held.estimation_id !== estimation_id || held.page_id !== page_id))
    throw notFound('This measure');
  return new Set(rows.map((row) => row.takeoff_id));
}

const recordsOf = (strokes: readonly Stroke[]) =>
  JSON.stringify(
    strokes.map((each) => ({
      id: each.uuid,
      c: each.condition_id,
      n: each.name ?? '',
      g: each.geometry,
      p: each.parameters ?? {},
      v: each.version,
    })),
  );
const recordset = (strokes: readonly Stroke[]) =>
  sql`jsonb_to_recordset(${recordsOf(strokes)}::jsonb) as r(id uuid, c uuid, n text, g jsonb, p jsonb, v int)`;

/**
 * Strokes that somebody else changed meanwhile. One that is here already as it is sent arrived before, and its answer
 * was lost: that is no conflict. One that somebody deleted has no other state to hand back: it is drawn again rather
 * than lost.
 */
async function conflictsOf(strokes: readonly Stroke[], { tx }: Context): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select r.id
    from ${recordset(strokes)} join takeoff t on t.takeoff_id = r.id
    where t.version <> r.v and t.deleted_at is null and (t.condition_id, t.name, t.geometry, t.parameters)
      is distinct from (r.c, r.n, r.g, r.p)`.execute(tx);
  return new Set(rows.map((row) => row.id));
}

/** One statement for a page of strokes. A repeated save finds its own geometry and changes nothing. */
async function writeStrokes(
  strokes: readonly Stroke[],
  { estimation_id, page_id }: Place,
  { tx, user }: Context,
): Promise<void> {
  if (!strokes.length) return;
  await sql`insert into takeoff (tenant_id, takeoff_id, estimation_id, page_id, condition_id, name, geometry, parameters, created_by)
    select ${user.tenant_id}::uuid, r.id, ${estimation_id}::uuid, ${page_id}::uuid, r.c, r.n, r.g, r.p, ${user.user_id}::uuid
    from ${recordset(strokes)}
    on conflict (tenant_id, takeoff_id) do update set condition_id = excluded.condition_id, name = excluded.name,
      geometry = excluded.geometry, parameters = excluded.parameters, deleted_at = null, updated_at = now(), version = takeoff.version + 1
    where takeoff.deleted_at is not null or (takeoff.condition_id, takeoff.name, takeoff.geometry, takeoff.parameters)
      is distinct from (excluded.condition_id, excluded.name, excluded.geometry, excluded.parameters)`.execute(
    tx,
  );
}

async function saveTakeoff(
  input: Parameters<SaveTakeoff>[0],
  context: Context,
): Promise<Awaited<ReturnType<SaveTakeoff>>> {
  const { params } = input;
  const { estimation_id, page_id } = params;
  // One save at a time for one estimation: its total is of everything drawn, on all pages.
  const estimation = await estimationRow(estimation_id, context, true);
  const page = await pageOf(estimation_id, page_id, context, true);
  const { upsert, remove } = await readStrokes(input, context);
  const here = await strokesHere([...upsert.map((each) => each.uuid), ...remove], params, context);
  const conflicts = await conflictsOf(upsert, context);
  const accepted = upsert.filter((each) => !conflicts.has(each.uuid));
  await writeStrokes(accepted, params, context);
  const removed = remove.filter((uuid) => here.has(uuid));
  if (removed.length) {
    await sql`update takeoff set deleted_at = now(), updated_at = now()
      where takeoff_id = any(${removed}::uuid[]) and deleted_at is null`.execute(context.tx);
  }
  const now = await takeoffsWhere(context, estimation_id, page_id);
  const touched = new Set(accepted.map((each) => each.uuid));
  const drawn = accepted.filter((each) => !here.has(each.uuid)).length;
  const counts = { drawn, changed: accepted.length - drawn, deleted: removed.length };
  const changes = Object.entries(counts).flatMap(([field, count]) =>
    count ? [{ field, after: String(count) }] : [],
  );
  if (changes.length) {
    await recordChange(estimation, context, {
      entity: 'take-off',
      action: 'updated',
      changes: [{ field: 'page', after: page.page_name || page.name }, ...changes],
    });
  }
  return {
    data: {
      takeoffs: now.filter((each) => touched.has(each.uuid)),
      removed: remove,
      conflicts: now.filter((each) => conflicts.has(each.uuid)),
    },
  };
}

export const takeoffOperations = {
  estimationWorkTakeoff: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    const page = await pageOf(params.estimation_id, params.page_id, context);
    return {
      data: {
        calibrations: page.calibrations,
        takeoffs: await takeoffsWhere(context, params.estimation_id, params.page_id),
      },
    };
  },
  estimationWorkAllTakeoff: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    const pages = await pagesOf(params.estimation_id, context);
    return {
      data: {
        takeoffs: await takeoffsWhere(context, params.estimation_id),
        calibrations: pages.map((page) => ({
          page_id: page.page_id,
          calibrations: page.calibrations,
        })),
      },
    };
  },
  estimationWorkSaveTakeoff: saveTakeoff,
} satisfies Partial<Handlers>;
