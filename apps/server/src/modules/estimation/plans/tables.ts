import type { ColumnType, Generated } from 'kysely';
import type { Json, Nullable, Removable, Row, Text } from '../../../database/columns.ts';

declare module '../../../database/schema.ts' {
  /** Tables and views of plan sets. */
  interface Schema {
    plan_page: Removable & {
      page_id: string;
      file_id: string;
      number: number;
      name: Text;
      page_name: Text;
      is_processed: Generated<number>;
      width: Generated<number>;
      height: Generated<number>;
      rotation: Generated<number>;
      text: Text;
      pdf_key: Text;
      preview_key: Text;
      calibrations: Json<object[]>;
      turn: Generated<number>;
      copied_from: ColumnType<number | null, number | null | undefined, number | null>;
      sheet_id: Nullable;
      revision: Generated<number>;
      is_current: Generated<boolean>;
      current_since: ColumnType<string | null, string | null | undefined, string | null>;
    };
    /** Published view of the pages of plan sets with their stored content, deleted ones included. */
    plan_sheet: Row & {
      page_id: string;
      file_id: string;
      number: number;
      name: string;
      page_name: string;
      is_processed: number;
      width: number;
      height: number;
      rotation: number;
      turn: number;
      text: string;
      pdf_key: string;
      preview_key: string;
      calibrations: object[];
      copied_from: number | null;
      sheet_id: string | null;
      revision: number;
      updated_at: string;
      deleted_at: string | null;
    };
    /** A view: the revisions that are there, and which of each sheet counts. */
    sheet_revision: {
      tenant_id: string;
      sheet_id: string;
      page_id: string;
      revision: number;
      prop_type: string;
      prop_id: string;
      current_since: string | null;
      counts: boolean;
      newest_page_id: string;
    };
  }
}
