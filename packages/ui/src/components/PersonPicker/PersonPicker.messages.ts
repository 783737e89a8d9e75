export const personPickerWords = {
  placeholder: 'Name or e-mail',
  /** Beside the reader's own name, and what finds it. */
  me: 'Me',
  noMatch: 'Nobody of that name',
};
