export const takeoffCompareMessages = {
  title: 'Compare',
  canvas: (before: string, after: string) => `${before} compared with ${after}`,
  role: 'sheets',
  before: 'Old',
  after: 'New',
  choose: 'Select sheet',
  blend: 'Blend old and new sheet',
  blendAt: (percent: string) => `${percent} new`,
  divide: 'Divider position',
  view: 'View',
  overlay: 'Overlay',
  swipe: 'Swipe',
  side: 'Side by side',
  aligned: 'Aligned by two points',
  alignedAtCorners: 'Aligned at the corners',
  align: 'Align',
  adjust: 'Adjust',
  reset: 'Reset alignment',
  /** Prompt for the next alignment point. */
  place: (side: 'before' | 'after', number: number) =>
    side === 'before'
      ? `Click point ${number} on the old sheet, such as a corner or grid line`
      : `Click the same point ${number} on the new sheet`,
  back: 'Step back',
  cancel: 'Cancel',
  tooNear:
    'The sheets cannot be aligned by these points. Choose two points further apart that are on both sheets.',
  reading: 'Loading the sheets',
  failed: 'A sheet could not be loaded.',
  retry: 'Try again',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  fit: 'Fit both sheets',
  status: 'Status',
  /** Names of the side panel and its two lists. */
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
  mostlyDifferent:
    'Most of the drawing differs. Click Align to align the sheets by two points that are on both.',
  /** Types of drawing changes. */
  change: { added: 'Added', removed: 'Removed', both: 'Changed' },
  /** Measures affected by a change. */
  affects: (what: string) => `Affects ${what}`,
  affectedMeasures: (condition: string, count: number, shown: string, side: 'before' | 'after') =>
    `${condition}: ${shown} ${count === 1 ? 'measure' : 'measures'}${side === 'before' ? ' on the old sheet' : ''}`,
  noneAffected: 'No measures affected.',
  /** Headings of changes with and without measures. */
  first: 'Changes affecting measures',
  others: 'Other changes',
  nextChange: 'Next change',
  previousChange: 'Previous change',
  changeOf: (number: string, count: string) => `Change ${number} of ${count}`,
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  shown: 'Show',
  onlyChanged: 'Changed',
  all: 'All',
  count: (count: number, shown: string) => `${shown} ${count === 1 ? 'change' : 'changes'}`,
  /** Screen reader text after a row's name. */
  row: (before: string, after: string) => `from ${before} to ${after}`,
  none: 'Neither sheet has measures yet.',
  comparing: 'Comparing the take-offs',
  noneChanged: 'All quantities are the same on both sheets.',
};
