import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';
import { seedCalculators, seedStamps } from '../../modules/estimation/calculators/default-templates.ts';

/** Statuses every new company begins with; Setup changes them later. `outcome` says how a stage counts. */
export const defaultStatuses = {
  account: [
    { name: 'Prospect', tone: 'info', outcome: '', probability: 0 },
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  lead: [
    { name: 'New', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'Working', tone: 'wait', outcome: 'open', probability: 0 },
    { name: 'Nurturing', tone: 'neutral', outcome: 'open', probability: 0 },
    { name: 'Qualified', tone: 'ok', outcome: 'open', probability: 0 },
    { name: 'Unqualified', tone: 'bad', outcome: 'lost', probability: 0 },
    { name: 'Converted', tone: 'ok', outcome: 'won', probability: 0 },
  ],
  opportunity: [
    { name: 'Qualified', tone: 'neutral', outcome: 'open', probability: 20 },
    { name: 'Estimating', tone: 'info', outcome: 'open', probability: 40 },
    { name: 'Bid submitted', tone: 'wait', outcome: 'open', probability: 55 },
    { name: 'Negotiation', tone: 'warn', outcome: 'open', probability: 75 },
    { name: 'Awarded', tone: 'ok', outcome: 'won', probability: 100 },
    { name: 'Lost', tone: 'bad', outcome: 'lost', probability: 0 },
  ],
  vendor: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'In review', tone: 'info', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  retailCustomer: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'Credit hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  retailVendor: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'Trial order', tone: 'info', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  estimation: [
    { name: 'Take-off', tone: 'neutral', outcome: 'open', probability: 0 },
    { name: 'Pricing', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'In review', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'Ready', tone: 'ok', outcome: 'open', probability: 0 },
    // With the customer: nothing is left to finish, and nothing is decided.
    { name: 'Quoted', tone: 'wait', outcome: '', probability: 0 },
    { name: 'Awarded', tone: 'ok', outcome: 'won', probability: 0 },
    { name: 'Lost', tone: 'bad', outcome: 'lost', probability: 0 },
  ],
} as const;

/** Name, value, category; and for what is packed, how many of which unit. */
export const defaultUnits: readonly (readonly [string, string, string, string?, string?])[] = [
  ['Each', 'EA', 'Count'],
  ['Dozen', 'DZ', 'Count'],
  ['Linear foot', 'LF', 'Length'],
  ['Square foot', 'SF', 'Area'],
  ['Square yard', 'SY', 'Area'],
  ['Cubic foot', 'CF', 'Volume'],
  ['Cubic yard', 'CY', 'Volume'],
  ['Gallon', 'GAL', 'Volume'],
  ['Sheet, 4 × 8 ft', 'SHT', 'Package', '32', 'SF'],
  ['Bag', 'BAG', 'Package'],
  ['Box', 'BOX', 'Package'],
  ['Roll', 'ROLL', 'Package'],
  ['Tube', 'TUBE', 'Package'],
  ['Pound', 'LB', 'Weight'],
  ['Ton', 'TON', 'Weight'],
];
/** What materials are known by, in any trade. */
export const defaultIdentifiers = [
  ['UPC', true, 'The bar code on the package.'],
  ['Manufacturer number', false, 'The part number in the manufacturer’s catalog.'],
] as const;
/** Name, unit, choices. */
export const defaultCharacteristics = [
  ['Color', '', ''],
  ['Thickness', 'IN', ''],
  ['Fire rating', '', 'None, 20 min, 45 min, 1 h, 2 h, 3 h'],
] as const;

/** Name and what belongs into it, of the folders of a new estimation; plan sets stand beside them. */
export const defaultEstimationFolders = [
  ['Photos', 'Pictures of the site and of what is there already.'],
  ['Files', 'Letters, bids and whatever else belongs to the job.'],
  ['Specifications', 'The project manual, section by section.'],
] as const;

/** What a company needs before its first record. */
export async function provisionTenant(tx: Transaction, tenantId: string): Promise<void> {
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
    .values(
      defaultUnits.map(([name, value, category, factor = '', per = '']) => ({
        tenant_id: tenantId,
        unit_id: uuidv7(),
        name,
        value,
        category,
        factor,
        per,
      })),
    )
    .execute();
  await tx
    .insertInto('material_identifier')
    .values(
      defaultIdentifiers.map(([name, is_unique, description]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        is_unique,
        description,
      })),
    )
    .execute();
  await tx
    .insertInto('material_characteristic')
    .values(
      defaultCharacteristics.map(([name, unit, choices]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        unit,
        choices,
      })),
    )
    .execute();
  await tx
    .insertInto('setup_estimation_folder')
    .values(
      defaultEstimationFolders.map(([name, description]) => ({
        tenant_id: tenantId,
        row_id: uuidv7(),
        name,
        description,
      })),
    )
    .execute();
  await seedCalculators(tx, tenantId);
  await seedStamps(tx, tenantId);
  await sql`select platform.begin_tasks(${tenantId}::uuid)`.execute(tx);
}
