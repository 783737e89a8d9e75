import type { DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { seedVendors } from './seed/vendors.ts';

declare module '../../capabilities/demo-data/demo-data.ts' {
  interface DemoResults {
    /** Ids of the vendors by name. */
    vendorIds: ReadonlyMap<string, string>;
  }
}

export const demoData: readonly DemoData[] = [
  {
    name: 'vendors',
    needs: ['people'],
    companies: ['northgate', 'harbor'],
    seed: async ({ company, now, write, result }) => ({
      vendorIds: await write(({ tx }) => seedVendors(tx, company.tenantId, now, result('people'))),
    }),
  },
];
