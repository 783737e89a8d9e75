import type { Generated } from 'kysely';
import type {
  DecimalDefault,
  Instant,
  Nullable,
  Text,
  Json,
  Row,
  Removable,
  StampView,
} from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    crm_account: Removable & {
      account_id: string;
      number: string;
      name: string;
      type: Text;
      status: Text;
      territory: Text;
      owner_id: Nullable;
      phone: Text;
      email: Text;
      website: Text;
      street: Text;
      city: Text;
      state: Text;
      zip: Text;
      description: Text;
    };
    crm_account_view: StampView & {
      number: string;
      name: string;
      type: string;
      status: string;
      territory: string;
      owner_id: string | null;
      owner_name: string;
      phone: string;
      email: string;
      website: string;
      street: string;
      city: string;
      state: string;
      zip: string;
      description: string;
      open_pipeline: string;
      won_year: string;
      last_activity: string | null;
    };
    crm_opportunity: Removable & {
      opportunity_id: string;
      number: string;
      name: string;
      account_id: string;
      stage: Text;
      stage_since: Instant;
      amount: DecimalDefault;
      probability: Generated<number>;
      bid_date: Nullable;
      award_date: Nullable;
      lead_source: Text;
      scope: Text;
      site: Text;
      floor_area: Nullable;
      start_date: Nullable;
      owner_id: Nullable;
      estimator_id: Nullable;
      description: Text;
    };
    /** Published view of opportunities by name, deleted ones included. */
    crm_opportunity_directory: Row & {
      opportunity_id: string;
      account_id: string;
      name: string;
      stage: string;
      bid_date: string | null;
      estimator_id: string | null;
      deleted_at: string | null;
    };
    crm_opportunity_stage: Row & { opportunity_id: string; stage: string; entered_at: Instant };
    crm_opportunity_view: StampView & {
      number: string;
      name: string;
      account_id: string;
      account_name: string;
      stage: string;
      stage_since: string;
      amount: string;
      probability: number;
      bid_date: string | null;
      award_date: string | null;
      lead_source: string;
      scope: string;
      site: string;
      floor_area: string | null;
      start_date: string | null;
      owner_id: string | null;
      owner_name: string;
      estimator_id: string | null;
      estimator_name: string;
      description: string;
      outcome: string;
    };
    crm_contact: Removable & {
      contact_id: string;
      firstname: string;
      lastname: string;
      account_id: Nullable;
      title: Text;
      contact_type: Text;
      email: Text;
      phone: Text;
    };
    crm_contact_view: StampView & {
      firstname: string;
      lastname: string;
      account_id: string | null;
      account_name: string;
      title: string;
      contact_type: string;
      email: string;
      phone: string;
    };
    crm_lead: Removable & {
      row_id: string;
      number: string;
      name: string;
      status: Text;
      rating: Text;
      lead_source: Text;
      amount: DecimalDefault;
      bid_date: Nullable;
      territory: Text;
      owner_id: Nullable;
      company: Text;
      firstname: Text;
      lastname: Text;
      title: Text;
      email: Text;
      phone: Text;
      website: Text;
      street: Text;
      city: Text;
      state: Text;
      zip: Text;
      description: Text;
      converted_at: Nullable;
      converted_account_id: Nullable;
      converted_contact_id: Nullable;
      converted_opportunity_id: Nullable;
    };
    crm_lead_mapping: Row & { mapping: Json<Record<string, string[]>>; updated_at: Instant };
  }
}
