import { appIds, appsOf, portalApps, purchasableApps } from '@plumbline/permissions';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../auth/passwords.ts';
import {
  orderDemoData,
  type DemoCompany,
  type DemoCompanyKey,
  type DemoContext,
  type DemoData,
  type DemoResults,
  type DemoServices,
} from '../capabilities/demo-data/demo-data.ts';
import { provisionTenant } from '../capabilities/tenants/provision.ts';
import { modules } from '../modules.ts';
import { jointDemoData } from './joint-demo-data.ts';

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

interface CompanyDescription {
  name: string;
  type: 'Company' | 'Retail' | 'Partner' | 'Provider';
  apps: readonly number[];
  administrator: { username: string; firstname: string; lastname: string };
  /** Company that resells to this one. */
  partner?: DemoCompanyKey;
}

/** The demo companies, partners before their customers. */
const companies: Readonly<Record<DemoCompanyKey, CompanyDescription>> = {
  provider: {
    name: 'Plumbline',
    type: 'Provider',
    apps: portalApps.Provider,
    administrator: { username: 'staff@plumbline.test', firstname: 'Robin', lastname: 'Castellano' },
  },
  summit: {
    name: 'Summit Resellers',
    type: 'Partner',
    apps: portalApps.Partner,
    administrator: { username: 'agent@summit.test', firstname: 'Avery', lastname: 'Fenwick' },
  },
  northgate: {
    name: 'Northgate Builders',
    type: 'Company',
    apps: purchasableApps,
    administrator: { username: 'owner@northgate.test', firstname: 'Maya', lastname: 'Lindqvist' },
    partner: 'summit',
  },
  harbor: {
    name: 'Harbor Electric',
    type: 'Company',
    apps: purchasableApps.filter((app) => app !== appIds.retailCrm && app !== appIds.retailVendor),
    administrator: { username: 'owner@harbor.test', firstname: 'Gus', lastname: 'Moreau' },
    partner: 'summit',
  },
  cornerstone: {
    name: 'Cornerstone Supply',
    type: 'Retail',
    apps: appsOf('shop'),
    administrator: { username: 'clerk@cornerstone.test', firstname: 'Joan', lastname: 'Weaver' },
  },
};

/** Creates the demo companies with their administrators. */
async function createCompanies(
  { database }: DemoServices,
  hash: string,
): Promise<Map<DemoCompanyKey, DemoCompany>> {
  const created = new Map<DemoCompanyKey, DemoCompany>();
  for (const key of Object.keys(companies) as DemoCompanyKey[]) {
    const { name, type, apps, administrator, partner } = companies[key];
    const { username, firstname, lastname } = administrator;
    const [tenantId, userId] = [uuidv7(), uuidv7()];
    const partnerId = partner ? (created.get(partner)?.tenantId ?? null) : null;
    await database.transaction({ tenantId }, 'write', async ({ client, tx }) => {
      await client.query(
        'select platform.create_company($1, $2, $3, $4, $5, true, $6, $7, $8, $9, $10, false)',
        [tenantId, name, type, apps, partnerId, userId, username, hash, firstname, lastname],
      );
      await provisionTenant(tx, tenantId);
    });
    created.set(key, { key, tenantId, userId, administrator: { user_id: userId, firstname, lastname } });
  }
  return created;
}

/** Demo data of all modules, and of several together, in the order of what they need. */
export async function loadDemoData(): Promise<DemoData[]> {
  const own = await Promise.all(modules.flatMap(({ demoData }) => (demoData ? [demoData()] : [])));
  return orderDemoData([...own.flatMap(({ demoData }) => demoData), ...jointDemoData]);
}

/** Creates the demo companies in an empty database, identical on every machine. */
export async function seedDemo(services: DemoServices): Promise<void> {
  const { database, owner, ports } = services;
  const passwordHash = await hashPassword(demoPassword);
  const now = ports.clock();
  const created = await createCompanies(services, passwordHash);
  const results = new Map<DemoCompanyKey, Partial<DemoResults>>();
  for (const data of await loadDemoData())
    for (const key of data.companies) {
      const company = created.get(key);
      if (!company) throw new Error(`The demo has no company ${key}`);
      const moduleResults = results.get(key) ?? {};
      const demo: DemoContext = {
        ...services,
        company,
        now,
        passwordHash,
        write: (work) => database.transaction({ tenantId: company.tenantId }, 'write', work),
        result: (name) => {
          const result = moduleResults[name];
          if (result === undefined)
            throw new Error(`${data.name} of ${key} needs ${name}, which is not there`);
          return result;
        },
      };
      results.set(key, { ...moduleResults, ...(await data.seed(demo)) });
    }
  // The query planner has no statistics of the new tables.
  await owner.query('analyze');
}
