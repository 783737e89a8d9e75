import type { ColumnType, Generated } from 'kysely';
import type { Instant, Text, Json, Row } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    user_preference: Row & {
      user_id: string;
      key: string;
      prop_id: Text;
      prop_type: Text;
      value: ColumnType<unknown, string, string>;
      version: Generated<number>;
      updated_at: Instant;
    };
    notification: Row & {
      notification_id: string;
      user_id: string;
      viewed: Generated<boolean>;
      data: Json<{ message: string; file?: { key: string; name: string; contentType: string } }>;
      created_at: Instant;
    };
  }
}
