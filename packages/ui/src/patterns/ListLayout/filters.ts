import { formatMoney, formatNumber } from '../../data-grid/format.ts';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { filterMessages } from './Filter.messages.ts';
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
   * Decimal or ISO date as string, `true` or `false`, or option ids for `in` and `nin`. Null, which only a URL
   * can contain, means no value.
   */
  value: string | readonly string[] | null;
}

/** Filters of which one alternative must hold; all filters of an alternative belong together. */
export type FilterAlternatives = readonly (readonly Filter[])[];

export type FilterMessages = typeof filterMessages;

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

/** Conditions of a field: its operators, and "between" if both ends can be set. */
export function conditionsOf(field: FilterField): readonly ConditionName[] {
  const operators = operatorsOf(field);
  const hasEnds = operators.includes('gte') && operators.includes('lte');
  return hasEnds && (field.type === 'date' || field.type === 'money' || field.type === 'number')
    ? [...operators, 'between']
    : operators;
}

/** Short label for chips. */
export const operatorLabel = (
  field: FilterField,
  operator: ConditionName,
  messages: FilterMessages = filterMessages,
): string => (field.type === 'date' ? messages.forDates : messages.onChip)[operator];

/** Long label for lists. */
export const operatorName = (
  field: FilterField,
  operator: ConditionName,
  messages: FilterMessages = filterMessages,
): string => (field.type === 'date' ? messages.forDates : messages.inList)[operator];

export const acceptsList = (operator: ConditionName): boolean => operator === 'in' || operator === 'nin';

function oneLabel(field: FilterField, value: string, messages: FilterMessages, locale: string): string {
  switch (field.type) {
    case 'money':
      return formatMoney(value);
    case 'number':
      return formatNumber(value);
    case 'date':
      return formatLocalDate(value, locale);
    case 'boolean':
      return value === 'true' ? messages.yes : messages.no;
    case 'select':
      return field.options?.find((option) => option.id === value)?.label ?? value;
    default:
      return value;
  }
}

/** Formatted value: option labels, amounts and dates. */
export function valueLabel(
  field: FilterField,
  filter: Partial<Filter> & Pick<Filter, 'value'>,
  messages: FilterMessages = filterMessages,
  locale = 'en-US',
): string {
  if (filter.value === null) return messages.empty;
  const values = typeof filter.value === 'string' ? [filter.value] : filter.value;
  return values.map((value) => oneLabel(field, value, messages, locale)).join(', ');
}

export const isComplete = (filter: Filter): boolean =>
  typeof filter.value === 'string' ? filter.value.trim() !== '' : (filter.value?.length ?? 0) > 0;

/** Number of filters, with each group as one. */
export const countFilters = ({
  filters,
  alternatives = [],
}: {
  filters: readonly Filter[];
  alternatives?: readonly FilterAlternatives[] | undefined;
}): number => filters.length + alternatives.length;

/** Chip: a filter, or the two filters of a range. */
export interface FilterGroup {
  fieldId: string;
  condition: ConditionName;
  value: string | readonly string[] | null;
  /** Indexes of the filters of the chip. */
  indexes: readonly number[];
}

/** Chips of a list of filters; two adjacent filters that form a range share a chip. */
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

/** Formatted value of a chip; both ends of a range. */
export function chipValueLabel(
  field: FilterField,
  { condition, value }: FilterGroup,
  messages: FilterMessages = filterMessages,
  locale?: string,
): string {
  if (condition !== 'between') return valueLabel(field, { value }, messages, locale);
  const [from = '', to = ''] = typeof value === 'string' ? [] : (value ?? []);
  return messages.and(
    valueLabel(field, { value: from }, messages, locale),
    valueLabel(field, { value: to }, messages, locale),
  );
}

/** Filters of a condition: two for "between". */
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
