import { addElapsed, DAY_MS, utcDay } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';
import { crmStatuses } from '../default-statuses.ts';
import type { DemoPerson } from '../../../capabilities/demo-data/demo-data.ts';
import { createRandom, type Random } from '../../../capabilities/demo-data/random.ts';
import {
  accountName,
  accountTypes,
  cities,
  firstNames,
  lastNames,
  leadSources,
  projectName,
  scopes,
  streets,
  titles,
} from '../../../capabilities/demo-data/words.ts';

const day = (clock: Date, offset: number) => utcDay(addElapsed(clock, { days: offset }));
const instant = (clock: Date, offset: number) => addElapsed(clock, { days: offset }).toISOString();
const inChunks = async <T>(rows: T[], work: (part: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 500) await work(rows.slice(at, at + 500));
};

const phone = (random: Random) =>
  `${random.pick(['303', '970', '720', '801', '541', '503'])}-555-${String(random.int(100, 9999)).padStart(4, '0')}`;

export interface CrmCounts {
  accounts: number;
  opportunities: number;
  contacts: number;
}

/** Company that gets records, and how many. */
interface CrmSeed {
  tenantId: string;
  people: readonly DemoPerson[];
  random: Random;
  counts: CrmCounts;
  now: Date;
}

function createAccounts({ tenantId, people, random, counts, now }: CrmSeed) {
  const names = new Set<string>();
  return Array.from({ length: counts.accounts }, (_, index) => {
    const type = random.pick(accountTypes);
    let name = accountName(random, type);
    const [city, state, zip, territory] = random.pick(cities);
    if (names.has(name)) name = `${name} of ${city}`;
    if (names.has(name)) name = `${name} ${(index % 90) + 2}`;
    names.add(name);
    const status = random.pick([
      'Active',
      'Active',
      'Active',
      'Prospect',
      'Prospect',
      'On hold',
      'Inactive',
    ] as const);
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '');
    const created = -random.int(20, 1400);
    return {
      tenant_id: tenantId,
      account_id: uuidv7(),
      number: `ACC-${String(index + 1).padStart(5, '0')}`,
      name,
      type,
      status,
      territory,
      owner_id: random.pick(people).user_id,
      phone: phone(random),
      email: `office@${slug.slice(0, 24)}.test`,
      website: `https://www.${slug.slice(0, 24)}.test`,
      street: `${random.int(100, 9800)} ${random.pick(streets)}`,
      city,
      state,
      zip,
      created_at: instant(now, created),
      updated_at: instant(now, Math.min(-1, created + random.int(0, -created - 1))),
    };
  });
}
type Account = ReturnType<typeof createAccounts>[number];

const stages = crmStatuses.opportunity;

/** @param busy accounts with opportunities. */
function createOpportunities({ tenantId, people, random, counts, now }: CrmSeed, busy: readonly Account[]) {
  return Array.from({ length: counts.opportunities }, (_, index) => {
    const account = random.pick(busy);
    const person = random.pick(people);
    // Four of ten are decided; open ones decrease towards the award.
    const stage = random.pick(
      [...'QQQEEEEBBBNN']
        .map((c) => stages.find((each) => each.name.startsWith(c)))
        .concat(
          stages.filter((each) => each.outcome !== 'open'),
          stages.filter((each) => each.outcome !== 'open'),
          stages.filter((each) => each.outcome !== 'open'),
        ),
    );
    const open = stage?.outcome === 'open';
    const bid = open ? random.int(-6, 90) : -random.int(20, 320);
    const floor = Math.round(random.skewed(900, 52_000) / 10) * 10;
    const opened = bid - random.int(14, 60);
    const name = projectName(random);
    const since = Math.min(-1, open ? -random.int(1, 30) : bid + 14);
    return {
      tenant_id: tenantId,
      opportunity_id: uuidv7(),
      number: `OPP-${now.getUTCFullYear()}-${String(index + 1).padStart(4, '0')}`,
      name,
      account_id: account.account_id,
      stage: stage?.name ?? 'Qualified',
      stage_since: instant(now, since),
      amount: String(Math.round((floor * random.int(9, 38)) / 50) * 50),
      probability: stage?.probability ?? 20,
      bid_date: day(now, bid),
      award_date: day(now, bid + random.int(14, 40)),
      lead_source: random.pick(leadSources),
      scope: random.pick(scopes),
      site: `${random.int(100, 9800)} ${random.pick(streets)}, ${account.city}`,
      floor_area: String(floor),
      start_date: day(now, bid + random.int(50, 120)),
      owner_id: person.user_id,
      estimator_id: random.pick(people).user_id,
      // Keeps stage dates after creation and the last change after the last move.
      created_at: instant(now, Math.min(opened, since - random.int(2, 90))),
      updated_at: instant(now, Math.max(since, -random.int(1, 40))),
    };
  });
}

/** Stages that opportunities have been in, from their creation to their present one. */
function createStages(tenantId: string, opportunities: ReturnType<typeof createOpportunities>) {
  return opportunities.flatMap((row) => {
    const reached = stages.findIndex((each) => each.name === row.stage);
    const path =
      stages[reached]?.outcome === 'lost'
        ? [...stages.slice(0, 3), stages[reached]]
        : stages.slice(0, reached + 1);
    const [from, to] = [Date.parse(row.created_at), Date.parse(row.stage_since)];
    return path.map((stage, index) => ({
      tenant_id: tenantId,
      opportunity_id: row.opportunity_id,
      stage: stage?.name ?? '',
      entered_at: new Date(
        index === path.length - 1 ? to : from + ((to - from) * index) / path.length,
      ).toISOString(),
    }));
  });
}

function createContacts({ tenantId, random, counts, now }: CrmSeed, busy: readonly Account[]) {
  // A separate generator keeps the names above and below stable.
  const when = createRandom(counts.contacts);
  return Array.from({ length: counts.contacts }, () => {
    const account = random.pick(busy);
    const [firstname, lastname] = [random.pick(firstNames), random.pick(lastNames)];
    // Created after the estimations so that these use the first records of their companies.
    const since = Math.max(Date.parse(account.created_at), now.getTime() - 280 * DAY_MS);
    const met = new Date(since + when.next() * (now.getTime() - DAY_MS - since)).toISOString();
    return {
      tenant_id: tenantId,
      contact_id: uuidv7(),
      firstname,
      lastname,
      account_id: account.account_id,
      title: random.pick(titles),
      contact_type: random.pick(['customer', 'customer', 'customer', 'bidder', 'vendor'] as const),
      email: `${firstname}.${lastname}@${account.website.slice(12)}`
        .toLowerCase()
        .normalize('NFD')
        .replaceAll(/[^a-z.@]/g, ''),
      phone: phone(random),
      created_at: met,
      updated_at: met,
    };
  });
}

/** Creates accounts, opportunities with their stages, and contacts. */
export async function seedCrm(tx: Transaction, seed: CrmSeed): Promise<void> {
  const { tenantId, counts, now } = seed;
  const accounts = createAccounts(seed);
  await inChunks(accounts, (part) => tx.insertInto('crm_account').values(part).execute());
  const busy = accounts
    .filter((account) => account.status === 'Active')
    .slice(0, Math.max(40, Math.round(counts.opportunities * 0.4)));
  const opportunities = createOpportunities(seed, busy);
  await inChunks(opportunities, (part) => tx.insertInto('crm_opportunity').values(part).execute());
  const entered = createStages(tenantId, opportunities);
  await inChunks(entered, (part) => tx.insertInto('crm_opportunity_stage').values(part).execute());
  const contacts = createContacts(seed, busy);
  await inChunks(contacts, (part) => tx.insertInto('crm_contact').values(part).execute());
  await tx
    .insertInto('number_sequence')
    .values([
      { tenant_id: tenantId, scope: 'account', next: counts.accounts },
      { tenant_id: tenantId, scope: `opportunity-${now.getUTCFullYear()}`, next: counts.opportunities },
    ])
    .execute();
}
