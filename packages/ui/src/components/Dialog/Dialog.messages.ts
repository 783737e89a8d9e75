export const dialogMessages = {
  close: 'Close',
  /** Default title and text of a confirmation. */
  confirmTitle: 'Are you sure?',
  confirmText: "You won't be able to revert this!",
  cancel: 'Cancel',
  failed: 'The action failed. Nothing was changed.',
};
