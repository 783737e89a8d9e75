/** Texts of the form screens. */
export const formMessages = {
  someoneElse: 'Someone else',
  discardConfirm: 'Your changes have not been saved.',
  discardQuestion: 'Discard unsaved changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  cancel: 'Cancel',
  formFailed: 'The form could not be loaded.',
  loadingForm: 'Loading form',
  editRecord: (name: string) => `Edit ${name}`,
  newRecord: (one: string) => `New ${one}`,
  saveRecord: (one: string) => `Save ${one}`,
  createRecord: (one: string) => `Create ${one}`,
  draftRestored: 'Restored from your unsaved draft',
  discardDraft: 'Discard draft',
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  saveConflict:
    'Someone else changed this while you were editing. Your changes are kept. Save again to overwrite theirs, or leave to see them.',
};
