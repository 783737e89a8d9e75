export const comboBoxMessages = {
  create: (query: string) => `Add “${query}”`,
  clear: (label: string) => `Clear ${label}`,
};
