export const multiSelectWords = {
  remove: (label: string) => `Remove ${label}`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  /** After the chosen things in sight: how many more there are. */
  more: (shown: string) => `+${shown}`,
};
