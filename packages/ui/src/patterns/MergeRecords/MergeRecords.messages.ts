export const mergeRecordsMessages = {
  label: 'Records to merge',
  survivor: 'Record to keep',
  /** Label in the header of the surviving record. */
  keep: 'Keep',
  takeAll: 'Use all values',
  takeAllOf: (record: string) => `Use all values of ${record}`,
  empty: 'Empty',
  same: (count: number, shown: string) =>
    count === 1 ? `${shown} field is the same` : `${shown} fields are the same`,
  allSame: 'All fields are the same',
  nothing: 'No related records',
  keeps: (record: string) => `Keeps ${record}`,
  /** `children` is a list, e.g. "5 contacts and 2 opportunities"; `count` is their total. */
  moves: (children: string, count: number) =>
    count === 1 ? `${children} moves to it` : `${children} move to it`,
  deletes: (count: number, shown: string) =>
    count === 1 ? `${shown} record is deleted` : `${shown} records are deleted`,
  /** Joins the parts of the summary into a sentence. */
  sentence: (parts: readonly string[]) => `${parts.join('; ')}.`,
};
