export const selectMessages = {
  placeholder: 'Select',
  empty: 'No options',
  failed: 'Could not load the list.',
  retry: 'Try again',
};
