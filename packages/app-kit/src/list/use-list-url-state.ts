import type { SortKey } from '@plumbline/ui/DataTable';
import type { Filter, FilterAlternatives } from '@plumbline/ui/FilterBar';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListQuery, ListView } from './list-types.ts';

/** Query state of a list in the URL. */
export interface ListUrlState {
  search: string;
  /** Page index, starting at 0. */
  page: number;
  view: ListView | undefined;
  filters: readonly Filter[];
  /** Groups of filters joined by or. */
  alternatives: readonly FilterAlternatives[];
  /** All filters, those of the groups among them. */
  conditions: readonly Filter[];
  /** True when the user has changed the filters of the view. */
  isOwnFilter: boolean;
  sort: SortKey[];
  /** Layout from the URL: table or board. */
  as: string | null;
  /** Query parameters without the page. */
  query: ListQuery & { sort: string };
  /**
   * Changes the query; starts at the first page unless a page is given.
   * @returns false when the user has left the list.
   */
  change: (values: Readonly<Record<string, string | undefined>>) => boolean;
}

const directed = ({ columnId, direction }: SortKey): string =>
  `${direction === 'desc' ? '-' : ''}${columnId}`;

/** Serializes a sort order. */
export const sortText = (sort: readonly SortKey[]): string => sort.map(directed).join(',');

/** Element of the `filter` parameter: a condition, or a group of which one (`any`) or every member (`all`) holds. */
type Expression =
  | { field: string; op: Filter['operator']; value: string | string[] }
  | { any: Expression[] }
  | { all: Expression[] };

const expressionOf = ({ fieldId, operator, value }: Filter) => ({ field: fieldId, op: operator, value });

/** Serializes filters and groups of alternatives. */
export const filterText = (
  filters: readonly Filter[],
  alternatives: readonly FilterAlternatives[] = [],
): string =>
  JSON.stringify([
    ...filters.map(expressionOf),
    ...alternatives.map((group) => ({
      any: group.map((each) =>
        each.length === 1 ? each.map(expressionOf)[0] : { all: each.map(expressionOf) },
      ),
    })),
  ]);

/** Conditions of an expression that must all hold; none of an alternative. */
const filtersIn = (expression: Expression): Filter[] =>
  'all' in expression
    ? expression.all.flatMap(filtersIn)
    : 'any' in expression
      ? []
      : [{ fieldId: expression.field, operator: expression.op, value: expression.value }];
const alternativesIn = (expression: Expression): Filter[][] =>
  'any' in expression ? expression.any.flatMap(alternativesIn) : [filtersIn(expression)];
const groupsIn = (expression: Expression): Filter[][][] =>
  'any' in expression
    ? [alternativesIn(expression)]
    : 'all' in expression
      ? expression.all.flatMap(groupsIn)
      : [];

/** Parses filters and groups of alternatives from the URL; empty when invalid. */
export function parseFilters(text: string): { filters: Filter[]; alternatives: FilterAlternatives[] } {
  try {
    const expressions = JSON.parse(text) as Expression[];
    return { filters: expressions.flatMap(filtersIn), alternatives: expressions.flatMap(groupsIn) };
  } catch {
    return { filters: [], alternatives: [] };
  }
}

/** Parses the filters outside of groups; empty when invalid. */
export const filtersOf = (text: string): Filter[] => parseFilters(text).filters;

const sortOf = (text: string): SortKey[] =>
  text.split(',').map((each) => ({
    columnId: each.replace(/^-/, ''),
    direction: each.startsWith('-') ? 'desc' : 'asc',
  }));

/** Search, filters, sort order and page of a list, kept in the URL for links and the back button. */
export function useListUrlState(views: readonly ListView[], defaultSort: SortKey): ListUrlState {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) => {
      // The search is debounced: ignore it when the user has navigated away.
      if (window.location.pathname !== pathname) return false;
      // Read the current URL: the rendered state may be behind.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries({ page: undefined, ...values })) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, value);
      }
      setAddress(next, { replace: true });
      return true;
    },
    [pathname, setAddress],
  );
  return useMemo(() => {
    const search = address.get('q') ?? '';
    const view = views.find((each) => each.id === address.get('view')) ?? views[0];
    const filterParameter = address.get('filter');
    const { filters, alternatives } =
      filterParameter === null
        ? { filters: view?.filters ?? [], alternatives: [] }
        : parseFilters(filterParameter);
    const conditions = [...filters, ...alternatives.flat(2)];
    const order = address.get('sort');
    const sort = order ? sortOf(order) : [defaultSort];
    return {
      search,
      page: Math.max(0, Number(address.get('page') ?? 1) - 1) || 0,
      view,
      filters,
      alternatives,
      conditions,
      isOwnFilter: filterParameter !== null,
      sort,
      as: address.get('as'),
      query: {
        ...(search ? { search } : {}),
        sort: sortText(sort),
        ...(conditions.length > 0 ? { filter: filterText(filters, alternatives) } : {}),
      },
      change,
    };
  }, [address, views, defaultSort, change]);
}
