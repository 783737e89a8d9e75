import type { EstimateAdjustments } from '@plumbline/api';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  Decimal,
  DecimalDefault,
  Instant,
  Nullable,
  Text,
  Json,
  Row,
  Stamped,
  Removable,
  StampView,
} from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  /** Tables of this module. */
  interface Schema {
    estimation: Removable & {
      estimation_id: string;
      quote_number: string;
      name: string;
      opportunity_id: Nullable;
      estimator_id: Nullable;
      reviewer_id: Nullable;
      bid_date: Nullable;
      estimation_status: Text;
      description: Text;
      calculator_template_id: Nullable;
      settings: Json<Record<string, string>>;
      adjustments: ColumnType<EstimateAdjustments | null, string | null | undefined, string | null>;
      total: DecimalDefault;
      tag_ids: Generated<string[]>;
      frozen_at: Nullable;
      frozen_by: Nullable;
      frozen_reason: Text;
      frozen_version_id: Nullable;
      live_total: Nullable;
      stale_difference: Nullable;
      stale_reasons: Generated<number>;
      staleness_check_due: Nullable;
    };
    estimation_view: StampView & {
      quote_number: string;
      name: string;
      opportunity_id: string | null;
      opportunity_name: string;
      account_id: string | null;
      customer_name: string;
      estimator_id: string | null;
      estimator: string;
      reviewer_id: string | null;
      reviewer: string;
      bid_date: string | null;
      estimation_status: string;
      description: string;
      total: string;
      plans: number;
      measures: number;
      quotes: number;
      tag_ids: string[];
      tags: string[];
      frozen: object | null;
      outcome: object | null;
      is_stale: boolean;
      stale_difference: string | null;
      stale_reasons: number;
      quote_difference: string | null;
      quote_behind: string | null;
    };
    estimation_condition: Removable & {
      condition_id: string;
      estimation_id: string;
      assembly_id: Nullable;
      code: string;
      name: string;
      type: string;
      color: string;
      hatch: Generated<string>;
      mark_shape: Generated<string>;
      category: Text;
      unit: Nullable;
      parameters: Json<object>;
      sequence: Generated<number>;
    };
    takeoff: Removable & {
      takeoff_id: string;
      estimation_id: string;
      page_id: string;
      condition_id: string;
      name: Text;
      geometry: JSONColumnType<object, string, string>;
      parameters: Json<object>;
      created_by: Nullable;
      layer_id: Nullable;
      group_id: Nullable;
      copied_from: Nullable;
    };
    typical_group: Removable & {
      group_id: string;
      estimation_id: string;
      name: string;
      multiplier: Generated<number>;
      created_by: Nullable;
    };
    plan_layer: Removable & {
      layer_id: string;
      estimation_id: string;
      name: string;
      is_locked: Generated<boolean>;
      created_by: Nullable;
    };
    plan_mark: Removable & {
      mark_id: string;
      estimation_id: string;
      page_id: string;
      layer_id: Nullable;
      type: string;
      geometry: JSONColumnType<object, string, string>;
      content: Json<object>;
      created_by: Nullable;
    };
    plan_image: Row & {
      image_id: string;
      storage_key: string;
      content_type: string;
      width: number;
      height: number;
      size: number;
      created_by: Nullable;
      created_at: Instant;
    };
    plan_stamp: Removable & { row_id: string; name: string; text: string; color: Text; image_id: Nullable };
    estimate_override: Row & {
      estimation_id: string;
      condition_id: string;
      line_id: string;
      field: string;
      value: Decimal;
      user_id: Nullable;
      created_at: Instant;
    };
    estimate_item: Removable & {
      item_id: string;
      estimation_id: string;
      number: number;
      line: Json<object>;
      created_by: Nullable;
    };
    estimate_alternate: Removable & {
      alternate_id: string;
      estimation_id: string;
      number: number;
      name: string;
      description: Generated<string>;
      accepted: Generated<boolean>;
      changes: Json<object[]>;
      lines: Json<object[]>;
      created_by: Nullable;
    };
    /** Append-only: stored versions never change. */
    estimate_version: Row & {
      version_id: string;
      estimation_id: string;
      number: number;
      name: string;
      note: Text;
      kind: 'kept' | 'quote' | 'frozen' | 'restored';
      quote_id: Nullable;
      total: Decimal;
      cost: Decimal;
      margin: Decimal;
      figures: Uint8Array;
      sources: Uint8Array;
      rows: Uint8Array;
      created_by: Nullable;
      created_at: Instant;
    };
    estimate_outcome: Row & {
      outcome_id: string;
      estimation_id: string;
      outcome: 'awarded' | 'lost';
      reason: Text;
      quote_id: Nullable;
      version_id: Nullable;
      contract_sum: Nullable;
      base: Nullable;
      alternates: Json<object[]>;
      decided_by: Nullable;
      decided_at: Instant;
      withdrawn_at: Nullable;
      withdrawn_by: Nullable;
      withdrawn_reason: Text;
    };
    estimate_field_value: Row & {
      estimation_id: string;
      condition_id: string;
      line_id: string;
      field_id: string;
      value: string;
      user_id: Nullable;
      created_at: Instant;
    };
    estimation_variable: Removable & {
      row_id: string;
      name: string;
      variable: string;
      value: ColumnType<string | null, string | null | undefined, string | null>;
      unit: Text;
      column_id: Text;
      description: Text;
    };
    material_formula: Removable & {
      row_id: string;
      name: string;
      formula_variable: string;
      material_id: Nullable;
      unit: string;
      formula: string;
    };
    calculator_group: Removable & { row_id: string; name: string; sequence: Generated<number> };
    calculator_template: Removable & {
      row_id: string;
      name: string;
      type: string;
      is_default: Generated<boolean>;
    };
    calculator_field: Removable & {
      row_id: string;
      template_id: string;
      name: string;
      variable: string;
      group_id: Nullable;
      sequence: Generated<number>;
      field_type: string;
      unit_type: string;
      unit: Text;
      formula: Text;
      is_monetary_field: Generated<boolean>;
      is_whole_number: Generated<boolean>;
      is_editable: Generated<boolean>;
      is_labor_productivity: Generated<boolean>;
      show_in_quote: Generated<boolean>;
      budget_column: Generated<boolean>;
      qty_column: Generated<boolean>;
      sell_column: Generated<boolean>;
      custom_column: Generated<boolean>;
    };
    quote: Stamped & {
      quote_id: string;
      bidder_id: ColumnType<string | null, string | null | undefined>;
      estimation_id: string;
      number: string;
      revision: number;
      is_active: Generated<boolean>;
      status: Text;
      name: string;
      description: Text;
      valid_until: Nullable;
      inclusions: Json<object[]>;
      exclusions: Json<object[]>;
      snapshot: JSONColumnType<object, string, string>;
      total: Decimal;
      tag_ids: Generated<string[]>;
      template_id: Nullable;
      sales_specialist_id: Nullable;
      estimate_calculator_id: Nullable;
      created_by: Nullable;
    };
    quote_template: Removable & {
      row_id: string;
      name: string;
      type: string;
      is_default: Generated<boolean>;
      description: Text;
      template: Text;
    };
    estimation_tag: Removable & { row_id: string; name: string; description: Text };
    inclusion_exclusion: Removable & {
      row_id: string;
      name: string;
      default_inclusion: string;
      include_on: string;
      tag: Text;
      description: Text;
      calculate_by: string;
      value: Nullable;
      base: Text;
      formula: Text;
    };
    inclusion_exclusion_template: Removable & {
      row_id: string;
      name: string;
      description: Text;
      is_default: Generated<boolean>;
      inclusion_exclusion: Generated<string[]>;
    };
  }
}
