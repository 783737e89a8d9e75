import type { ColumnType, Generated } from 'kysely';
import type { Instant, Nullable, Row } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    public_link: Row & {
      link_id: string;
      prop_type: string;
      prop_id: string;
      password_hash: Nullable;
      expires_at: ColumnType<string, string, string>;
      revoked_at: Nullable;
      created_by: string;
      created_at: Instant;
      opened: Generated<number>;
      last_opened: Nullable;
    };
  }
}
