export type LengthWay = 'across' | 'up' | 'slanted';

const wayText: Readonly<Record<LengthWay, string>> = {
  across: 'horizontal',
  up: 'vertical',
  slanted: 'slanted',
};

export const takeoffScalesMessages = {
  title: 'Sheet scales',
  sheet: 'Sheet',
  none: 'No scale',
  notToScale: 'Not to scale',
  /** Explanation shown if the sheet has details. */
  rule: 'Measures entirely inside a detail use its scale. Measures that cross its edge use the sheet scale.',
  show: (name: string, scale: string) => `Show ${name}, ${scale}`,
  edit: (name: string) => `Edit ${name}`,
  frame: (name: string) => `Redraw frame of ${name}`,
  remove: (name: string) => `Remove scale of ${name}`,
  measures: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'}`,
  addDetail: 'Add detail scale',
  setScale: 'Set sheet scale by a known length',
  setBothWays: 'Calibrate both directions',
  /** A stretched scan with two scales. */
  stretched: (name: string, across: string, up: string, percent: string) =>
    `${name}: stretched by ${percent}, horizontal ${across}, vertical ${up}.`,
  /** Calibration lines of a scale in view orientation; a slanted line has no direction. */
  lengths: (name: string) => `Calibration lines of ${name}`,
  length: (name: string, length: string, way: LengthWay) =>
    way === 'slanted' ? `${name}: set by ${length}` : `${name}: set by ${wayText[way]} line of ${length}`,
  correct: (name: string, length: string, way: LengthWay) =>
    way === 'slanted' ? `${name}: correct ${length}` : `${name}: correct ${wayText[way]} line of ${length}`,
  addLength: (name: string, way: LengthWay) => `${name}: add ${wayText[way]} calibration line`,
  oneScale: (name: string) => `${name}: use one scale`,
};
