export const quickAddWords = {
  failed: 'It could not be added. Your words are kept.',
  added: (name: string) => `${name} added`,
  hint: 'Enter adds it, Escape leaves.',
};
