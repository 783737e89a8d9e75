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
/** Dimensions that are entered instead of drawn. */
export const setFigures = { height: 'FT', width: 'FT', depth: 'FT', diameter: 'FT' } as const;

/** Take-off figures in formulas, by name with their units. */
export const takeoffFigures = {
  qty: 'of the take-off type',
  ...drawnFigures,
  ...setFigures,
  sides: '',
} as const;
