import type { Transaction } from '../../database/database.ts';
import { seedCalculators, seedStamps } from './calculators/default-templates.ts';

/** Inserts the calculator templates and stamps that a new company starts with. */
export async function insertEstimationDefaults(tx: Transaction, tenantId: string): Promise<void> {
  await seedCalculators(tx, tenantId);
  await seedStamps(tx, tenantId);
}
