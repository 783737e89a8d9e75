import type { MaterialPrice, MaterialPriceFields, NewMaterialPrice } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { messages } from '@plumbline/validation';
import { materialPriceProblems } from '@plumbline/validation/materials';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { invalidField, notFoundError, HttpError } from '../../core/http-error.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { after } from '../../resource/pipeline.ts';
import { throwProblems } from './rules.ts';
import { scheduleTotals } from './totals.ts';

const today = ({ ports }: Pick<Context, 'ports'>) => utcDay(ports.clock());

interface InForce {
  price_id: string;
  estimate_price: string;
  vendor_name: string;
}
const inForce = async (materialId: string, tx: Transaction): Promise<InForce | undefined> => {
  const { rows } = await sql<InForce>`select price_id, estimate_price, vendor_name from material_price_now
    where material_id = ${materialId}::uuid`.execute(tx);
  return rows[0];
};

/** Writes a change of the price in force to the material's audit log. */
async function auditPriceChange(
  materialId: string,
  before: InForce | undefined,
  context: Context,
): Promise<void> {
  // Another price may apply when the one in force has expired, and may start on a later day.
  scheduleTotals({ materialId }, context);
  const after = await inForce(materialId, context.tx);
  if (after?.price_id === before?.price_id) return;
  const { rows } = await sql<{
    name: string;
  }>`select name from material where material_id = ${materialId}::uuid`.execute(context.tx);
  const change = (field: string, from: string | undefined, to: string | undefined) =>
    from === to
      ? []
      : [
          {
            field,
            ...(from === undefined ? {} : { before: from }),
            ...(to === undefined ? {} : { after: to }),
          },
        ];
  await context.audit({
    module: 'materials',
    entity: 'material',
    entityId: materialId,
    entityName: rows[0]?.name ?? '',
    action: 'updated',
    changes: [
      ...change('estimate_price', before?.estimate_price, after?.estimate_price),
      ...change('vendor_name', before?.vendor_name, after?.vendor_name),
    ],
  });
}

/** Price in force without the given price. */
async function withoutPrice(materialId: string, uuid: string, { tx }: Context): Promise<InForce | undefined> {
  const { rows } = await sql<InForce>`
    select p.price_id, p.estimate_price, p.vendor_name from material_price p
    join material m on m.tenant_id = p.tenant_id and m.material_id = p.material_id
    where p.material_id = ${materialId}::uuid and p.price_id <> ${uuid}::uuid and p.last_price_date <= current_date
      and not exists (select 1 from material_price_withdrawal w where w.price_id = p.price_id)
    order by coalesce(p.vendor_id = m.prefered_vendor_id, false) desc, p.last_price_date desc, p.created_at desc, p.price_id desc
    limit 1`.execute(tx);
  return rows[0];
}

const figures = [
  'freight_percentage',
  'duty_percentage',
  'packing_percentage',
  'tariff_percentage',
  'cushion',
] as const;

/** Appends a price. Prices are never changed; wrong ones are withdrawn. */
const priceResource = defineResource('materialPrice', {
  table: 'material_price',
  view: 'material_price_view',
  key: 'price_id',
  order: '-last_price_date',
  title: (row) => `${row.material_name}, ${row.vendor_name}`,
  importExistingRows: existingPrices,
  steps: {
    create: [
      after('workflow', async (state, context) => {
        const { prefered_vendor_id: _preferred, ...values } = state.body;
        throwProblems([
          ...materialPriceProblems({ ...values, last_price_date: values.last_price_date ?? today(context) }),
          ...(values.order_quantity && Number(values.order_quantity) <= 0
            ? [{ field: 'order_quantity', message: messages.minValue0001 }]
            : []),
        ]);
        const { rows } = await sql<{ name: string }>`select name from vendor_view
          where uuid = ${values.vendor_id ?? null}::uuid`.execute(context.tx);
        state.columns = { vendor_name: rows[0]?.name ?? '', ...values, user_id: context.user.user_id };
      }),
      after('write', async ({ uuid, body: { material_id, prefered_vendor_id } }, context) => {
        const before = await withoutPrice(material_id, uuid, context);
        if (prefered_vendor_id)
          await sql`update material set prefered_vendor_id = ${prefered_vendor_id}::uuid, version = version + 1,
            updated_at = now() where material_id = ${material_id}::uuid
            and prefered_vendor_id is distinct from ${prefered_vendor_id}::uuid`.execute(context.tx);
        await auditPriceChange(material_id, before, context);
      }),
    ],
  },
});

/**
 * Withdraws prices, except those followed by a later price of the same vendor, which later purchases and estimates
 * were based on.
 */
async function withdraw(uuids: readonly string[], context: Context): Promise<{ data: { deleted: number } }> {
  const { tx, user } = context;
  const uniqueIds = [...new Set(uuids)];
  const { rows } = await sql<MaterialPrice>`select * from material_price_view
    where uuid = any(${uniqueIds}::uuid[])`.execute(tx);
  if (rows.length !== uniqueIds.length) throw notFoundError('This price');
  const { rows: later } = await sql<{ vendor_name: string; material_name: string }>`
    select p.vendor_name, p.material_name from material_price_view p
    join material_price_view n on n.material_id = p.material_id and n.uuid <> all(${uniqueIds}::uuid[])
      and coalesce(n.vendor_id::text, lower(n.vendor_name)) = coalesce(p.vendor_id::text, lower(p.vendor_name))
      and (n.last_price_date, n."createdAt", n.uuid) > (p.last_price_date, p."createdAt", p.uuid)
    where p.uuid = any(${uniqueIds}::uuid[]) limit 1`.execute(tx);
  if (later[0])
    throw new HttpError(
      409,
      `${later[0].vendor_name} has a newer price for “${later[0].material_name}”. Only a vendor’s latest price can be withdrawn.`,
    );
  const materials = [...new Set(rows.map(({ material_id }) => material_id))];
  const before = new Map<string, InForce | undefined>();
  for (const each of materials) before.set(each, await inForce(each, tx));
  await sql`insert into material_price_withdrawal (tenant_id, price_id, user_id)
    select ${user.tenant_id}::uuid, id, ${user.user_id}::uuid from unnest(${uniqueIds}::uuid[]) as id`.execute(
    tx,
  );
  for (const row of rows)
    await context.audit({
      module: 'materials',
      entity: 'materialPrice',
      entityId: row.uuid,
      entityName: priceResource.options.title(row),
      action: 'deleted',
    });
  for (const each of materials) await auditPriceChange(each, before.get(each), context);
  return { data: { deleted: rows.length } };
}

/** Finds an identical price of the same vendor and day, so that importing a file again adds nothing. */
async function existingPrices(
  bodies: readonly Partial<MaterialPriceFields>[],
  tx: Transaction,
): Promise<({ uuid: string; version: number } | undefined)[]> {
  const prices = bodies.map((body, at) => ({
    at,
    material_id: body.material_id ?? null,
    vendor_id: body.vendor_id ?? null,
    day: body.last_price_date ?? null,
    price: body.price ?? null,
    sell_price: body.sell_price ?? null,
    ...Object.fromEntries(figures.map((name) => [name, body[name] ?? '0'])),
  }));
  const { rows } = await sql<{ at: number; uuid: string }>`
    select distinct on (v.at) v.at, p.uuid from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as v(at int,
      material_id uuid, vendor_id uuid, day date, price numeric, sell_price numeric, freight_percentage numeric,
      duty_percentage numeric, packing_percentage numeric, tariff_percentage numeric, cushion numeric)
    join material_price_view p on p.material_id = v.material_id and p.vendor_id = v.vendor_id 
      and p.last_price_date = coalesce(v.day, current_date)
      and p.price = round(v.price, 4) and p.sell_price is not distinct from round(v.sell_price, 4)
      and (p.freight_percentage, p.duty_percentage, p.packing_percentage, p.tariff_percentage, p.cushion)
        = (v.freight_percentage, v.duty_percentage, v.packing_percentage, v.tariff_percentage, v.cushion)
    order by v.at`.execute(tx);
  const found = new Map(rows.map(({ at, uuid }) => [at, { uuid, version: 1 }]));
  return bodies.map((_, at) => found.get(at));
}
export const prices = {
  ...priceResource,
  removeMany: ({ body }: { body: { uuid: string[] } }, context: Context) => withdraw(body.uuid, context),
};

/** Adds a price to a material. A vendor given by name is resolved to its record if one exists. */
export async function addPrice(
  materialId: string,
  body: NewMaterialPrice,
  context: Context,
): Promise<MaterialPrice> {
  const vendorName = body.vendor_name?.trim() ?? '';
  if (!body.vendor_id && vendorName === '') throw invalidField('vendor_id', messages.required);
  const { rows } = body.vendor_id
    ? { rows: [{ uuid: body.vendor_id }] }
    : await sql<{
        uuid: string;
      }>`select uuid from vendor_view where platform.search_form(name) = platform.search_form(${vendorName}::text)
        order by number limit 1`.execute(context.tx);
  const { vendor_name: _words, vendor_id: _vendor, ...values } = body;
  const { data } = await priceResource.create(
    {
      body: {
        ...values,
        material_id: materialId,
        ...(rows[0] ? { vendor_id: rows[0].uuid } : { vendor_name: vendorName }),
      } as MaterialPriceFields,
    },
    context,
  );
  return data;
}

/** Prices of a material, newest first, including withdrawn ones. */
export async function priceHistory(materialId: string, { tx }: Context): Promise<MaterialPrice[]> {
  const { rows } = await sql<MaterialPrice & { tenant_id?: string }>`select * from material_price_history
    where material_id = ${materialId}::uuid
    order by last_price_date desc, "createdAt" desc, uuid desc`.execute(tx);
  return rows.map(({ tenant_id: _tenant, ...row }) => row);
}
