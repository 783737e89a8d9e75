import type { CustomField, FormGroup } from '@plumbline/validation/forms';
import type { Generated } from 'kysely';
import type { Instant, Nullable, Text, Json, Row, Stamped, Removable } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    /** Published view of statuses. */
    record_status: Row & {
      status_id: string;
      module: string;
      field_name: string;
      name: string;
      tone: string;
      sequence: number;
      outcome: string;
      probability: number;
    };
    setup_status: Row & {
      status_id: string;
      module: string;
      field_name: Text;
      name: string;
      tone: Text;
      sequence: number;
      outcome: Text;
      probability: Generated<number>;
      version: Generated<number>;
    };
    setup_company: Row & {
      legal_name: Text;
      street: Text;
      city: Text;
      state: Text;
      zip: Text;
      phone: Text;
      email: Text;
      website: Text;
      tax_id: Text;
      time_zone: Text;
      fiscal_month: Generated<number>;
      currency: Text;
      logo: Nullable;
      version: Generated<number>;
      updated_at: Instant;
    };
    setup_mail: Row & {
      sender_name: Text;
      sender_email: Text;
      reply_to: Text;
      signature: Text;
      host: Text;
      port: Generated<number>;
      security: Text;
      username: Text;
      password: Text;
      version: Generated<number>;
      updated_at: Instant;
    };
    setup_plugin: Stamped & {
      name: string;
      plugin_id: Generated<string>;
      value: Json<Record<string, string>>;
      secret: Text;
      enabled: Generated<boolean>;
      username: Text;
    };
    setup_form: Row & {
      form_id: Generated<string>;
      module: string;
      groups: Json<FormGroup[]>;
      retired: Json<CustomField[]>;
      version: Generated<number>;
      updated_at: Instant;
    };
    /** Published view of the company's legal name, address, tax number and time zone. */
    setup_company_profile: Row & {
      legal_name: string;
      street: string;
      city: string;
      state: string;
      zip: string;
      phone: string;
      email: string;
      website: string;
      tax_id: string;
      time_zone: string;
      version: number;
    };
    setup_estimation_folder: Removable & {
      row_id: string;
      name: string;
      description: string;
      parent_id?: string | null;
    };
  }
}
