import type { DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { seedCalculators } from './seed/calculators.ts';
import { seedQuoteConfiguration } from './seed/quote-configuration.ts';
import { seedQuoteTemplates } from './seed/quote-templates.ts';

export const demoData: readonly DemoData[] = [
  {
    name: 'calculators',
    companies: ['northgate'],
    seed: ({ company, write }) => write(({ tx }) => seedCalculators(tx, company.tenantId)),
  },
  {
    name: 'quote-settings',
    companies: ['northgate'],
    seed: ({ company, write }) =>
      write(async ({ tx }) => {
        await seedQuoteConfiguration(tx, company.tenantId);
        await seedQuoteTemplates(tx, company.tenantId);
      }),
  },
];
