export const formLayoutMessages = {
  sections: 'Sections',
  errors: (count: number) => (count === 1 ? 'error' : 'errors'),
  unsaved: 'Unsaved changes',
  message: 'Unsaved changes',
  save: 'Save',
  discard: 'Discard',
};
