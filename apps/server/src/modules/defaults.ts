import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';

/** Statuses every new company begins with; Setup changes them later. `outcome` says how a stage counts. */
export const defaultStatuses = {
  account: [
    { name: 'Prospect', tone: 'info', outcome: '', probability: 0 },
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  opportunity: [
    { name: 'Qualified', tone: 'neutral', outcome: 'open', probability: 20 },
    { name: 'Estimating', tone: 'info', outcome: 'open', probability: 40 },
    { name: 'Bid submitted', tone: 'wait', outcome: 'open', probability: 55 },
    { name: 'Negotiation', tone: 'warn', outcome: 'open', probability: 75 },
    { name: 'Awarded', tone: 'ok', outcome: 'won', probability: 100 },
    { name: 'Lost', tone: 'bad', outcome: 'lost', probability: 0 },
  ],
  estimation: [
    { name: 'Take-off', tone: 'neutral', outcome: 'open', probability: 0 },
    { name: 'Pricing', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'In review', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'Ready', tone: 'ok', outcome: 'open', probability: 0 },
    { name: 'Quoted', tone: 'wait', outcome: 'won', probability: 0 },
  ],
} as const;

export const defaultUnits = [
  ['Each', 'EA'],
  ['Linear foot', 'LF'],
  ['Square foot', 'SF'],
  ['Square yard', 'SY'],
  ['Cubic foot', 'CF'],
  ['Cubic yard', 'CY'],
  ['Gallon', 'GAL'],
  ['Sheet', 'SHT'],
  ['Bag', 'BAG'],
  ['Box', 'BOX'],
  ['Roll', 'ROLL'],
  ['Tube', 'TUBE'],
  ['Pound', 'LB'],
  ['Ton', 'TON'],
] as const;

/** What a company needs before its first record. */
export async function seedSetup(tx: Transaction, tenantId: string): Promise<void> {
  await tx
    .insertInto('setup_status')
    .values(
      Object.entries(defaultStatuses).flatMap(([module, list]) =>
        list.map((each, index) => ({
          tenant_id: tenantId,
          status_id: uuidv7(),
          module,
          ...each,
          sequence: index + 1,
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('unit_of_measure')
    .values(defaultUnits.map(([name, value]) => ({ tenant_id: tenantId, unit_id: uuidv7(), name, value })))
    .execute();
}
