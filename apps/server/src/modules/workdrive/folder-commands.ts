import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../database/database.ts';

interface NewFolder {
  tenant_id: string;
  name: string;
  parent_id: string | null;
  /** Record that the folder belongs to, whose permissions its content follows. */
  prop_type: string;
  prop_id: string;
  created_by: string;
}

/** Published commands on folders of records. */
export const driveFolderCommands = {
  /** @returns id of the folder. */
  async create(tx: Transaction, folder: NewFolder): Promise<string> {
    const file_id = uuidv7();
    await tx
      .insertInto('drive_file')
      .values({ ...folder, file_id, type: 0, size: 0, cloud_status: true, state: 'ready' })
      .execute();
    return file_id;
  },
};
