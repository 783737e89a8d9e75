export const comboBoxWords = {
  create: (words: string) => `Add “${words}”`,
  clear: (label: string) => `Clear ${label}`,
};
