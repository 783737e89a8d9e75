/** Texts of the custom screens. */
export const customMessages = {
  file: 'File',
  remove: 'Remove',
  removedLabel: (label: string) => `${label} (removed)`,
  addInSentence: (inSentence: string) => `Add ${inSentence}`,
};
