import type { DemoCompanyKey, DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { createRandom } from '../../capabilities/demo-data/random.ts';
import { seedMaterials } from './seed/material-records.ts';

/** Seeds of the random prices by company. */
const seeds: Partial<Record<DemoCompanyKey, number>> = { northgate: 60, harbor: 61 };

export const demoData: readonly DemoData[] = [
  {
    name: 'materials',
    needs: ['vendors'],
    companies: ['northgate', 'harbor'],
    seed: ({ company: { key, tenantId }, now, write, result }) =>
      write(({ tx }) => seedMaterials(tx, tenantId, createRandom(seeds[key] ?? 0), now, result('vendorIds'))),
  },
];
