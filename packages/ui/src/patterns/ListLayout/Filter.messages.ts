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

export const filterWords = {
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
  enterRange: 'The end comes before the start',
  searchValues: (field: string) => `Search ${field}`,
  noValue: 'No match',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
  /** A filter for what has no value. */
  empty: 'empty',
  /** Joins the two ends of a range on a chip. */
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
  /** Conditions as a chip has them: short. */
  onChip,
  /** And of dates, on a chip and in the list. */
  forDates,
  /** Conditions as a list of choices has them: in words. */
  inList,
};
