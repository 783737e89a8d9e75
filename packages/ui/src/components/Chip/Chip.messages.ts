export const chipWords = {
  remove: (what: string) => `Remove ${what}`.trim(),
};
