/** Texts of the custom screens. */
export const customMessages = {
  file: 'File',
  remove: 'Remove',
  removedField: (label: string) => `${label} (removed)`,
  addInSentence: (inSentence: string) => `Add ${inSentence}`,
};
