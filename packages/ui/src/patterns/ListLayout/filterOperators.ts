/** How a filter compares; the words of the API's query. */
export type FilterOperator = 'eq' | 'ne' | 'ilike' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin';

/** What a condition can be called: the operators, and between, which is two of them. */
export type ConditionName = FilterOperator | 'between';
