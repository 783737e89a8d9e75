import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';

/** Name and description of the folders of a new estimation. */
export const defaultEstimationFolders = [
  ['Photos', 'Photos of the site and existing conditions.'],
  ['Files', 'Correspondence, bids and other job documents.'],
  ['Specifications', 'The project manual, section by section.'],
] as const;

/** Inserts the estimation folders that a new company starts with. */
export async function insertSetupDefaults(tx: Transaction, tenantId: string): Promise<void> {
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
}
