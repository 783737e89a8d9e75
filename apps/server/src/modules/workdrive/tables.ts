import type { ColumnType, Generated } from 'kysely';
import type { Nullable, Row, Text, Removable, StampView } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    drive_file: Removable & {
      file_id: string;
      name: string;
      type: Generated<number>;
      parent_id: Nullable;
      prop_type: Text;
      prop_id: Text;
      cloud_status: Generated<boolean>;
      size: ColumnType<number, number, number>;
      received: ColumnType<number, number | undefined, number>;
      content_type: Text;
      storage_key: Text;
      state: Text;
      problem: Nullable;
      created_by: Nullable;
      path: Generated<string[]>;
      owner_id: Nullable;
      revision: Generated<number>;
      content_at: Generated<string>;
      content_by: Nullable;
      on_clash: Generated<'keep' | 'replace' | 'refuse'>;
      replaces: Nullable;
      trash_id: Nullable;
      trashed_by: Nullable;
      purged_at: Nullable;
      content_text: Text;
    };
    /** Published view of files and folders by the record that they belong to, deleted ones included. */
    drive_file_directory: Row & {
      file_id: string;
      name: string;
      type: number;
      content_type: string;
      prop_type: string;
      prop_id: string;
      cloud_status: boolean;
      created_at: string;
      deleted_at: string | null;
    };
    drive_file_view: StampView & {
      name: string;
      type: number;
      parent_id: string | null;
      prop_type: string;
      prop_id: string;
      cloud_status: boolean;
      size: number;
      content_type: string;
      state: string;
      problem: string | null;
      pages: number;
    };
  }
}
