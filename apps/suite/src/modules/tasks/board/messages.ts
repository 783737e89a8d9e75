/** Texts of the tasks board screens. */
export const boardMessages = {
  subItemsDone: 'sub-items done',
  taskMoved: (name: string, columnId: string) => `${name} moved to ${columnId}`,
  boardByStatus: (label: string) => `${label} by status`,
  noStatus: 'No status',
};
