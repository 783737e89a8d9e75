import type { ConditionName } from './filterOperators.ts';

const onChip: Record<ConditionName, string> = {
  eq: 'is',
  ne: 'is not',
  ilike: 'contains',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
  in: 'is any of',
  nin: 'is none of',
  between: 'is between',
};
const forDates: Record<ConditionName, string> = {
  ...onChip,
  gt: 'is after',
  gte: 'is on or after',
  lt: 'is before',
  lte: 'is on or before',
};
const inList: Record<ConditionName, string> = {
  ...onChip,
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
};

/** Texts of the filter bar: those of the editor are in `FilterEditor.messages.ts`, because a list is usually read first. */
export const filterMessages = {
  filters: 'Filters',
  add: 'Add filter',
  change: 'Change filter',
  clear: 'Clear filters',
  yes: 'Yes',
  no: 'No',
  /** Value of a filter for empty fields. */
  empty: 'empty',
  /** Formats a range on a chip. */
  and: (from: string, to: string) => `${from} and ${to}`,
  /** Short condition names for chips. */
  onChip,
  /** Condition names for dates. */
  forDates,
  /** Condition names for the condition menu. */
  inList,
};
