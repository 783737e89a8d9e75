export * from '../src/patterns/ListLayout/FilterBar.tsx';
export {
  operatorLabel,
  operatorName,
  operatorsOf,
  valueLabel,
  type Filter,
  type FilterAlternatives,
  type FilterField,
  type FilterOperator,
  type FilterOption,
  type FilterType,
} from '../src/patterns/ListLayout/filters.ts';
