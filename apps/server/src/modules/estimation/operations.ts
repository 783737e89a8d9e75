import { EstimationFields } from '@plumbline/api/fields';
import type {
  Calibration as WireCalibration,
  Condition,
  Estimation,
  EstimationFields as EstimationInput,
  EstimationUpdate,
  Takeoff,
} from '@plumbline/api';
import { type TakeoffType } from '@plumbline/estimating';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context, Handlers } from '../../http/context.ts';
import { invalid, notFound, Problem, stale } from '../../http/problem.ts';
import { differences, resource } from '../../http/resource.ts';
import { recentChanges } from '../changes.ts';
import { estimateData, estimationRow, recompute } from './data.ts';
import { quotePdf } from './quote-pdf.ts';
import { createQuote, presentQuote, quoteRow, quoteRows } from './quotes.ts';
import { defaultSettings, estimateOf, type Settings } from './rules.ts';

async function checkReferences(values: Partial<EstimationInput>, { tx }: Context): Promise<void> {
  const references = [
    ['opportunity_id', 'crm_opportunity_view', 'This opportunity does not exist.'],
    ['estimator_id', 'security_user_view', 'This user does not exist.'],
    ['reviewer_id', 'security_user_view', 'This user does not exist.'],
  ] as const;
  for (const [field, view, message] of references) {
    const uuid = values[field];
    if (!uuid) continue;
    const { rows } = await sql`select 1 from ${sql.table(view)} where uuid = ${uuid}::uuid`.execute(tx);
    if (!rows.length) throw invalid(field, message);
  }
  if (values.estimation_status) {
    const { rows } =
      await sql`select 1 from setup_status where module = 'estimation' and name = ${values.estimation_status}`.execute(
        tx,
      );
    if (!rows.length) throw invalid('estimation_status', `There is no status “${values.estimation_status}”.`);
  }
}

const estimations = resource<Estimation, EstimationInput, EstimationUpdate>({
  module: 'estimation',
  entity: 'estimation',
  label: 'This estimation',
  table: 'estimation',
  view: 'estimation_view',
  key: 'estimation_id',
  fields: EstimationFields,
  order: '-createdAt',
  title: (row) => row.name,
  beforeCreate: async (values, context) => {
    await checkReferences(values, context);
    const year = context.ports.clock().getUTCFullYear();
    const bid = values.opportunity_id
      ? await context.tx
          .selectFrom('crm_opportunity')
          .select(['bid_date', 'estimator_id'])
          .where('opportunity_id', '=', values.opportunity_id)
          .executeTakeFirst()
      : undefined;
    return {
      estimation_status: 'Take-off',
      estimator_id: bid?.estimator_id ?? context.user.user_id,
      bid_date: bid?.bid_date ?? null,
      ...values,
      settings: JSON.stringify(defaultSettings),
      quote_number: await context.nextNumber(`estimation-${year}`, `EST-${year}-`),
    };
  },
  beforeUpdate: async (values, _before, context) => {
    await checkReferences(values, context);
    return values;
  },
});

const presentCondition = (row: {
  condition_id: string;
  version: number;
  code: string;
  name: string;
  type: string;
  color: string;
  category: string;
  assembly_id: string | null;
  parameters: object;
  sequence: number;
}): Condition => ({
  uuid: row.condition_id,
  version: row.version,
  code: row.code,
  name: row.name,
  type: row.type as TakeoffType,
  color: row.color,
  category: row.category,
  assembly_id: row.assembly_id,
  parameters: row.parameters,
  sequence: row.sequence,
});
const conditionColumns = [
  'condition_id',
  'version',
  'code',
  'name',
  'type',
  'color',
  'category',
  'assembly_id',
  'parameters',
  'sequence',
] as const;
const conditionsOf = (estimationId: string, { tx }: Pick<Context, 'tx'>) =>
  tx
    .selectFrom('estimation_condition')
    .select(conditionColumns)
    .where('estimation_id', '=', estimationId)
    .where('deleted_at', 'is', null)
    .orderBy('sequence')
    .orderBy('created_at')
    .execute();

async function takeoffsWhere(
  context: Pick<Context, 'tx'>,
  estimationId: string,
  pageId?: string,
): Promise<Takeoff[]> {
  const { rows } = await sql<Takeoff>`
    select t.takeoff_id as uuid, t.condition_id, t.page_id, c.type, t.name, t.geometry, t.parameters, t.version
    from takeoff t join estimation_condition c on c.tenant_id = t.tenant_id and c.condition_id = t.condition_id
    where t.estimation_id = ${estimationId}::uuid and t.deleted_at is null ${pageId ? sql`and t.page_id = ${pageId}::uuid` : sql``}
    order by t.takeoff_id`.execute(context.tx);
  return rows;
}

/** The page must be of a plan set of this estimation. */
async function pageOf(estimationId: string, pageId: string, { tx }: Pick<Context, 'tx'>, lock = false) {
  const { rows } = await sql<{
    page_id: string;
    name: string;
    page_name: string;
    calibrations: WireCalibration[];
  }>`
    select p.page_id, p.name, p.page_name, p.calibrations from plan_page p join drive_file f on f.tenant_id = p.tenant_id and f.file_id = p.file_id
    where p.page_id = ${pageId}::uuid and p.deleted_at is null and f.prop_type = 'estimation' and f.prop_id = ${estimationId}
    ${lock ? sql`for update of p` : sql``}`.execute(tx);
  if (!rows[0]) throw notFound('This page');
  return rows[0];
}

async function saveTakeoff(
  { params, body }: Parameters<Handlers['estimationWorkSaveTakeoff']>[0],
  context: Context,
): Promise<Awaited<ReturnType<Handlers['estimationWorkSaveTakeoff']>>> {
  const { tx, user } = context;
  const { estimation_id, page_id } = params;
  // One save at a time for one estimation: its total is of everything drawn, on all pages.
  const estimation = await estimationRow(estimation_id, context, true);
  const page = await pageOf(estimation_id, page_id, context, true);
  const conditions = new Set((await conditionsOf(estimation_id, context)).map((row) => row.condition_id));
  const unknown = body.upsert.findIndex((each) => !conditions.has(each.condition_id));
  if (unknown >= 0)
    throw invalid(
      `upsert.${unknown}.condition_id`,
      'This condition was deleted. Choose another for what you drew.',
    );

  // One text for one id: an upper-case one would pass as a stroke that is not here yet.
  const upsert = body.upsert.map((each) => ({ ...each, uuid: each.uuid.toLowerCase() }));
  const remove = body.remove.map((uuid) => uuid.toLowerCase());
  const ids = [...upsert.map((each) => each.uuid), ...remove];
  const seen = new Set<string>();
  const twice = upsert.findIndex(({ uuid }) => seen.size === seen.add(uuid).size);
  if (twice >= 0) throw invalid(`upsert.${twice}.uuid`, 'This stroke is in the list twice.');
  const present = new Map(
    ids.length
      ? (
          await sql<{ takeoff_id: string; estimation_id: string; page_id: string }>`
            select takeoff_id, estimation_id, page_id from takeoff where takeoff_id = any(${ids}::uuid[])`.execute(
            tx,
          )
        ).rows.map((row) => [row.takeoff_id, row])
      : [],
  );
  const recordOf = (each: (typeof upsert)[number]) => ({
    id: each.uuid,
    c: each.condition_id,
    n: each.name ?? '',
    g: each.geometry,
    p: each.parameters ?? {},
    v: each.version,
  });
  if (
    [...present.values()].some((held) => held.estimation_id !== estimation_id || held.page_id !== page_id)
  ) {
    throw notFound('This measure');
  }
  // A stroke that is here already as it is sent arrived before, and its answer was lost: that is no conflict. One that
  // somebody deleted meanwhile has no other state to hand back: it is drawn again rather than lost.
  const { rows: theirs } = await sql<{ id: string }>`select r.id
    from jsonb_to_recordset(${JSON.stringify(upsert.map(recordOf))}::jsonb) as r(id uuid, c uuid, n text, g jsonb, p jsonb, v int)
    join takeoff t on t.takeoff_id = r.id
    where t.version <> r.v and t.deleted_at is null and (t.condition_id, t.name, t.geometry, t.parameters)
      is distinct from (r.c, r.n, r.g, r.p)`.execute(tx);
  const conflicts = theirs.map((row) => row.id);
  const accepted = upsert.filter((each) => !conflicts.includes(each.uuid));
  if (accepted.length) {
    const rows = JSON.stringify(accepted.map(recordOf));
    // One statement for a page of strokes. A repeated save finds its own geometry and changes nothing.
    await sql`insert into takeoff (tenant_id, takeoff_id, estimation_id, page_id, condition_id, name, geometry, parameters, created_by)
      select ${user.tenant_id}::uuid, r.id, ${estimation_id}::uuid, ${page_id}::uuid, r.c, r.n, r.g, r.p, ${user.user_id}::uuid
      from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, c uuid, n text, g jsonb, p jsonb, v int)
      on conflict (tenant_id, takeoff_id) do update set condition_id = excluded.condition_id, name = excluded.name,
        geometry = excluded.geometry, parameters = excluded.parameters, deleted_at = null, updated_at = now(), version = takeoff.version + 1
      where takeoff.deleted_at is not null or (takeoff.condition_id, takeoff.name, takeoff.geometry, takeoff.parameters)
        is distinct from (excluded.condition_id, excluded.name, excluded.geometry, excluded.parameters)`.execute(
      tx,
    );
  }
  const removed = remove.filter((uuid) => {
    const held = present.get(uuid);
    return held && held.estimation_id === estimation_id && held.page_id === page_id;
  });
  if (removed.length) {
    await sql`update takeoff set deleted_at = now(), updated_at = now()
      where takeoff_id = any(${removed}::uuid[]) and deleted_at is null`.execute(tx);
  }
  const now = await takeoffsWhere(context, estimation_id, page_id);
  const touched = new Set(accepted.map((each) => each.uuid));
  const created = accepted.filter((each) => !present.has(each.uuid)).length;
  const changed = accepted.length - created;
  if (created || changed || removed.length) {
    await context.audit({
      module: 'estimation',
      entity: 'take-off',
      entityId: estimation_id,
      entityName: estimation.name,
      action: 'updated',
      changes: [
        { field: 'page', after: page.page_name || page.name },
        ...(created ? [{ field: 'drawn', after: String(created) }] : []),
        ...(changed ? [{ field: 'changed', after: String(changed) }] : []),
        ...(removed.length ? [{ field: 'deleted', after: String(removed.length) }] : []),
      ],
    });
    await recompute(estimation_id, context);
  }
  return {
    data: {
      takeoffs: now.filter((each) => touched.has(each.uuid)),
      removed: remove,
      conflicts: now.filter((each) => conflicts.includes(each.uuid)),
    },
  };
}

export const estimation = {
  estimationsList: estimations.list,
  estimationsExport: estimations.export,
  estimationsCreate: estimations.create,
  estimationsRead: estimations.read,
  estimationsUpdate: estimations.update,
  estimationsRemove: estimations.remove,
  estimationsRemoveMany: estimations.removeMany,
  estimationLookupsEstimationChanges: ({ query }, context) => recentChanges(context, query, 'estimation'),

  estimationWorkConditions: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: (await conditionsOf(params.estimation_id, context)).map(presentCondition) };
  },
  estimationWorkAddCondition: async ({ params, body }, context) => {
    const { tx, user } = context;
    const estimation = await estimationRow(params.estimation_id, context, true);
    await checkAssembly(body.assembly_id, context);
    const uuid = uuidv7();
    const { next } = await tx
      .selectFrom('estimation_condition')
      .select(({ fn }) => fn.countAll<number>().as('next'))
      .where('estimation_id', '=', params.estimation_id)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('estimation_condition')
      .values({
        tenant_id: user.tenant_id,
        condition_id: uuid,
        estimation_id: params.estimation_id,
        assembly_id: body.assembly_id ?? null,
        code: body.code,
        name: body.name,
        type: body.type,
        color: body.color,
        category: body.category ?? '',
        parameters: JSON.stringify(body.parameters ?? {}),
        sequence: Number(next) + 1,
      })
      .execute();
    await context.audit({
      module: 'estimation',
      entity: 'condition',
      entityId: params.estimation_id,
      entityName: estimation.name,
      action: 'created',
      changes: [{ field: 'condition', after: `${body.code} ${body.name}` }],
    });
    await recompute(params.estimation_id, context);
    return { data: presentCondition(await conditionRow(params.estimation_id, uuid, context)) };
  },
  estimationWorkChangeCondition: async ({ params, body }, context) => {
    const { version, parameters, ...given } = body;
    const estimation = await estimationRow(params.estimation_id, context, true);
    const before = await conditionRow(params.estimation_id, params.uuid, context);
    if (before.version !== version) throw stale();
    await checkAssembly(given.assembly_id, context);
    await context.tx
      .updateTable('estimation_condition')
      .set({
        ...given,
        ...(parameters === undefined ? {} : { parameters: JSON.stringify(parameters) }),
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('condition_id', '=', params.uuid)
      .execute();
    const after = await conditionRow(params.estimation_id, params.uuid, context);
    await context.audit({
      module: 'estimation',
      entity: 'condition',
      entityId: params.estimation_id,
      entityName: estimation.name,
      action: 'updated',
      changes: differences(before, after, Object.keys(body)),
    });
    await recompute(params.estimation_id, context);
    return { data: presentCondition(after) };
  },
  estimationWorkRemoveCondition: async ({ params }, context) => {
    const estimation = await estimationRow(params.estimation_id, context, true);
    const before = await conditionRow(params.estimation_id, params.uuid, context);
    const now = new Date().toISOString();
    await context.tx
      .updateTable('estimation_condition')
      .set({ deleted_at: now })
      .where('condition_id', '=', params.uuid)
      .execute();
    await context.tx
      .updateTable('takeoff')
      .set({ deleted_at: now })
      .where('condition_id', '=', params.uuid)
      .where('deleted_at', 'is', null)
      .execute();
    await context.audit({
      module: 'estimation',
      entity: 'condition',
      entityId: params.estimation_id,
      entityName: estimation.name,
      action: 'deleted',
      changes: [{ field: 'condition', before: `${before.code} ${before.name}` }],
    });
    await recompute(params.estimation_id, context);
    return { data: { deleted: 1 } };
  },

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
    const { pages } = await estimateData(params.estimation_id, context, {});
    return {
      data: {
        takeoffs: await takeoffsWhere(context, params.estimation_id),
        calibrations: pages.map((page) => ({
          page_id: page.page_id,
          calibrations: page.calibrations as WireCalibration[],
        })),
      },
    };
  },
  estimationWorkSaveTakeoff: saveTakeoff,
  estimationWorkCalibrate: async ({ params, body }, context) => {
    const estimation = await estimationRow(params.estimation_id, context, true);
    const before = await pageOf(params.estimation_id, params.page_id, context, true);
    const bad = body.calibrations.findIndex((each) => !(each.value > 0) || !Number.isFinite(each.value));
    if (bad >= 0) throw invalid(`calibrations.${bad}.value`, 'A scale must be more than zero.');
    const calibrations = body.calibrations.map((each) => ({ ...each, uuid: each.uuid ?? uuidv7() }));
    await context.tx
      .updateTable('plan_page')
      .set({ calibrations: JSON.stringify(calibrations), updated_at: new Date().toISOString() })
      .where('page_id', '=', params.page_id)
      .execute();
    const words = (list: readonly WireCalibration[]) =>
      list
        .map((each) => (each.calibrated ? `${each.name || each.value} (${each.unit}/pt)` : 'none'))
        .join('; ') || 'none';
    await context.audit({
      module: 'estimation',
      entity: 'calibration',
      entityId: params.estimation_id,
      entityName: estimation.name,
      action: 'updated',
      changes: [
        {
          field: before.page_name || before.name,
          before: words(before.calibrations),
          after: words(calibrations),
        },
      ],
    });
    await recompute(params.estimation_id, context);
    return {
      data: { calibrations, takeoffs: await takeoffsWhere(context, params.estimation_id, params.page_id) },
    };
  },
  estimationWorkRemovePages: async ({ params, body }, context) => {
    const estimation = await estimationRow(params.estimation_id, context, true);
    for (const page of body.page_id) await pageOf(params.estimation_id, page, context);
    const now = new Date().toISOString();
    await sql`update takeoff set deleted_at = ${now} where page_id = any(${body.page_id}::uuid[]) and deleted_at is null`.execute(
      context.tx,
    );
    await sql`update plan_page set deleted_at = ${now} where page_id = any(${body.page_id}::uuid[])`.execute(
      context.tx,
    );
    await context.audit({
      module: 'estimation',
      entity: 'page',
      entityId: params.estimation_id,
      entityName: estimation.name,
      action: 'deleted',
      changes: [{ field: 'pages', before: String(body.page_id.length) }],
    });
    await recompute(params.estimation_id, context);
    return { data: { deleted: body.page_id.length } };
  },

  estimationWorkEstimate: async ({ params }, context) => {
    const row = await estimationRow(params.estimation_id, context);
    return {
      data: {
        ...estimateOf(await estimateData(params.estimation_id, context, row.settings)),
        version: row.version,
      },
    };
  },
  estimationWorkChangeEstimate: async ({ params, body }, context) => {
    const { tx, user } = context;
    const row = await estimationRow(params.estimation_id, context, true);
    if (row.version !== body.version) throw stale();
    const before = { ...defaultSettings, ...row.settings } as Settings;
    const given = Object.fromEntries(
      Object.entries(body.settings ?? {}).filter(([, value]) => value !== undefined),
    ) as Partial<Settings>;
    for (const [field, value] of Object.entries(given)) {
      if (Number(value) < 0 || Number(value) > 1000)
        throw invalid(`settings.${field}`, 'Enter number between 0 and 1000');
    }
    const settings = { ...before, ...given };
    for (const { condition_id, line_id, field, value } of body.overrides ?? []) {
      if (value !== null && Number(value) < 0) throw invalid(field, "The Value cann't be less than 0");
      const known =
        await sql`select 1 from estimation_condition c join assembly_material l on l.tenant_id = c.tenant_id and l.assembly_id = c.assembly_id
        where c.condition_id = ${condition_id}::uuid and c.estimation_id = ${params.estimation_id}::uuid and l.line_id = ${line_id}::uuid and c.deleted_at is null`.execute(
          tx,
        );
      if (!known.rows.length) throw notFound('This line');
      const target = { estimation_id: params.estimation_id, condition_id, line_id, field };
      if (value === null) {
        let removal = tx.deleteFrom('estimate_override');
        for (const [column, is] of Object.entries(target))
          removal = removal.where(column as keyof typeof target, '=', is);
        await removal.execute();
      } else {
        await tx
          .insertInto('estimate_override')
          .values({ tenant_id: user.tenant_id, ...target, value, user_id: user.user_id })
          .onConflict((each) =>
            each
              .columns(['tenant_id', 'estimation_id', 'condition_id', 'line_id', 'field'])
              .doUpdateSet({ value, user_id: user.user_id }),
          )
          .execute();
      }
    }
    await tx
      .updateTable('estimation')
      .set({
        settings: JSON.stringify(settings),
        version: row.version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('estimation_id', '=', params.estimation_id)
      .execute();
    const changes = differences(before, settings, Object.keys(settings));
    for (const each of body.overrides ?? [])
      changes.push({ field: each.field, ...(each.value === null ? {} : { after: each.value }) });
    await context.audit({
      module: 'estimation',
      entity: 'estimate',
      entityId: params.estimation_id,
      entityName: row.name,
      action: 'updated',
      changes,
    });
    return { data: await recompute(params.estimation_id, context) };
  },

  estimationWorkQuotes: async ({ params }, context) => {
    await estimationRow(params.estimation_id, context);
    return { data: (await quoteRows(params.estimation_id, context)).map(presentQuote) };
  },
  estimationWorkCreateQuote: ({ params, body }, context) => createQuote(params.estimation_id, body, context),
  estimationWorkQuote: async ({ params }, context) => ({
    data: presentQuote(await quoteRow(params.estimation_id, params.uuid, context)),
  }),
  estimationWorkChangeQuote: async ({ params, body }, context) => {
    // Two saves at once: the second must find the first one's version.
    await estimationRow(params.estimation_id, context, true);
    const row = await quoteRow(params.estimation_id, params.uuid, context);
    const { version, inclusions, exclusions, ...given } = body;
    if (row.version !== version) throw stale();
    if (row.status !== 'Draft')
      throw new Problem(409, 'An issued revision does not change. Make a new revision.');
    await context.tx
      .updateTable('quote')
      .set({
        ...given,
        ...(inclusions === undefined ? {} : { inclusions: JSON.stringify(inclusions) }),
        ...(exclusions === undefined ? {} : { exclusions: JSON.stringify(exclusions) }),
        version: version + 1,
        updated_at: new Date().toISOString(),
      })
      .where('quote_id', '=', params.uuid)
      .execute();
    const after = await quoteRow(params.estimation_id, params.uuid, context);
    await context.audit({
      module: 'estimation',
      entity: 'quote',
      entityId: params.uuid,
      entityName: after.name,
      action: 'updated',
      changes: differences(presentQuote(row), presentQuote(after), Object.keys(body)),
    });
    return { data: presentQuote(after) };
  },
  estimationWorkQuotePdf: async ({ params }, context) => {
    const quote = presentQuote(await quoteRow(params.estimation_id, params.uuid, context));
    return {
      file: await quotePdf(quote, context.user.company),
      contentType: 'application/pdf',
      name: `${quote.number} R${quote.revision}.pdf`,
      inline: true,
    };
  },
} satisfies Partial<Handlers>;

async function conditionRow(estimationId: string, uuid: string, { tx }: Context) {
  const row = await tx
    .selectFrom('estimation_condition')
    .select(conditionColumns)
    .where('estimation_id', '=', estimationId)
    .where('condition_id', '=', uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound('This condition');
  return row;
}

async function checkAssembly(uuid: string | null | undefined, { tx }: Context): Promise<void> {
  if (!uuid) return;
  const { rows } = await sql`select 1 from assembly_view where uuid = ${uuid}::uuid`.execute(tx);
  if (!rows.length) throw invalid('assembly_id', 'This assembly does not exist.');
}
