export const formLayoutWords = {
  sections: 'Sections',
  errors: (count: number) => (count === 1 ? 'error' : 'errors'),
  unsaved: 'Unsaved changes',
  message: 'Changes not saved',
  save: 'Save',
  discard: 'Discard',
};
