import type { DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { seedBilling } from './seed/billing.ts';

export const demoData: readonly DemoData[] = [
  {
    name: 'plan',
    companies: ['northgate'],
    seed: ({ company, now, write }) => write(({ tx }) => seedBilling(tx, company, now)),
  },
];
