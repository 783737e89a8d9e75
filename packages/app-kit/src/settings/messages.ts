/** Texts of the settings screens. */
export const settingsMessages = {
  unsavedCount: (count: number) => `${count} unsaved ${count === 1 ? 'change' : 'changes'}`,
  saveChanges: 'Save changes',
};
