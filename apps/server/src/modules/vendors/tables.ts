import type { Generated } from 'kysely';
import type { DecimalDefault, Nullable, Text, Removable } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    vendor: Removable & {
      row_id: string;
      number: string;
      name: string;
      type: Text;
      status: Text;
      trade: Text;
      is_preferred: Generated<boolean>;
      owner_id: Nullable;
      phone: Text;
      email: Text;
      website: Text;
      street: Text;
      city: Text;
      state: Text;
      zip: Text;
      payment_terms: Text;
      lead_time: Generated<number | null>;
      minimum_order: DecimalDefault;
      account_number: Text;
      tax_id: Text;
      license_number: Text;
      license_expiry: Nullable;
      insurance_expiry: Nullable;
      description: Text;
    };
  }
}
