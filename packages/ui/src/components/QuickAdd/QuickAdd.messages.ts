export const quickAddMessages = {
  failed: 'Could not add it. Your text is kept.',
  added: (name: string) => `${name} added`,
  hint: 'Press Enter to add, Escape to close.',
};
