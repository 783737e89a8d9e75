import type { TakeoffType } from '../measure/types.ts';

/** What one condition comes to on one page, in one layer and one typical group, named as the contract names it. */
export interface QuantityPart {
  condition_id: string;
  /** Place of the condition in the estimate. */
  condition_order: number;
  code: string;
  name: string;
  type: TakeoffType;
  category: string;
  page_id: string;
  /** Place of the page in the plan sets. */
  page_order: number;
  page_name: string;
  page_title: string;
  pdf_name: string;
  layer_id?: string;
  layer_name?: string;
  group_id?: string;
  group_name?: string;
  /** How often the typical group is built; it is in the quantity already. */
  times?: number;
  /** Decimal text. */
  quantity: string;
  unit: string;
  measures: number;
  /** Of the measures, those that count nothing for want of a scale. */
  without_scale: number;
  /** Of the measures, those that count nothing for want of a height, depth, width, diameter or pitch. */
  without_dimensions: number;
}

/** What quantities can be put together by, the outermost first. */
export const quantityGroupings = ['condition', 'page', 'area', 'type'] as const;
export type QuantityGrouping = (typeof quantityGroupings)[number];

/** `area` is a layer with its typical group; by area they stand below each other, and `nowhere` is what is in neither. */
export type QuantityLevel = 'condition' | 'page' | 'type' | 'area' | 'layer' | 'group' | 'nowhere';

/** Which measures are meant: those to which all applies that is given; null is none of them. */
export interface QuantityScope {
  condition_id?: string;
  type?: TakeoffType;
  layer_id?: string | null;
  group_id?: string | null;
}

/** Parts that have something in common, with what they come to. */
export interface QuantityNode<Part extends QuantityPart = QuantityPart> {
  /** The way to it; the same for as long as it means the same. */
  id: string;
  level: QuantityLevel;
  /** What is common to all parts on this level is read from it. */
  first: Part;
  /** The measures behind it, on each of its pages. */
  scope: QuantityScope;
  parts: readonly Part[];
  children: readonly QuantityNode<Part>[];
  /** Absent where the parts have several units: their sum would mean nothing. */
  total?: { quantity: string; unit: string };
  measures: number;
  without_scale: number;
  without_dimensions: number;
}
