export const fileTilesWords = {
  select: (name: string) => `Select ${name}`,
  actions: (name: string) => `Actions for ${name}`,
};
