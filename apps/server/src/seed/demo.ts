import { appIds, appsOf, portalApps, purchasableApps } from '@plumbline/permissions';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../auth/passwords.ts';
import { provisionTenant } from '../capabilities/tenants/provision.ts';
import { seedCalculators } from './calculators.ts';
import { seedCrm } from './crm-records.ts';
import { seedMaterials } from './material-records.ts';
import { seedVendors } from './vendors.ts';
import { seedForms } from './forms.ts';
import { seedLeads } from './leads.ts';
import { seedConfiguration, seedTerritories } from './setup.ts';
import { seedPeople } from './people.ts';
import { seedHistory } from './history.ts';
import { seedPlaces } from './places.ts';
import type { SeedServices } from './seed-services.ts';
import { seedPursuits } from './pursuits.ts';
import { seedPortals } from './portals.ts';
import { createRandom } from './random.ts';
import { seedBilling } from './billing.ts';
import { seedRetail } from './retail.ts';
import { seedTasks } from './tasks.ts';
import { seedEstimations } from './estimations.ts';
import { seedQuoteConfiguration } from './quote-configuration.ts';
import { seedQuoteTemplates } from './quote-templates.ts';
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

/** A company and its administrator. */
interface Company {
  tenantId: string;
  userId: string;
}

/** Creates the demo companies with their administrators. */
async function createCompanies({ database }: SeedServices, hash: string) {
  const company = async (
    name: string,
    type: string,
    apps: number[],
    login: string,
    first: string,
    last: string,
    partner: string | null,
  ) => {
    const [tenantId, userId] = [uuidv7(), uuidv7()];
    await database.transaction({ tenantId }, 'write', async ({ client, tx }) => {
      await client.query(
        'select platform.create_company($1, $2, $3, $4, $5, true, $6, $7, $8, $9, $10, false)',
        [tenantId, name, type, apps, partner, userId, login, hash, first, last],
      );
      await provisionTenant(tx, tenantId);
    });
    return { tenantId, userId };
  };
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
    [...purchasableApps],
    'owner@northgate.test',
    'Maya',
    'Lindqvist',
    summit.tenantId,
  );
  const harbor = await company(
    'Harbor Electric',
    'Company',
    purchasableApps.filter((app) => app !== appIds.retailCrm && app !== appIds.retailVendor),
    'owner@harbor.test',
    'Gus',
    'Moreau',
    summit.tenantId,
  );
  const cornerstone = await company(
    'Cornerstone Supply',
    'Retail',
    appsOf('shop'),
    'clerk@cornerstone.test',
    'Joan',
    'Weaver',
    null,
  );
  return { provider, summit, northgate, harbor, cornerstone };
}

/** Creates the records of the company that uses the whole suite. */
async function seedNorthgate({ database }: SeedServices, northgate: Company, hash: string, now: Date) {
  await database.transaction({ tenantId: northgate.tenantId }, 'write', async ({ tx, client }) => {
    const people = await seedPeople(tx, client, northgate.tenantId, hash);
    people.unshift({ user_id: northgate.userId, firstname: 'Maya', lastname: 'Lindqvist' });
    await seedCrm(tx, {
      tenantId: northgate.tenantId,
      people,
      random: createRandom(4200),
      counts: { accounts: 4200, opportunities: 900, contacts: 300 },
      now,
    });
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
}

/** Creates the records of a second company, whose rows the first must not see. */
async function seedHarbor({ database }: SeedServices, harbor: Company, now: Date) {
  await database.transaction({ tenantId: harbor.tenantId }, 'write', async ({ tx }) => {
    const people = [{ user_id: harbor.userId, firstname: 'Gus', lastname: 'Moreau' }];
    await seedCrm(tx, {
      tenantId: harbor.tenantId,
      people,
      random: createRandom(77),
      counts: { accounts: 180, opportunities: 60, contacts: 40 },
      now,
    });
    await seedLeads(tx, harbor.tenantId, people, now, 24);
    await seedTerritories(tx, harbor.tenantId, people);
    const named = await seedVendors(tx, harbor.tenantId, now, people);
    await seedPlaces(tx, harbor.tenantId);
    await seedMaterials(tx, harbor.tenantId, createRandom(61), now, named);
  });
}

/** Creates the demo companies in an empty database, identical on every machine. */
export async function seedDemo(parts: SeedServices): Promise<void> {
  const { database, owner, ports, log } = parts;
  const hash = await hashPassword(demoPassword);
  const now = ports.clock();
  const { provider, summit, northgate, harbor, cornerstone } = await createCompanies(parts, hash);
  await seedNorthgate(parts, northgate, hash, now);
  await seedHarbor(parts, harbor, now);
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
