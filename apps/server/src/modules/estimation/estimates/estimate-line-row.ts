import type { LaborBasis } from '@plumbline/estimating';

/** A line of an assembly with its material, current price and labor rate. */
export interface LineRow {
  line_id: string;
  assembly_id: string;
  material_id: string;
  name: string;
  code: string;
  unit: string;
  formula: string;
  waste_percentage: string;
  order_quantity: string;
  labor_unit: string | null;
  /** Absent in older frozen data, whose labor is charged on the ordered quantity. */
  labor_basis?: LaborBasis;
  labor_name: string | null;
  labor_cost_id?: string | null;
  /** True for equipment or permits instead of labor. Absent, like the two below, in older frozen data. */
  is_non_labor?: boolean;
  equipment_cost?: string;
  other_cost?: string;
  lump_cost?: string;
  regular_cost: string | null;
  overtime_cost: string | null;
  double_overtime_cost: string | null;
  nightshift_cost: string | null;
  price: string | null;
  freight_percentage: string | null;
  duty_percentage: string | null;
  packing_percentage: string | null;
  tariff_percentage: string | null;
  cushion: string | null;
  vendor_name: string | null;
  price_id: string | null;
  last_price_date: string | null;
  expiry_price_date: string | null;
  material_deleted?: boolean;
}
/** Line figures that can be overridden. */
export const overridable = [
  'quantity',
  'unit_price',
  'markup',
  'difficulty',
  'overtime_percentage',
  'double_overtime_percentage',
  'nightshift_percentage',
] as const;

/** Overrides by condition, line and field. */
export type Overrides = Pick<ReadonlyMap<string, string>, 'get'>;
/** Id of an assembly's line in a condition. */
export const lineId = (condition: string, line: string) => `${condition}/${line}`;
