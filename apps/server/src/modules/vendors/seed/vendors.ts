import { addElapsed, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { createRandom } from '../../../capabilities/demo-data/random.ts';
import { supplierNames } from '../../../capabilities/demo-data/supplier-names.ts';

const trades: readonly (readonly [trade: string, names: readonly string[]])[] = [
  ['Drywall', ['Front Range Gypsum', 'High Plains Drywall', 'Ridgeline Interiors']],
  ['Structural steel', ['Rocky Mountain Steel', 'Ironwood Fabricators', 'Pueblo Bar & Plate']],
  ['Doors & hardware', ['Western Door & Hardware', 'Latch & Lever', 'Cheyenne Millwork']],
  ['Flooring', ['Cascade Flooring', 'Basalt Tile', 'Evergreen Hardwoods']],
  ['Acoustics', ['Pacific Acoustics', 'Quiet Rooms']],
  ['Interior supply', ['Summit Interior Supply', 'Mesa Building Products', 'Arapahoe Lumber']],
  ['Electrical', ['Blue Spruce Electric', 'Larimer Lighting', 'Volt & Vane']],
  ['Plumbing', ['Clear Creek Pipe', 'Poudre Valley Plumbing']],
  ['HVAC', ['Thin Air Mechanical', 'Alpine Sheet Metal', 'Continental Divide Controls']],
  ['Concrete', ['Bear Creek Ready Mix', 'Cornerstone Pumping']],
  ['Roofing', ['Hailstone Roofing', 'Slate & Seam']],
  ['Equipment rental', ['Big Sky Lifts', 'Trailhead Rental', 'Front Range Scaffold']],
  ['Painting', ['Aspen Coatings', 'Two Coats']],
];
const cities = [
  ['Denver', 'CO', '80202'],
  ['Aurora', 'CO', '80012'],
  ['Fort Collins', 'CO', '80524'],
  ['Colorado Springs', 'CO', '80903'],
  ['Cheyenne', 'WY', '82001'],
  ['Salt Lake City', 'UT', '84101'],
  ['Albuquerque', 'NM', '87102'],
] as const;
const terms = ['Net 30', 'Net 30', 'Net 45', 'Net 15', '2/10 net 30', 'Due on receipt'] as const;
const typeOf = (trade: string, isSeller: boolean) =>
  trade === 'Equipment rental' ? trade : isSeller ? 'Supplier' : 'Subcontractor';

/** Vendors by name: those with prices, and others of every trade. */
export async function seedVendors(
  tx: Transaction,
  tenantId: string,
  now: Date,
  buyers: readonly { user_id: string }[],
): Promise<Map<string, string>> {
  const random = createRandom(71);
  const day = (at: number) => utcDay(addElapsed(now, { days: at }));
  const all = trades.flatMap(([trade, names]) => names.map((name) => ({ trade, name })));
  const rows = all.map(({ trade, name }, index) => {
    const [city, state, zip] = random.pick(cities);
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '');
    const isSeller = (supplierNames as readonly string[]).includes(name);
    const createdAt = new Date(now.getTime() - random.int(60, 900) * DAY_MS).toISOString();
    return {
      tenant_id: tenantId,
      row_id: uuidv7(),
      number: `VEN-${String(index + 1).padStart(5, '0')}`,
      name,
      type: typeOf(trade, isSeller),
      status: isSeller || random.chance(0.8) ? 'Active' : random.pick(['In review', 'On hold', 'Inactive']),
      trade,
      is_preferred: isSeller && random.chance(0.6),
      owner_id: random.pick(buyers).user_id,
      phone: `${random.pick(['303', '720', '970', '307'])}-555-${String(random.int(100, 199)).padStart(4, '0')}`,
      email: `sales@${slug}.test`,
      website: `https://www.${slug}.test`,
      street: `${random.int(100, 9800)} ${random.pick(['Brighton Blvd', 'Santa Fe Dr', 'Colfax Ave', 'Foundry Way'])}`,
      city,
      state,
      zip,
      payment_terms: random.pick(terms),
      lead_time: random.int(2, 30),
      minimum_order: String(random.pick([0, 0, 250, 500, 1000])),
      account_number: `NG-${random.int(1000, 9999)}`,
      license_number: isSeller ? '' : `L-${random.int(10_000, 99_999)}`,
      license_expiry: isSeller ? null : day(random.int(-20, 500)),
      insurance_expiry: isSeller ? null : day(random.int(-30, 330)),
      created_at: createdAt,
      updated_at: createdAt,
    };
  });
  await tx.insertInto('vendor').values(rows).execute();
  await tx
    .insertInto('number_sequence')
    .values({ tenant_id: tenantId, scope: 'vendor', next: rows.length })
    .execute();
  return new Map(rows.map(({ name, row_id }) => [name, row_id]));
}
