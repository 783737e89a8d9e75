/** Texts of the tasks board screens. */
export const boardMessages = {
  subItemsDone: 'sub-items done',
  movedTo: (name: string, columnId: string) => `${name} moved to ${columnId}`,
  byStatus: (label: string) => `${label} by status`,
  noStatus: 'No status',
};
