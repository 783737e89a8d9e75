import { formatDate, formatMoney, formatNumber } from '../../table/format.ts';

/** How a filter compares; the words of the API's query. */
export type FilterOperator = 'eq' | 'ne' | 'ilike' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin';
export type FilterType = 'text' | 'number' | 'money' | 'date' | 'select' | 'boolean';

export interface FilterOption {
  id: string;
  label: string;
}

export interface FilterField {
  id: string;
  label: string;
  type: FilterType;
  /** Of a `select`. */
  options?: readonly FilterOption[];
  /** Fewer than the type usually has, where the server knows fewer. */
  operators?: readonly FilterOperator[];
}

export interface Filter {
  fieldId: string;
  operator: FilterOperator;
  /** A decimal or ISO date as a string; `true` or `false`; several option ids for `in` and `nin`. */
  value: string | readonly string[];
}

const byType: Record<FilterType, readonly FilterOperator[]> = {
  text: ['ilike', 'eq', 'ne'],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte'],
  money: ['gte', 'lte', 'gt', 'lt', 'eq', 'ne'],
  date: ['gte', 'lte', 'gt', 'lt', 'eq', 'ne'],
  select: ['in', 'nin', 'eq', 'ne'],
  boolean: ['eq'],
};

const words: Record<FilterOperator, string> = {
  eq: 'is',
  ne: 'is not',
  ilike: 'contains',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
  in: 'is any of',
  nin: 'is none of',
};
const dateWords: Partial<Record<FilterOperator, string>> = {
  gt: 'is after',
  gte: 'is on or after',
  lt: 'is before',
  lte: 'is on or before',
};
const spoken: Partial<Record<FilterOperator, string>> = {
  gt: 'is more than',
  gte: 'is at least',
  lt: 'is less than',
  lte: 'is at most',
};

export const operatorsOf = (field: FilterField): readonly FilterOperator[] =>
  field.operators ?? byType[field.type];

/** As a chip has it: short. */
export const operatorLabel = (field: FilterField, operator: FilterOperator): string =>
  (field.type === 'date' ? dateWords[operator] : undefined) ?? words[operator];

/** As a list of choices has it: in words. */
export const operatorName = (field: FilterField, operator: FilterOperator): string =>
  (field.type === 'date' ? dateWords[operator] : spoken[operator]) ?? words[operator];

export const takesMany = (operator: FilterOperator): boolean => operator === 'in' || operator === 'nin';

/** The value in words: option labels, formatted sums and dates. */
export function valueLabel(field: FilterField, filter: Filter): string {
  const values = typeof filter.value === 'string' ? [filter.value] : filter.value;
  return values
    .map((value) => {
      switch (field.type) {
        case 'money':
          return formatMoney(value);
        case 'number':
          return formatNumber(value);
        case 'date':
          return formatDate(value);
        case 'boolean':
          return value === 'true' ? 'Yes' : 'No';
        case 'select':
          return field.options?.find((option) => option.id === value)?.label ?? value;
        default:
          return value;
      }
    })
    .join(', ');
}

export const isComplete = (filter: Filter): boolean =>
  typeof filter.value === 'string' ? filter.value.trim() !== '' : filter.value.length > 0;
