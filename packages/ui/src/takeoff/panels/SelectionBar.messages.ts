export const takeoffSelectionWords = {
  label: 'Selection',
  /** `shown` is the count in the reader's numerals. */
  count: (_count: number, shown: string) => `${shown} selected`,
  condition: 'Condition',
  severalConditions: 'Several conditions',
  newCondition: 'Measure by a new condition',
  /** Why the selection cannot be measured by a condition. */
  obstacle: {
    open: 'An open line encloses no area.',
    marks: 'Marks are counted, and outlines are not.',
  },
  /** Which scale holds for what lies across several, and of which detail; empty for the sheet. */
  acrossScales: (scale: string, detail: string) =>
    `Across two scales: ${detail || 'sheet'}, ${scale || 'none'}`,
  crossing: 'Its outline crosses itself',
  cutsTooMuch: 'More is cut out than is there',
  moreOpenings: 'Its openings are larger than the wall',
  layer: 'Layer',
  several: 'Several layers',
  group: 'Typical group',
  noGroup: 'No group',
  groupTimes: (group: string, times: number) => `${group} × ${times}`,
  openPage: 'Open page',
  edit: 'Edit',
  turn: 'Turn right by 90°',
  opacity: 'Opacity',
  delete: 'Delete',
};
