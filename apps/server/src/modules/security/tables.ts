import type { Generated } from 'kysely';
import type { Nullable, Text, Json, Row, Stamped, Removable } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    security_role: Removable & {
      role_id: string;
      name: string;
      description: Text;
      permissions: Json<Record<string, Record<string, Record<string, 1>>>>;
      record_scopes: Json<Record<string, string>>;
    };
    /** Published view of users. */
    user_directory: Row & {
      user_id: string;
      username: string;
      email: string;
      firstname: string;
      lastname: string;
      status: 'invited' | 'active' | 'deactivated';
      is_admin: boolean;
      role_id: string | null;
    };
    security_user: Stamped & {
      user_id: string;
      username: string;
      email: string;
      firstname: Text;
      lastname: Text;
      is_admin: Generated<boolean>;
      role_id: Nullable;
      title: Text;
      phone: Text;
      department_id: Nullable;
      designation_id: Nullable;
      qualifier_id: Nullable;
      status: Generated<'invited' | 'active' | 'deactivated'>;
      invited_at: Nullable;
      last_login: Nullable;
      policy: Generated<number>;
      second_factor: Generated<boolean>;
      picture: Nullable;
    };
    security_group: Removable & {
      group_id: string;
      name: string;
      description: Text;
      role_id: Nullable;
    };
    security_event: Row & {
      event_id: string;
      kind: string;
      user_id: Nullable;
      user_name: Text;
      address: Text;
      agent: Text;
      detail: Text;
    };
    security_group_member: Row & { group_id: string; user_id: string };
  }
}
