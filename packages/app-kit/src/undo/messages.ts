/** Texts of undone changes of records. */
export const undoMessages = {
  restored: (records: string) => `${records} restored.`,
  changedBack: (records: string) => `${records} changed back.`,
  deletedRecord: (one: string) => `Deleted ${one}`,
  recordRefused: (name: string, reason: string) => `“${name}” was not changed back. ${reason}`,
  refusal: (name: string, reason: string) => `${name}: ${reason}`,
  recordsRefused: (count: string, records: string, named: string, others: number) =>
    `${count} of ${records} not changed back. ${named}${others > 0 ? ` And ${others} more.` : ''}`,
  merged: (count: number, many: string) => `${count} ${many} merged.`,
  mergeUndone: (count: number, many: string) => `Merge undone. The ${count} ${many} are separate again.`,
  mergeUndoneExcept: (count: number, many: string, fields: string) =>
    `Merge undone. The ${count} ${many} are separate again. Changed after the merge and kept: ${fields}.`,
  moved: (name: string, status: string) => `“${name}” moved to ${status}.`,
  movedBack: (name: string, status: string) => `“${name}” moved back to ${status}.`,
};
