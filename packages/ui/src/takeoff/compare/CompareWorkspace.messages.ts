export const takeoffCompareWords = {
  title: 'Compare',
  canvas: (before: string, after: string) => `${before} compared with ${after}`,
  role: 'sheets',
  before: 'Old',
  after: 'New',
  choose: 'Choose a sheet',
  blend: 'From the old sheet to the new',
  blendAt: (percent: string) => `${percent} new`,
  divide: 'Where the new sheet begins',
  view: 'View',
  overlay: 'Overlay',
  swipe: 'Swipe',
  side: 'Side by side',
  aligned: 'Aligned by two points',
  asTheyAre: 'Laid corner on corner',
  align: 'Align',
  adjust: 'Adjust',
  reset: 'Undo the alignment',
  /** What is to be clicked next, of `number` places on either sheet. */
  place: (side: 'before' | 'after', number: number) =>
    side === 'before'
      ? `Choose place ${number} on the old sheet: a corner or a grid line`
      : `Choose the same place ${number} on the new sheet`,
  back: 'Step back',
  cancel: 'Cancel',
  tooNear: 'These places do not tell how the sheets lie. Choose two that are apart, the same on both.',
  reading: 'Reading the sheets',
  failed: 'A sheet could not be read.',
  retry: 'Try again',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit both sheets',
  status: 'Status',
  /** Names the panel beside the sheets, and the two lists in it. */
  panel: 'Changes',
  list: 'List',
  changes: 'Take-offs',
  drawing: (count: string | null) => (count === null ? 'Drawing' : `Drawing ${count}`),
  drawingTitle: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'change' : 'changes'} to the drawing`,
  drawingList: 'Changes to the drawing',
  finding: 'Comparing the drawings',
  notCompared: 'The drawings could not be compared.',
  nothingDrawn: 'The drawings are the same.',
  elsewhere:
    'Most of the drawing differs. Lay the sheets on each other with Align first, by two places that are on both.',
  /** What was done to the drawing at a place. */
  change: { added: 'Added', removed: 'Removed', both: 'Changed' },
  /** What is measured there. */
  touches: (what: string) => `Touches ${what}`,
  touched: (condition: string, count: number, shown: string, side: 'before' | 'after') =>
    `${condition}: ${shown} ${count === 1 ? 'measure' : 'measures'}${side === 'before' ? ' on the old sheet' : ''}`,
  untouched: 'Nothing is measured there.',
  /** Above the changes where something is measured, and above the others. */
  first: 'Where something is measured',
  others: 'Elsewhere',
  nextChange: 'Next change',
  previousChange: 'Previous change',
  changeOf: (number: string, count: string) => `Change ${number} of ${count}`,
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  shown: 'Take-offs shown',
  onlyChanged: 'Changed',
  all: 'All',
  count: (count: number, shown: string) => `${shown} ${count === 1 ? 'change' : 'changes'}`,
  /** After a row's name, to those who listen. */
  row: (before: string, after: string) => `from ${before} to ${after}`,
  none: 'Nothing is measured on either sheet yet.',
  comparing: 'Comparing the take-offs',
  noneChanged: 'Every take-off measures the same on both sheets.',
};
