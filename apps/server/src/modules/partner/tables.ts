import type { Text, Stamped } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    company_detail: Stamped & {
      contact_name: Text;
      email: Text;
      phone: Text;
      website: Text;
      street: Text;
      city: Text;
      state: Text;
      zip: Text;
    };
  }
}
