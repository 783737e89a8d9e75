import { portalApps } from '@plumbline/permissions';
import type pg from 'pg';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Database, Transaction } from '../database/database.ts';
import type { Ports } from '../context/context.ts';
import { hashPassword } from '../auth/passwords.ts';
import { provisionTenant } from '../capabilities/tenants/provision.ts';
import { crmStatuses } from '../modules/crm/default-statuses.ts';
import { seedCalculators } from './calculators.ts';
import { seedMaterials } from './material-records.ts';
import { seedVendors } from './vendors.ts';
import { seedForms } from './forms.ts';
import { seedLeads } from './leads.ts';
import { seedConfiguration, seedTerritories } from './setup.ts';
import { seedPeople, type Person } from './people.ts';
import { seedHistory } from './history.ts';
import { seedPlaces } from './places.ts';
import { seedPursuits } from './pursuits.ts';
import { seedPortals } from './portals.ts';
import { createRandom, type Random } from './random.ts';
import { seedBilling } from './billing.ts';
import { seedRetail } from './retail.ts';
import { seedTasks } from './tasks.ts';
import { seedEstimations } from './estimations.ts';
import { seedQuoteConfiguration } from './quote-configuration.ts';
import { seedQuoteTemplates } from './quote-templates.ts';
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
} from './words.ts';

/** Publicly known, therefore used in demo mode only. */
export const demoPassword = 'Demo!2026';
export const demoLogins = [
  { username: 'owner@northgate.test', about: 'Northgate Builders, administrator', at: '/' },
  { username: 'estimator@northgate.test', about: 'CRM and estimation: view, add, edit', at: '/' },
  { username: 'viewer@northgate.test', about: 'view only', at: '/' },
  { username: 'owner@harbor.test', about: 'Harbor Electric, administrator', at: '/' },
  { username: 'clerk@cornerstone.test', about: 'Cornerstone Supply, retail', at: '/' },
  { username: 'staff@plumbline.test', about: 'the provider’s staff', at: '/admin' },
  { username: 'support@plumbline.test', about: 'the provider’s staff: view', at: '/admin' },
  { username: 'agent@summit.test', about: 'Summit Resellers, partner', at: '/partner' },
  { username: 'sales@summit.test', about: 'partner customers: view', at: '/partner' },
] as const;

export interface SeedParts {
  database: Database;
  owner: pg.Pool;
  ports: Pick<Ports, 'storage' | 'clock' | 'mail'>;
  log: Logger;
}

const day = (clock: Date, offset: number) =>
  new Date(clock.getTime() + offset * 86_400_000).toISOString().slice(0, 10);
const instant = (clock: Date, offset: number) =>
  new Date(clock.getTime() + offset * 86_400_000).toISOString();
const inChunks = async <T>(rows: T[], work: (part: T[]) => Promise<unknown>) => {
  for (let at = 0; at < rows.length; at += 500) await work(rows.slice(at, at + 500));
};

/** Creates the demo companies in an empty database, identical on every machine. */
export async function seedDemo({ database, owner, ports, log }: SeedParts): Promise<void> {
  const hash = await hashPassword(demoPassword);
  const now = ports.clock();
  async function company(
    name: string,
    type: string,
    apps: number[],
    login: string,
    first: string,
    last: string,
    partner: string | null,
  ) {
    const [tenantId, userId] = [uuidv7(), uuidv7()];
    await database.transaction({ tenantId }, 'write', async ({ client, tx }) => {
      await client.query(
        'select platform.create_company($1, $2, $3, $4, $5, true, $6, $7, $8, $9, $10, false)',
        [tenantId, name, type, apps, partner, userId, login, hash, first, last],
      );
      await provisionTenant(tx, tenantId);
    });
    return { tenantId, userId };
  }
  const suite = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16, 17];
  const retail = [21, 22];
  const provider = await company(
    'Plumbline',
    'Provider',
    [...portalApps.Provider],
    'staff@plumbline.test',
    'Robin',
    'Castellano',
    null,
  );
  const summit = await company(
    'Summit Resellers',
    'Partner',
    [...portalApps.Partner],
    'agent@summit.test',
    'Avery',
    'Fenwick',
    null,
  );
  const northgate = await company(
    'Northgate Builders',
    'Company',
    [...suite, ...retail],
    'owner@northgate.test',
    'Maya',
    'Lindqvist',
    summit.tenantId,
  );
  const harbor = await company(
    'Harbor Electric',
    'Company',
    suite,
    'owner@harbor.test',
    'Gus',
    'Moreau',
    summit.tenantId,
  );
  const cornerstone = await company(
    'Cornerstone Supply',
    'Retail',
    [1, 2, 3, 4, 6, ...retail],
    'clerk@cornerstone.test',
    'Joan',
    'Weaver',
    null,
  );

  await database.transaction({ tenantId: northgate.tenantId }, 'write', async ({ tx, client }) => {
    const people = await seedPeople(tx, client, northgate.tenantId, hash);
    people.unshift({ user_id: northgate.userId, firstname: 'Maya', lastname: 'Lindqvist' });
    await seedCrm(
      tx,
      northgate.tenantId,
      people,
      createRandom(4200),
      { accounts: 4200, opportunities: 900, contacts: 300 },
      now,
    );
    await seedLeads(tx, northgate.tenantId, people, now, 140);
    await seedForms(tx, northgate.tenantId);
    await seedConfiguration(tx, northgate.tenantId, people);
    await seedTasks(tx, northgate.tenantId, people, now);
    const named = await seedVendors(tx, northgate.tenantId, now, people);
    await seedPlaces(tx, northgate.tenantId);
    await seedMaterials(tx, northgate.tenantId, createRandom(60), now, named);
    await seedCalculators(tx, northgate.tenantId);
    await seedQuoteConfiguration(tx, northgate.tenantId);
    await seedQuoteTemplates(tx, northgate.tenantId);
    await seedBilling(tx, northgate, now);
  });
  await database.transaction({ tenantId: harbor.tenantId }, 'write', async ({ tx }) => {
    const people = [{ user_id: harbor.userId, firstname: 'Gus', lastname: 'Moreau' }];
    await seedCrm(
      tx,
      harbor.tenantId,
      people,
      createRandom(77),
      { accounts: 180, opportunities: 60, contacts: 40 },
      now,
    );
    await seedLeads(tx, harbor.tenantId, people, now, 24);
    await seedTerritories(tx, harbor.tenantId, people);
    const named = await seedVendors(tx, harbor.tenantId, now, people);
    await seedPlaces(tx, harbor.tenantId);
    await seedMaterials(tx, harbor.tenantId, createRandom(61), now, named);
  });
  for (const [{ tenantId, userId }, customers, contacts] of [
    [cornerstone, 48, 6],
    [northgate, 14, 0],
  ] as const)
    await database.transaction({ tenantId }, 'write', ({ tx }) =>
      seedRetail(tx, { tenantId, userId, now, customers, contacts }),
    );
  await seedEstimations({ database, owner, ports, log }, northgate.tenantId);
  for (const { tenantId } of [northgate, harbor])
    await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      await seedPursuits(tx, tenantId, now);
      await seedHistory(tx, tenantId, 5, now);
    });
  await seedPortals({ database, owner }, { partner: summit.tenantId, provider: provider.tenantId }, hash);
  // The query planner has no statistics of the new tables.
  await owner.query('analyze');
}

const phone = (random: Random) =>
  `${random.pick(['303', '970', '720', '801', '541', '503'])}-555-${String(random.int(100, 9999)).padStart(4, '0')}`;

async function seedCrm(
  tx: Transaction,
  tenantId: string,
  people: Person[],
  random: Random,
  counts: { accounts: number; opportunities: number; contacts: number },
  now: Date,
): Promise<void> {
  const names = new Set<string>();
  const accounts = Array.from({ length: counts.accounts }, (_, index) => {
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
  await inChunks(accounts, (part) => tx.insertInto('crm_account').values(part).execute());

  const stages = crmStatuses.opportunity;
  const busy = accounts
    .filter((account) => account.status === 'Active')
    .slice(0, Math.max(40, Math.round(counts.opportunities * 0.4)));
  const opportunities = Array.from({ length: counts.opportunities }, (_, index) => {
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
  await inChunks(opportunities, (part) => tx.insertInto('crm_opportunity').values(part).execute());
  const entered = opportunities.flatMap((row) => {
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
  await inChunks(entered, (part) => tx.insertInto('crm_opportunity_stage').values(part).execute());

  // A separate generator keeps the names above and below stable.
  const when = createRandom(counts.contacts);
  const contacts = Array.from({ length: counts.contacts }, () => {
    const account = random.pick(busy);
    const [firstname, lastname] = [random.pick(firstNames), random.pick(lastNames)];
    // Created after the estimations so that these use the first records of their companies.
    const since = Math.max(Date.parse(account.created_at), now.getTime() - 280 * 86_400_000);
    const met = new Date(since + when.next() * (now.getTime() - 86_400_000 - since)).toISOString();
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
  await inChunks(contacts, (part) => tx.insertInto('crm_contact').values(part).execute());
  await tx
    .insertInto('number_sequence')
    .values([
      { tenant_id: tenantId, scope: 'account', next: counts.accounts },
      { tenant_id: tenantId, scope: `opportunity-${now.getUTCFullYear()}`, next: counts.opportunities },
    ])
    .execute();
}
