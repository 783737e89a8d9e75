export const editableTitleMessages = {
  notSaved: 'Could not save. Your text is kept.',
};
