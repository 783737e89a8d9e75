export const selectWords = {
  placeholder: 'Select',
  empty: 'Nothing to choose from',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
};
