import type { TakeoffType } from '../measure/types.ts';

/** Quantity of one condition on one page in one layer and typical group, named as in the contract. */
export interface QuantityPart {
  condition_id: string;
  /** Order of the condition in the estimate. */
  condition_order: number;
  code: string;
  name: string;
  type: TakeoffType;
  category: string;
  page_id: string;
  /** Order of the page in the plan sets. */
  page_order: number;
  page_name: string;
  page_title: string;
  pdf_name: string;
  layer_id?: string;
  layer_name?: string;
  group_id?: string;
  group_name?: string;
  /** Multiplier of the typical group, already included in the quantity. */
  times?: number;
  /** Decimal text. */
  quantity: string;
  unit: string;
  measures: number;
  /** Measures not counted because of a missing scale. */
  without_scale: number;
  /** Measures not counted because of a missing height, depth, width, diameter or pitch. */
  without_dimensions: number;
}

/** Groupings of the quantity report, outermost first. */
export const quantityGroupings = ['condition', 'page', 'area', 'type'] as const;
export type QuantityGrouping = (typeof quantityGroupings)[number];

/** `area` is a layer with its typical group; grouped by area they are nested, and `nowhere` is in neither. */
export type QuantityLevel = 'condition' | 'page' | 'type' | 'area' | 'layer' | 'group' | 'nowhere';

/** Scope of measures: all given fields must match; null means none. */
export interface QuantityScope {
  condition_id?: string;
  type?: TakeoffType;
  layer_id?: string | null;
  group_id?: string | null;
}

/** Node of the quantity tree. */
export interface QuantityNode<Part extends QuantityPart = QuantityPart> {
  /** Path of the node; stable while its meaning is the same. */
  id: string;
  level: QuantityLevel;
  /** First part, for values common to all parts on this level. */
  first: Part;
  /** Scope of its measures on each page. */
  scope: QuantityScope;
  parts: readonly Part[];
  children: readonly QuantityNode<Part>[];
  /** Sum in the unit of the first part; absent if the units are of different kinds. */
  total?: { quantity: string; unit: string };
  measures: number;
  without_scale: number;
  without_dimensions: number;
}
