/** Figures summed over everything that is drawn, by the name formulas call them by, each with its unit. */
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
/** Dimensions that are set rather than drawn. */
export const setFigures = { height: 'FT', width: 'FT', depth: 'FT', diameter: 'FT' } as const;

/** What a take-off gives to formulas, by name, with the unit each figure is in. */
export const takeoffFigures = {
  qty: 'of the take-off type',
  ...drawnFigures,
  ...setFigures,
  sides: '',
} as const;
