import type { ColumnType, Generated } from 'kysely';
import type {
  Decimal,
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
    material: Removable & {
      material_id: string;
      name: string;
      code: string;
      unit_of_measure: string;
      category: Text;
      escalation: DecimalDefault;
      order_quantity: DecimalDefault;
      waste_percentage: DecimalDefault;
      brand_id: Nullable;
      prefered_vendor_id: Nullable;
      is_active: Generated<boolean>;
      identifiers: Json<Record<string, string>>;
      characteristics: Json<Record<string, string>>;
    };
    material_price: Row & {
      price_id: string;
      material_id: string;
      vendor_id: Nullable;
      vendor_name: string;
      price: Decimal;
      freight_percentage: DecimalDefault;
      duty_percentage: DecimalDefault;
      packing_percentage: DecimalDefault;
      tariff_percentage: DecimalDefault;
      cushion: DecimalDefault;
      landed_price: ColumnType<string, never, never>;
      estimate_price: ColumnType<string, never, never>;
      lead_time: Generated<number>;
      last_price_date: Text;
      expiry_price_date: Nullable;
      sell_price: Nullable;
      order_quantity: Nullable;
      length: Nullable;
      breath: Nullable;
      height: Nullable;
      weight: Nullable;
      volume: Nullable;
      user_id: Nullable;
      created_at: Instant;
    };
    material_view: StampView & {
      name: string;
      code: string;
      unit_of_measure: string;
      category: string;
      escalation: string;
      order_quantity: string;
      waste_percentage: string;
      estimate_price: string;
      landed_price: string;
      vendor_name: string;
      last_price_date: string | null;
      expiry_price_date: string | null;
    };
    unit_of_measure: Removable & {
      unit_id: string;
      name: string;
      value: string;
      category: Text;
      factor: Text;
      per: Text;
    };
    material_brand: Removable & { row_id: string; name: string; email: Text; summary: Text };
    material_category: Removable & { row_id: string; name: string; parent_id: Nullable; description: Text };
    material_identifier: Removable & {
      row_id: string;
      name: string;
      is_unique: Generated<boolean>;
      description: Text;
    };
    material_characteristic: Removable & {
      row_id: string;
      name: string;
      unit: Text;
      choices: Text;
      description: Text;
    };
    assembly_note: Removable & { row_id: string; name: string; description: Text };
    labor_productivity: Removable & {
      row_id: string;
      name: string;
      code: string;
      subcategory: Text;
      value: Decimal;
      work_unit: Text;
      unit: string;
    };
    labor_template: Removable & {
      row_id: string;
      name: string;
      description: Text;
      items: Json<object[]>;
    };
    labor_cost: Removable & {
      labor_cost_id: string;
      name: string;
      unit: Text;
      regular_cost: Decimal;
      overtime_cost: Decimal;
      double_overtime_cost: Decimal;
      nightshift_cost: Decimal;
      is_non_labor: Generated<boolean>;
    };
    assembly: Removable & {
      assembly_id: string;
      name: string;
      code: string;
      take_off_type: string;
      category: Text;
      color: Text;
      parameters: Json<Record<string, unknown>>;
      markup_percentage: DecimalDefault;
      is_active: Generated<boolean>;
      notes: Json<string[]>;
    };
    assembly_view: StampView & {
      name: string;
      code: string;
      take_off_type: string;
      category: string;
      color: string;
      parameters: Record<string, unknown>;
      markup_percentage: string;
      noOfMaterial: number;
    };
    assembly_material: Row & {
      line_id: string;
      assembly_id: string;
      material_id: string;
      formula: string;
      waste_percentage: DecimalDefault;
      labor_unit: Nullable;
      labor_basis: Generated<'installed' | 'ordered'>;
      labor_productivity_id: Nullable;
      labor_cost_id: Nullable;
      equipment_cost: DecimalDefault;
      other_cost: DecimalDefault;
      lump_cost: DecimalDefault;
      sequence: Generated<number>;
    };
  }
}
