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

export const filterMessages = {
  filters: 'Filters',
  add: 'Add filter',
  change: 'Change filter',
  clear: 'Clear filters',
  field: 'Field',
  chooseField: 'Choose a field',
  condition: 'Condition',
  value: 'Value',
  values: 'Values',
  from: 'From',
  to: 'To',
  yes: 'Yes',
  no: 'No',
  apply: 'Apply',
  cancel: 'Cancel',
  enterNumber: 'Enter a number',
  enterValue: 'Enter a value',
  enterRange: 'The end is before the start',
  searchValues: (field: string) => `Search ${field}`,
  noValue: 'No matches',
  failed: 'Could not load the list.',
  retry: 'Try again',
  /** Value of a filter for empty fields. */
  empty: 'empty',
  /** Formats a range on a chip. */
  and: (from: string, to: string) => `${from} and ${to}`,
  presets: 'Periods',
  preset: {
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    month: 'This month',
    quarter: 'This quarter',
    year: 'This year',
  },
  /** Short condition names for chips. */
  onChip,
  /** Condition names for dates. */
  forDates,
  /** Condition names for the condition menu. */
  inList,
};
