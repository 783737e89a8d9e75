import { formatMoney, formatNumber } from '../../data-grid/format.ts';
import { showDate } from '../../components/Date/dates.ts';
import { filterWords } from './Filter.messages.ts';
import type { ConditionName, FilterOperator } from './filterOperators.ts';

export type { FilterOperator } from './filterOperators.ts';

export type FilterType = 'text' | 'number' | 'money' | 'date' | 'select' | 'boolean';

export interface FilterOption {
  id: string;
  label: string;
}

export interface FilterField {
  id: string;
  label: string;
  type: FilterType;
  /** Options of a `select` field. */
  options?: readonly FilterOption[];
  /** Operators, if the server supports fewer than the type has. */
  operators?: readonly FilterOperator[];
}

export interface Filter {
  fieldId: string;
  operator: FilterOperator;
  /**
   * Decimal or ISO date as string, `true` or `false`, or option ids for `in` and `nin`. Null, which only an address
   * can contain, means no value.
   */
  value: string | readonly string[] | null;
}

export type FilterWords = typeof filterWords;

const byType: Record<FilterType, readonly FilterOperator[]> = {
  text: ['ilike', 'eq', 'ne'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  money: ['gte', 'lte', 'gt', 'lt', 'eq', 'ne'],
  date: ['gte', 'lte', 'gt', 'lt', 'eq', 'ne'],
  select: ['in', 'nin', 'eq', 'ne'],
  boolean: ['eq'],
};

export const operatorsOf = (field: FilterField): readonly FilterOperator[] =>
  field.operators ?? byType[field.type];

/** What can be chosen for a field: its operators, and between where both ends can be asked. */
export function conditionsOf(field: FilterField): readonly ConditionName[] {
  const operators = operatorsOf(field);
  const hasEnds = operators.includes('gte') && operators.includes('lte');
  return hasEnds && (field.type === 'date' || field.type === 'money' || field.type === 'number')
    ? [...operators, 'between']
    : operators;
}

/** As a chip has it: short. */
export const operatorLabel = (
  field: FilterField,
  operator: ConditionName,
  words: FilterWords = filterWords,
): string => (field.type === 'date' ? words.forDates : words.onChip)[operator];

/** As a list of choices has it: in words. */
export const operatorName = (
  field: FilterField,
  operator: ConditionName,
  words: FilterWords = filterWords,
): string => (field.type === 'date' ? words.forDates : words.inList)[operator];

export const takesMany = (operator: ConditionName): boolean => operator === 'in' || operator === 'nin';

function oneLabel(field: FilterField, value: string, words: FilterWords, locale: string): string {
  switch (field.type) {
    case 'money':
      return formatMoney(value);
    case 'number':
      return formatNumber(value);
    case 'date':
      return showDate(value, locale);
    case 'boolean':
      return value === 'true' ? words.yes : words.no;
    case 'select':
      return field.options?.find((option) => option.id === value)?.label ?? value;
    default:
      return value;
  }
}

/** The value in words: option labels, formatted sums and dates. */
export function valueLabel(
  field: FilterField,
  filter: Partial<Filter> & Pick<Filter, 'value'>,
  words: FilterWords = filterWords,
  locale = 'en-US',
): string {
  if (filter.value === null) return words.empty;
  const values = typeof filter.value === 'string' ? [filter.value] : filter.value;
  return values.map((value) => oneLabel(field, value, words, locale)).join(', ');
}

export const isComplete = (filter: Filter): boolean =>
  typeof filter.value === 'string' ? filter.value.trim() !== '' : (filter.value?.length ?? 0) > 0;

/** One chip: a filter, or the two that are the ends of a range. */
export interface FilterGroup {
  fieldId: string;
  condition: ConditionName;
  value: string | readonly string[] | null;
  /** Of the filters that it stands for. */
  indexes: readonly number[];
}

/** The chips of a list of filters: an end with its other end right behind it is one. */
export function groupFilters(filters: readonly Filter[]): FilterGroup[] {
  const groups: FilterGroup[] = [];
  for (let at = 0; at < filters.length; at++) {
    const filter = filters[at];
    const next = filters[at + 1];
    if (!filter) continue;
    const isRange =
      filter.operator === 'gte' &&
      next?.operator === 'lte' &&
      next.fieldId === filter.fieldId &&
      typeof filter.value === 'string' &&
      typeof next.value === 'string';
    if (isRange && typeof next.value === 'string' && typeof filter.value === 'string') {
      groups.push({
        fieldId: filter.fieldId,
        condition: 'between',
        value: [filter.value, next.value],
        indexes: [at, at + 1],
      });
      at++;
    } else {
      groups.push({
        fieldId: filter.fieldId,
        condition: filter.operator,
        value: filter.value,
        indexes: [at],
      });
    }
  }
  return groups;
}

/** The filters that a condition stands for: two for between. */
export function filtersOf(
  fieldId: string,
  condition: ConditionName,
  value: string | readonly string[] | null,
): Filter[] {
  if (condition !== 'between') return [{ fieldId, operator: condition, value }];
  const [from = '', to = ''] = typeof value === 'string' ? [value, value] : (value ?? []);
  return [
    { fieldId, operator: 'gte', value: from },
    { fieldId, operator: 'lte', value: to },
  ];
}
