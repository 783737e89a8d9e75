import type { DemoCompanyKey, DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { createRandom } from '../../capabilities/demo-data/random.ts';
import { seedCrm, type CrmCounts } from './seed/crm-records.ts';
import { seedLeads } from './seed/leads.ts';
import { seedPlaces } from './seed/places.ts';

/** Numbers of records by company, with the seed of their random values. */
const sizes: Partial<Record<DemoCompanyKey, { seed: number; counts: CrmCounts; leads: number }>> = {
  northgate: { seed: 4200, counts: { accounts: 4200, opportunities: 900, contacts: 300 }, leads: 140 },
  harbor: { seed: 77, counts: { accounts: 180, opportunities: 60, contacts: 40 }, leads: 24 },
};
const sizeOf = (key: DemoCompanyKey) => {
  const size = sizes[key];
  if (!size) throw new Error(`The demo has no CRM records of ${key}`);
  return size;
};

export const demoData: readonly DemoData[] = [
  {
    name: 'accounts',
    needs: ['people'],
    companies: ['northgate', 'harbor'],
    seed: ({ company: { key, tenantId }, now, write, result }) => {
      const { seed, counts } = sizeOf(key);
      return write(({ tx }) =>
        seedCrm(tx, { tenantId, people: result('people'), random: createRandom(seed), counts, now }),
      );
    },
  },
  {
    name: 'leads',
    needs: ['people', 'accounts'],
    companies: ['northgate', 'harbor'],
    seed: ({ company: { key, tenantId }, now, write, result }) =>
      write(({ tx }) => seedLeads(tx, tenantId, result('people'), now, sizeOf(key).leads)),
  },
  {
    // Leads name the cities that accounts have before.
    name: 'places',
    needs: ['accounts', 'leads'],
    companies: ['northgate', 'harbor'],
    seed: ({ company, write }) => write(({ tx }) => seedPlaces(tx, company.tenantId)),
  },
];
