/** Operator of a filter, as in the API's query. */
export type FilterOperator = 'eq' | 'ne' | 'ilike' | 'gt' | 'gte' | 'lt' | 'lte' | 'in' | 'nin';

/** Condition offered for a field: the operators, and "between", which combines two. */
export type ConditionName = FilterOperator | 'between';
