export const dialogWords = {
  close: 'Close',
  /** What a confirmation asks and says where the caller does not. */
  confirmTitle: 'Are you sure?',
  confirmText: "You won't be able to revert this!",
  cancel: 'Cancel',
  failed: 'That did not work. Nothing was changed.',
};
