export const multiSelectMessages = {
  remove: (label: string) => `Remove ${label}`,
  added: (label: string) => `${label} added`,
  removed: (label: string) => `${label} removed`,
  /** Number of selected options that are not shown. */
  more: (shown: string) => `+${shown}`,
};
