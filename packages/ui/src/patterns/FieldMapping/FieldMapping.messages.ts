export const fieldMappingWords = {
  label: 'Fields to carry over',
  source: 'Field',
  goesTo: 'Goes to',
  goesToOf: (field: string) => `Where ${field} goes`,
  nowhere: 'Do not carry over',
  empty: 'Empty',
  preview: 'What it becomes',
  required: 'Required',
  /** In the list of targets: a source goes there already. */
  takes: (field: string) => `Takes ${field}`,
  /** At a target without a value. */
  missing: 'Required. Choose a field that goes here.',
  emptySource: (source: string) => `Required, and ${source} is empty.`,
  /** At each source that goes where others go, too. */
  taken: (others: string) => `${others} goes here, too. A field takes one value.`,
  takenTarget: (sources: string) => `${sources} all go here. Choose one.`,
  from: (source: string) => `from ${source}`,
  nothing: 'Nothing is carried over to it.',
  left: (count: number, shown: string) =>
    count === 1 ? `${shown} filled field is not carried over` : `${shown} filled fields are not carried over`,
  /** Announced, and seen above the targets: how much is left to settle. */
  problems: (count: number, shown: string) =>
    count === 1 ? `${shown} thing to settle` : `${shown} things to settle`,
  settled: 'Every required field has a value',
};
