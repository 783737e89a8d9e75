import type { TakeoffType } from './types.ts';

/** Drawn figures by formula name with their units, summed over all measures. */
export const drawnFigures = {
  length: 'LF',
  area: 'SF',
  perimeter: 'LF',
  volume: 'CF',
  count: 'EA',
  plan_area: 'SF',
  plan_length: 'LF',
  gross_area: 'SF',
  openings_area: 'SF',
  cutout_area: 'SF',
  cutout_perimeter: 'LF',
  drop_length: 'LF',
  drop_count: 'EA',
  segments: 'EA',
  points: 'EA',
  pieces: 'EA',
} as const;
/** Figure that is the quantity of each type. */
export const quantityFigures = {
  area: 'area',
  count: 'count',
  pitched_area: 'area',
  pitched_linear: 'length',
  linear: 'length',
  linear_drop: 'length',
  volume_2d: 'volume',
  volume_3d: 'volume',
  surface_area: 'area',
  spiral_area: 'area',
} as const satisfies Record<TakeoffType, keyof typeof drawnFigures>;
/** Dimensions that are entered instead of drawn. */
export const setFigures = { height: 'FT', width: 'FT', depth: 'FT', diameter: 'FT' } as const;

/** Take-off figures in formulas, by name with their units. */
export const takeoffFigures = {
  qty: 'of the take-off type',
  ...drawnFigures,
  ...setFigures,
  sides: '',
} as const;
