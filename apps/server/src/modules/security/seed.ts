import type { DemoData } from '../../capabilities/demo-data/demo-data.ts';
import { seedPeople } from './seed/people.ts';

export const demoData: readonly DemoData[] = [
  {
    name: 'people',
    companies: ['northgate', 'harbor'],
    seed: async ({ company, passwordHash, write }) => {
      const { administrator, tenantId } = company;
      const others =
        company.key === 'northgate'
          ? await write(({ tx, client }) => seedPeople(tx, client, tenantId, passwordHash))
          : [];
      return { people: [administrator, ...others] };
    },
  },
];
