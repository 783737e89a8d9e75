import { addElapsed, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { createRandom } from '../../../capabilities/demo-data/random.ts';
import {
  accountName,
  accountTypes,
  cities,
  firstNames,
  lastNames,
  leadSources,
  projectName,
  streets,
  titles,
} from '../../../capabilities/demo-data/words.ts';

const callNotes = [
  'Called for a budget price. Plans to follow.',
  'Found us on the bid board. Wants a site walk.',
  'Met at the builders’ breakfast. Their architect has 60% drawings.',
  'Neighbor of a completed job. Owner decides in a month.',
  'Contacted us through the website. Needs a second price.',
] as const;

/** Creates leads: most are open, some unqualified, some converted. */
export async function seedLeads(
  tx: Transaction,
  tenantId: string,
  people: readonly { user_id: string }[],
  now: Date,
  count: number,
): Promise<void> {
  const random = createRandom(300 + count);
  const at = (offset: number) => addElapsed(now, { days: offset }).toISOString();
  const bids = await tx
    .selectFrom('crm_opportunity as bid')
    .innerJoin('crm_account as account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'bid.tenant_id')
        .onRef('account.account_id', '=', 'bid.account_id'),
    )
    .select([
      'bid.opportunity_id',
      'bid.account_id',
      'bid.name',
      'bid.amount',
      'bid.lead_source',
      'bid.created_at',
      'account.name as company',
    ])
    .orderBy('bid.number')
    .limit(Math.round(count / 6))
    .execute();
  const taken = new Set<string>();
  const rows = Array.from({ length: count }, (_, index) => {
    const bid = index % 6 === 5 ? bids[(index - 5) / 6] : undefined;
    const [city, state, zip, territory] = random.pick(cities);
    const [firstname, lastname] = [random.pick(firstNames), random.pick(lastNames)];
    const found = accountName(random, random.pick(accountTypes));
    const company = random.chance(0.85) ? (bid?.company ?? found) : '';
    let name = bid?.name ?? projectName(random);
    while (taken.has(name.toLowerCase())) name = `${name}, ${random.pick(cities)[0]}`;
    taken.add(name.toLowerCase());
    const slug = (company || lastname)
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/[^a-z]+/g, '')
      .slice(0, 24);
    const status = bid
      ? 'Converted'
      : random.pick([
          'New',
          'New',
          'New',
          'Working',
          'Working',
          'Working',
          'Nurturing',
          'Qualified',
          'Qualified',
          'Unqualified',
        ] as const);
    const createdAt = bid
      ? Date.parse(String(bid.created_at)) - 12 * DAY_MS
      : now.getTime() - random.int(1, 70) * DAY_MS;
    const touched = bid
      ? Date.parse(String(bid.created_at))
      : Math.min(now.getTime() - DAY_MS / 4, createdAt + random.int(0, 20) * DAY_MS);
    return {
      tenant_id: tenantId,
      row_id: uuidv7(),
      number: `LEAD-${String(index + 1).padStart(5, '0')}`,
      name,
      status,
      rating: random.pick(['Hot', 'Warm', 'Warm', 'Cold', 'Cold', ''] as const),
      lead_source: bid?.lead_source ?? random.pick(leadSources),
      amount: bid ? String(bid.amount) : String(Math.round(random.skewed(20_000, 3_200_000) / 500) * 500),
      bid_date: random.chance(0.7) ? utcDay(at(random.int(5, 120))) : null,
      territory,
      owner_id: random.pick(people).user_id,
      company,
      firstname,
      lastname,
      title: random.pick(titles),
      email: `${firstname}.${lastname}@${slug}.test`
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z.@]/g, ''),
      phone: `${random.pick(['303', '970', '720', '801'])}-555-${String(random.int(100, 9999)).padStart(4, '0')}`,
      street: random.chance(0.6) ? `${random.int(100, 9800)} ${random.pick(streets)}` : '',
      city,
      state,
      zip,
      description: random.pick(callNotes),
      converted_at: bid ? new Date(touched).toISOString() : null,
      converted_account_id: bid?.account_id ?? null,
      converted_opportunity_id: bid?.opportunity_id ?? null,
      created_at: new Date(createdAt).toISOString(),
      updated_at: new Date(touched).toISOString(),
    };
  });
  await tx.insertInto('crm_lead').values(rows).execute();
  await tx
    .insertInto('number_sequence')
    .values({ tenant_id: tenantId, scope: 'lead', next: rows.length })
    .execute();
}
