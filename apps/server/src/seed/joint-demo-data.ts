import type { DemoData } from '../capabilities/demo-data/demo-data.ts';
import { seedEstimations } from './estimations.ts';
import { seedForms } from './forms.ts';
import { seedHistory } from './history.ts';
import { seedPortal } from './portals.ts';
import { seedPursuits } from './pursuits.ts';
import { seedRetail } from './retail.ts';
import { seedConfiguration, seedTerritories } from './setup.ts';
import { seedTasks } from './tasks.ts';

/** Demo data that consists of records of several modules. What belongs to one module is in its `seed.ts`. */
export const jointDemoData: readonly DemoData[] = [
  {
    // Custom fields with their values on accounts.
    name: 'forms',
    needs: ['accounts', 'leads'],
    companies: ['northgate'],
    seed: ({ company, write }) => write(({ tx }) => seedForms(tx, company.tenantId)),
  },
  {
    name: 'configuration',
    needs: ['people'],
    companies: ['northgate', 'harbor'],
    seed: ({ company: { key, tenantId }, write, result }) =>
      write(({ tx }) =>
        key === 'northgate'
          ? seedConfiguration(tx, tenantId, result('people'))
          : seedTerritories(tx, tenantId, result('people')),
      ),
  },
  {
    name: 'tasks',
    needs: ['people', 'accounts', 'configuration'],
    companies: ['northgate'],
    seed: ({ company, now, write, result }) =>
      write(({ tx }) => seedTasks(tx, company.tenantId, result('people'), now)),
  },
  {
    // Retail customers with their contacts in CRM, and retail vendors.
    name: 'retail',
    companies: ['cornerstone', 'northgate'],
    seed: ({ company: { key, tenantId, userId }, now, write }) =>
      write(({ tx }) =>
        seedRetail(tx, {
          tenantId,
          userId,
          now,
          ...(key === 'cornerstone' ? { customers: 48, contacts: 6 } : { customers: 14, contacts: 0 }),
        }),
      ),
  },
  {
    // Jobs of CRM, measured on plan sets of the work drive.
    name: 'estimations',
    needs: ['people', 'accounts', 'forms', 'places', 'materials', 'calculators', 'quote-settings', 'retail'],
    companies: ['northgate'],
    seed: (demo) => seedEstimations(demo, demo.company.tenantId),
  },
  {
    // Bids by vendors and activities of opportunities.
    name: 'pursuits',
    needs: ['leads', 'places', 'vendors', 'estimations'],
    companies: ['northgate', 'harbor'],
    seed: ({ company, now, write }) => write(({ tx }) => seedPursuits(tx, company.tenantId, now)),
  },
  {
    name: 'history',
    needs: ['pursuits'],
    companies: ['northgate', 'harbor'],
    seed: ({ company, now, write }) => write(({ tx }) => seedHistory(tx, company.tenantId, 5, now)),
  },
  {
    name: 'portals',
    companies: ['summit', 'provider'],
    seed: seedPortal,
  },
];
