import { addElapsed, utcDay } from '@plumbline/dates';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import { createRandom } from '../capabilities/demo-data/random.ts';

const scopes = [
  'Drywall',
  'Structural steel',
  'Doors & hardware',
  'Acoustics',
  'Painting',
  'Flooring',
] as const;
const tasks = [
  'Send the revised alternates',
  'Ask for the addendum 04 drawings',
  'Confirm the bid form and bond',
  'Walk the site with the superintendent',
  'Call back about the scope review',
  'Get the wage determination',
] as const;
const notes = [
  'Shortlisted, one of two. They want the deflection detail priced as an add.',
  'Owner postponed the award by a week because of financing.',
  'Two other bids. Ours is the only one that includes acoustics.',
  'Plans are at 90%. No change to the schedule.',
] as const;
const calls = [
  'Reviewed the clarifications',
  'Asked who else bids',
  'Left a message',
  'Talked about lead times',
];

/** Opportunities with quotes. Once they are sent, our price of a bidder is the total of its quote. */
async function quotedOpportunities(tx: Transaction): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct e.opportunity_id as id from estimation e
    join quote q on q.tenant_id = e.tenant_id and q.estimation_id = e.estimation_id
    where e.opportunity_id is not null`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Creates bids, bidders and activities of open opportunities. */
export async function seedPursuits(tx: Transaction, tenantId: string, now: Date): Promise<void> {
  const random = createRandom(417);
  const instant = (days: number) => addElapsed(now, { days }).toISOString();
  const day = (days: number) => utcDay(instant(days));
  const jobs = await tx
    .selectFrom('crm_opportunity')
    .select(['opportunity_id', 'name', 'account_id', 'amount', 'stage', 'bid_date', 'owner_id'])
    .where('stage', 'in', ['Estimating', 'Bid submitted', 'Negotiation'])
    .orderBy('number')
    .limit(120)
    .execute();
  const vendors = await tx.selectFrom('vendor').select(['row_id', 'trade']).orderBy('number').execute();
  const primes = await tx
    .selectFrom('crm_account')
    .select('account_id')
    .where('type', '=', 'General contractor')
    .orderBy('number')
    .limit(60)
    .execute();
  const quoted = await quotedOpportunities(tx);
  const bids = jobs.flatMap((job) => {
    const isOut = job.stage !== 'Estimating';
    const askedAgo = random.int(14, 30);
    const bidOf = (amount: number | undefined, scope: string) => {
      const declined = amount === undefined && random.chance(0.3);
      return {
        tenant_id: tenantId,
        bid_id: uuidv7(),
        opportunity_id: job.opportunity_id,
        vendor_id: null as string | null,
        account_id: null as string | null,
        scope,
        status: declined ? 'Declined' : amount ? 'Submitted' : random.pick(['Invited', 'Bidding']),
        amount: amount ? String(amount) : null,
        invited_on: day(-askedAgo),
        due_on: job.bid_date,
        answered_on: declined || amount ? day(-askedAgo + random.int(2, 12)) : null,
      };
    };
    const priced = [random.pick(scopes), random.pick(scopes)].slice(0, random.int(1, 2));
    const fromVendors = [...new Set(priced)].flatMap((scope) => {
      const base = (Number(job.amount) * random.int(8, 22)) / 100;
      return vendors
        .filter(({ trade }) => trade === scope)
        .map(({ row_id }) => ({
          ...bidOf(
            random.chance(isOut ? 0.85 : 0.45) ? Math.round((base * random.int(94, 128)) / 100) : undefined,
            scope,
          ),
          vendor_id: row_id,
        }));
    });
    const drawn = [job.account_id, random.pick(primes).account_id, random.pick(primes).account_id];
    const toBidders = isOut && quoted.has(job.opportunity_id) ? [] : [...new Set(drawn)];
    return [
      ...fromVendors,
      ...toBidders.map((account_id) => ({
        ...bidOf(isOut ? Math.round((Number(job.amount) * random.int(98, 103)) / 100) : undefined, ''),
        account_id,
      })),
    ];
  });
  await sql`insert into crm_bid (tenant_id, bid_id, opportunity_id, vendor_id, account_id, scope, status, amount,
      invited_on, due_on, answered_on)
    select * from jsonb_to_recordset(${JSON.stringify(bids)}::jsonb) as b(tenant_id uuid, bid_id uuid, opportunity_id uuid,
      vendor_id uuid, account_id uuid, scope text, status text, amount numeric, invited_on date, due_on date,
      answered_on date)`.execute(tx);
  const activities = jobs.flatMap((job) => {
    const common = () => ({
      tenant_id: tenantId,
      activity_id: uuidv7(),
      prop_type: 'opportunity',
      prop_id: job.opportunity_id,
      prop_name: job.name,
      owner_id: job.owner_id,
      body: '',
      duration: null as number | null,
      direction: null as 'in' | 'out' | null,
      due: null as string | null,
    });
    const at = random.int(1, 20);
    return [
      ...(random.chance(0.5)
        ? [
            {
              ...common(),
              kind: 'task',
              subject: random.pick(tasks),
              at: instant(-at),
              due: day(random.int(-4, 12)),
            },
          ]
        : []),
      random.chance(0.5)
        ? {
            ...common(),
            kind: 'call',
            subject: random.pick(calls),
            at: instant(-at - random.next()),
            duration: random.int(3, 40),
            direction: random.pick(['in', 'out'] as const),
          }
        : {
            ...common(),
            kind: 'note',
            subject: '',
            body: random.pick(notes),
            at: instant(-at - random.next()),
          },
    ];
  });
  await sql`insert into crm_activity (tenant_id, activity_id, prop_type, prop_id, prop_name, owner_id, kind, subject, body,
      at, duration, direction, due)
    select * from jsonb_to_recordset(${JSON.stringify(activities)}::jsonb) as a(tenant_id uuid, activity_id uuid,
      prop_type text, prop_id uuid, prop_name text, owner_id uuid, kind text, subject text, body text, at timestamptz,
      duration int, direction text, due date)`.execute(tx);
}
