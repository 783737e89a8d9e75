import { vendorPrices } from '@plumbline/estimating';
import { sql } from 'kysely';
import type { Context } from '../../../context/context.ts';
import type { LineRow } from '../estimates/estimate-line-row.ts';
import type { EstimateSources } from '../estimates/estimate-sources.ts';

type Price = Pick<
  LineRow,
  | 'price'
  | 'freight_percentage'
  | 'duty_percentage'
  | 'packing_percentage'
  | 'tariff_percentage'
  | 'cushion'
  | 'vendor_name'
  | 'price_id'
  | 'last_price_date'
  | 'expiry_price_date'
>;
type Entry = Price & {
  material_id: string;
  id: string;
  vendor: string;
  date: string;
  expires: string | null;
  recordedAt: string;
};

/** Latest valid price of each material from any vendor. */
export async function validPrices(
  materials: readonly string[],
  today: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<Map<string, Price>> {
  if (!materials.length) return new Map();
  const { rows } =
    await sql<Entry>`select p.material_id, p.price_id as id, coalesce(p.vendor_id::text, p.vendor_name) as vendor,
      p.last_price_date as date, p.expiry_price_date as expires, p.created_at as "recordedAt", p.price, p.freight_percentage,
      p.duty_percentage, p.packing_percentage, p.tariff_percentage, p.cushion, p.vendor_name, p.price_id, p.last_price_date,
      p.expiry_price_date
    from valid_material_price p where p.material_id = any(${materials}::uuid[]) and p.last_price_date <= ${today}::date`.execute(
      tx,
    );
  const found = new Map<string, Price>();
  for (const [material, history] of Map.groupBy(rows, ({ material_id }) => material_id)) {
    const good = vendorPrices(history, today).find(({ expired }) => !expired);
    if (good) {
      const {
        material_id: _of,
        id: _id,
        vendor: _v,
        date: _d,
        expires: _e,
        recordedAt: _r,
        ...price
      } = good.entry;
      found.set(material, price);
    }
  }
  return found;
}

/** Inputs with other prices. */
export const withPrices = (data: EstimateSources, prices: ReadonlyMap<string, Price>): EstimateSources => ({
  ...data,
  lines: data.lines.map((line) => {
    const price = prices.get(line.material_id);
    return price ? { ...line, ...price } : line;
  }),
});

/** First following day on which a price ends or starts; `infinity` if none does. */
export async function nextPriceChange(data: EstimateSources, { tx }: Pick<Context, 'tx'>): Promise<string> {
  const materials = [...new Set(data.lines.map(({ material_id }) => material_id))];
  const { rows } = await sql<{ due: string | null }>`select least(
      min(p.expiry_price_date + 1) filter (where p.expiry_price_date >= ${data.today}::date),
      min(p.last_price_date) filter (where p.last_price_date > ${data.today}::date)) as due
    from valid_material_price p where p.material_id = any(${materials}::uuid[])`.execute(tx);
  return rows[0]?.due ?? 'infinity';
}
