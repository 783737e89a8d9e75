import type { Instant, Text, Json, Row } from './columns.ts';
import type { ColumnType } from 'kysely';

/** Tables of the platform. Each module adds its own by declaration merging in `tables.ts`. */
export interface Schema {
  audit_change: Row & {
    change_id: string;
    module: string;
    entity: string;
    entity_id: string;
    entity_name: Text;
    action: string;
    changes: Json<{ field: string; before?: string; after?: string }[]>;
    user_id: string | null;
    user_name: Text;
    request_id: Text;
    created_at: Instant;
  };
  idempotency_key: Row & {
    user_id: string;
    key: string;
    operation: string;
    body_hash: string;
    response: ColumnType<object | null, string | null | undefined, string>;
    created_at: Instant;
  };
  number_sequence: Row & { scope: string; next: number };
}
