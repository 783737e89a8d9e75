export const fieldMappingMessages = {
  label: 'Field mapping',
  source: 'Field',
  mapsTo: 'Maps to',
  targetOf: (field: string) => `Target for ${field}`,
  doNotMap: 'Do not map',
  empty: 'Empty',
  preview: 'Preview',
  required: 'Required',
  /** Note at a target that already has a source. */
  mappedFrom: (field: string) => `Mapped from ${field}`,
  /** Shown at a required target without a source. */
  missing: 'Required. Map a field to this one.',
  emptySource: (source: string) => `Required, but ${source} is empty.`,
  /** Shown at sources that share a target. */
  sharedTarget: (others: string) => `${others} also maps here. A field takes only one value.`,
  severalSources: (sources: string) => `${sources} map here. Choose one.`,
  from: (source: string) => `from ${source}`,
  nothing: 'No fields map to this one.',
  unmapped: (count: number, shown: string) =>
    count === 1 ? `${shown} filled field is not mapped` : `${shown} filled fields are not mapped`,
  /** Number of open problems, announced and shown above the targets. */
  problems: (count: number, shown: string) =>
    count === 1 ? `${shown} problem to fix` : `${shown} problems to fix`,
  complete: 'Every required field has a value',
};
