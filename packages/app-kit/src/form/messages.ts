/** Texts of the form screens. */
export const formMessages = {
  someoneElse: 'Someone else',
  yourChangesHaveNotBeenSaved: 'Your changes have not been saved.',
  discardUnsavedChanges: 'Discard unsaved changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
  cancel: 'Cancel',
  theFormCouldNotBeLoaded: 'The form could not be loaded.',
  loadingForm: 'Loading form',
  editTitleOf: (titleOf: string) => `Edit ${titleOf}`,
  newOne: (one: string) => `New ${one}`,
  saveOne: (one: string) => `Save ${one}`,
  createOne: (one: string) => `Create ${one}`,
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  someoneElseChangedThisWhile:
    'Someone else changed this while you were editing. Your changes are kept. Save again to overwrite theirs, or leave to see them.',
};
