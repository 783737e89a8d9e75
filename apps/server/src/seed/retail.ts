import { addElapsed, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { insertRow } from '../database/insert-row.ts';
import { createRandom, type Random } from '../capabilities/demo-data/random.ts';
import { cities, firstNames, lastNames, streets } from '../capabilities/demo-data/words.ts';

const stores = ['Denver, Brighton Blvd', 'Fort Collins, College Ave', 'Boulder, 28th St'] as const;
/** Name and agreed discount. */
const businesses: readonly (readonly [name: string, level: string, discount: string, note: string])[] = [
  ['Alpine Deck & Fence', 'Contractor', '5', 'Asks for the purchase order by job name.'],
  ['Back Forty Landscapes', 'Contractor', '0', ''],
  ['Bluebird Property Care', 'Contractor', '3', ''],
  ['Canyon View HOA', 'Retail', '0', 'Charge only the board’s card.'],
  ['Cherry Creek Elementary', 'Retail', '0', 'Tax exempt for school supplies only.'],
  ['Dry Gulch Brewing', 'Retail', '0', ''],
  ['First Street Community Garden', 'Retail', '0', ''],
  ['Foothills Handyman', 'Contractor', '5', ''],
  ['Grace Lutheran Church', 'Retail', '0', ''],
  ['High Plains Painting', 'Contractor', '8', 'Has two crews. Ask which one is buying.'],
  ['Kestrel Rentals', 'Wholesale', '0', ''],
  ['Larkspur Interiors', 'Contractor', '5', ''],
  ['Mile Marker Signs', 'Wholesale', '0', ''],
  ['Redstone Remodeling', 'Contractor', '10', ''],
];
/** Tax-exempt customers. */
const exempt: ReadonlySet<string> = new Set([
  'Cherry Creek Elementary',
  'First Street Community Garden',
  'Grace Lutheran Church',
]);
const vendors: readonly (readonly [name: string, type: string, departments: string])[] = [
  ['Aspen Fastener Co.', 'Distributor', 'Fasteners'],
  ['Bighorn Hand Tools', 'Manufacturer', 'Hand tools'],
  ['Centennial Paint Supply', 'Wholesaler', 'Paint, Sundries'],
  ['Colfax Lock & Key', 'Local maker', 'Hardware, Keys'],
  ['Continental Garden', 'Distributor', 'Lawn, Garden'],
  ['Evergreen Lumber Brokers', 'Wholesaler', 'Lumber'],
  ['Front Range Electrical Wholesale', 'Wholesaler', 'Electrical, Lighting'],
  ['Glacier Plumbing Distributors', 'Distributor', 'Plumbing'],
  ['Ironside Power Tools', 'Manufacturer', 'Power tools'],
  ['Juniper Candle Works', 'Local maker', 'Gifts'],
  ['Lantern Imports', 'Importer', 'Lighting, Gifts'],
  ['Mesa Safety Gear', 'Distributor', 'Safety'],
  ['Prairie Seed & Feed', 'Distributor', 'Garden, Pet'],
  ['Summit Register Service', 'Service', 'Registers, Labels'],
];

interface Company {
  tenantId: string;
  /** Sales and purchasing users. */
  userId: string;
  now: Date;
  customers: number;
  /** Number of businesses with a contact. */
  contacts: number;
}
const padded = (prefix: string, index: number) => `${prefix}-${String(index + 1).padStart(5, '0')}`;
const nearby = cities.filter(([, state]) => state === 'CO');
const reach = (random: Random) => {
  const [city, state, zip] = random.pick(nearby);
  return {
    phone: `${random.pick(['303', '720', '970'])}-555-${String(random.int(100, 9999)).padStart(4, '0')}`,
    street: `${random.int(100, 9800)} ${random.pick(streets)}`,
    city,
    state,
    zip,
  };
};
const word = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** Creates retail vendors. @param stamped columns that every record has. */
async function seedVendors(tx: Transaction, random: Random, stamped: () => object): Promise<void> {
  for (const [index, [name, type, departments]] of vendors.entries()) {
    const isService = type === 'Service';
    await insertRow(tx, 'retail_vendor', {
      ...stamped(),
      ...reach(random),
      number: padded('RVN', index),
      name,
      type,
      departments,
      status: random.chance(0.8) ? 'Active' : random.pick(['Trial order', 'On hold']),
      is_preferred: random.chance(0.35),
      email: `sales@${word(name)}.test`,
      website: `https://www.${word(name)}.test`,
      account_number: `CS-${random.int(1000, 9999)}`,
      order_method: random.pick(['Email', 'EDI', 'Vendor’s site', 'Sales representative']),
      order_email: `orders@${word(name)}.test`,
      order_days: random.pick(['Mon, Thu by noon', 'Tue', 'Any day', 'First Monday']),
      lead_time: random.int(1, 21),
      minimum_order: isService ? '0' : String(random.pick([100, 150, 250, 500])),
      free_freight_from: isService ? '0' : String(random.pick([750, 1000, 1500])),
      payment_terms: random.pick(['Net 30', 'Net 30', '2/10 net 30', 'Net 15', 'Prepaid']),
      credit_limit: String(random.int(2, 20) * 1000),
      return_days: isService ? null : random.pick([15, 30, 60]),
      restocking_fee: isService ? '0' : String(random.pick([0, 10, 15, 20])),
      needs_rma: !isService && random.chance(0.6),
      return_policy: isService
        ? ''
        : 'Unopened, in cases, with the invoice. Special orders cannot be returned.',
    });
  }
}

/** Creates retail customers and vendors. */
export async function seedRetail(
  tx: Transaction,
  { tenantId, userId, now, customers, contacts }: Company,
): Promise<void> {
  const random = createRandom(2100);
  const at = (days: number) => addElapsed(now, { days }).toISOString();
  const day = (days: number) => utcDay(at(days));
  const stamped = () => {
    const createdAt = at(-random.int(20, 1200));
    return {
      tenant_id: tenantId,
      row_id: uuidv7(),
      owner_id: userId,
      created_at: createdAt,
      updated_at: createdAt,
    };
  };
  const firms = businesses.slice(0, Math.ceil(customers / 3));
  const firmRows = firms.map(([name, price_level, discount, till_note]) => ({
    ...stamped(),
    ...reach(random),
    name,
    type: 'Business',
    status: name === 'Kestrel Rentals' ? 'Credit hold' : 'Active',
    email: `office@${word(name)}.test`,
    contact_by: 'Email',
    preferred_store: random.pick(stores),
    price_level,
    discount,
    payment_terms: price_level === 'Retail' ? 'Due at sale' : random.pick(['Net 15', 'Net 30', 'Net 30']),
    credit_limit: price_level === 'Retail' ? '0' : String(random.int(2, 20) * 500),
    needs_po: till_note.includes('purchase order'),
    till_note,
    ...(exempt.has(name)
      ? {
          tax_exempt: true,
          tax_exempt_number: `98-${random.int(10_000, 99_999)}`,
          tax_exempt_expiry: day(random.int(-40, 500)),
        }
      : {}),
  }));
  const people = new Set<string>();
  while (people.size < customers - firms.length)
    people.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`);
  const peopleRows = [...people].map((name) => {
    const isMember = random.chance(0.7);
    const isTrade = random.chance(0.2);
    return {
      ...stamped(),
      ...reach(random),
      name,
      type: 'Person',
      status: random.chance(0.92) ? 'Active' : 'Inactive',
      company: isTrade ? random.pick(firms)[0] : '',
      email: random.chance(0.85) ? `${word(name)}@example.test` : '',
      contact_by: random.pick(['Text message', 'Email', 'Phone']),
      takes_offers: isMember && random.chance(0.8),
      birthday: random.chance(0.5) ? day(-random.int(7000, 26_000)) : null,
      preferred_store: random.pick(stores),
      loyalty_number: isMember ? `7${String(random.int(10_000_000, 99_999_999))}` : '',
      member_since: isMember ? day(-random.int(30, 1400)) : null,
      price_level: isTrade ? 'Contractor' : random.chance(0.06) ? 'Employee' : 'Retail',
    };
  });
  const all = [...firmRows, ...peopleRows].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
  for (const [index, row] of all.entries())
    await insertRow(tx, 'retail_customer', { ...row, number: padded('CUS', index) });
  for (const firm of firmRows.slice(0, contacts)) {
    const contact_id = uuidv7();
    const [firstname, lastname] = [random.pick(firstNames), random.pick(lastNames)];
    await insertRow(tx, 'crm_contact', {
      tenant_id: tenantId,
      contact_id,
      firstname,
      lastname,
      title: random.pick(['Owner', 'Foreman', 'Bookkeeper']),
      contact_type: 'customer',
      email: `${word(firstname)}@${word(firm.name)}.test`,
      phone: firm.phone,
    });
    await insertRow(tx, 'crm_contact_mapping', {
      tenant_id: tenantId,
      prop_type: 'retailCustomer',
      prop_id: firm.row_id,
      contact_id,
      role: 'Buys on account',
      is_primary: true,
    });
  }

  await seedVendors(tx, random, stamped);
  for (const [scope, next] of [
    ['retailCustomer', all.length],
    ['retailVendor', vendors.length],
  ] as const)
    await sql`insert into number_sequence (tenant_id, scope, next)
      values (${tenantId}::uuid, ${scope}, ${next})`.execute(tx);
}
