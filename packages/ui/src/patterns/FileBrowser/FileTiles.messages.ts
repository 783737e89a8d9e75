export const fileTilesMessages = {
  select: (name: string) => `Select ${name}`,
  actions: (name: string) => `Actions for ${name}`,
};
