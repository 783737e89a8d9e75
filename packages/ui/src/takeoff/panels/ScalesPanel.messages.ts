export type LengthWay = 'across' | 'up' | 'slanted';

export const takeoffScalesWords = {
  title: 'Scales of this sheet',
  sheet: 'Sheet',
  none: 'No scale',
  notToScale: 'Not to scale',
  /** Over one of several details. */
  rule: 'A detail’s scale holds for what lies in its region altogether; what crosses the edge has the sheet’s.',
  show: (name: string, scale: string) => `Show ${name}, ${scale}`,
  edit: (name: string) => `Change ${name}`,
  frame: (name: string) => `Frame ${name} anew`,
  remove: (name: string) => `Remove the scale of ${name}`,
  measures: (count: number, shown: string) => `${shown} ${count === 1 ? 'measure' : 'measures'}`,
  addDetail: 'Scale of a detail',
  setScale: 'Set the sheet’s scale by a known length',
  setBothWays: 'Set it in both directions',
  /** Of a scan whose scales differ. */
  stretched: (name: string, across: string, up: string, percent: string) =>
    `${name}: stretched by ${percent}, across ${across}, up ${up}.`,
  /** The lengths that a scale was set by, as they are seen; one that is slanted runs neither way. */
  lengths: (name: string) => `Lengths that ${name} was set by`,
  length: (name: string, length: string, way: LengthWay) =>
    way === 'slanted' ? `${name}: set by ${length}` : `${name}: set by ${length} ${way}`,
  correct: (name: string, length: string, way: LengthWay) =>
    way === 'slanted' ? `${name}: correct ${length}` : `${name}: correct ${length} ${way}`,
  addLength: (name: string, way: LengthWay) => `${name}: measure a length ${way} as well`,
  oneScale: (name: string) => `${name}: one scale again`,
};
