export const selectWords = {
  placeholder: 'Select',
  empty: 'Nothing to choose from',
};
