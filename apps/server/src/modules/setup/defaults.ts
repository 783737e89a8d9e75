import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';

/** Name and description of the folders of a new estimation. */
export const defaultEstimationFolders = [
  ['Photos', 'Pictures of the site and of what is there already.'],
  ['Files', 'Letters, bids and whatever else belongs to the job.'],
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
