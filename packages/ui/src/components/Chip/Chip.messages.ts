export const chipMessages = {
  remove: (what: string) => `Remove ${what}`.trim(),
};
