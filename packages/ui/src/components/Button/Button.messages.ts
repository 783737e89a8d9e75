export const buttonWords = {
  /** Announced while a press is under way. */
  working: 'Working',
  /** The same for an icon button, which has no words of its own in sight. */
  workingOn: (label: string) => `${label}, working`,
  /** An icon button's name with the count at its corner. */
  withCount: (label: string, count: string) => `${label}, ${count}`,
  /** An icon button's name with the reason why it does nothing. */
  withReason: (label: string, reason: string) => `${label}. ${reason}`,
  /** More than the corner has room for. */
  manyCount: (limit: string) => `${limit}+`,
};
