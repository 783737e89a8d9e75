export const mergeRecordsWords = {
  label: 'Records to merge',
  survivor: 'Record that stays',
  /** In the head of the record that stays. */
  stays: 'Stays',
  takeAll: 'Keep all its values',
  takeAllOf: (record: string) => `Keep all its values: ${record}`,
  empty: 'Empty',
  same: (count: number, shown: string) =>
    count === 1 ? `${shown} field is the same` : `${shown} fields are the same`,
  allSame: 'The records are alike in every field.',
  nothing: 'No children',
  keeps: (record: string) => `Keeps ${record}`,
  /** `children` is a list: "5 contacts and 2 opportunities". `count` is the number of all of them. */
  moves: (children: string, count: number) =>
    count === 1 ? `${children} moves to it` : `${children} move to it`,
  deletes: (count: number, shown: string) =>
    count === 1 ? `${shown} record is deleted` : `${shown} records are deleted`,
  /** The parts of the summary as one sentence. */
  sentence: (parts: readonly string[]) => `${parts.join('; ')}.`,
};
