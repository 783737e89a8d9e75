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
      /** Token in the link's URL, sealed; null for a revoked link and one from before tokens were kept. */
      sealed_token: Nullable;
      expires_at: ColumnType<string, string, string>;
      revoked_at: Nullable;
      created_by: string;
      created_at: Instant;
      opened: Generated<number>;
      last_opened: Nullable;
    };
  }
}
