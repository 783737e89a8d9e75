export const buttonMessages = {
  /** Announced while the action is pending. */
  working: 'Working',
  /** Announced for an icon button, which has no visible label. */
  workingOn: (label: string) => `${label}, working`,
  /** Name of an icon button with its count badge. */
  withCount: (label: string, count: string) => `${label}, ${count}`,
  /** Name of an icon button with the reason it is disabled. */
  withReason: (label: string, reason: string) => `${label}. ${reason}`,
  /** Count above the limit of the badge. */
  manyCount: (limit: string) => `${limit}+`,
};
