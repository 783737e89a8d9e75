import type { SortKey } from '@plumbline/ui/DataTable';
import type { Filter } from '@plumbline/ui/FilterBar';
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

/** Serializes filters. */
export const filterText = (filters: readonly Filter[]): string =>
  JSON.stringify(filters.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })));

/** Parses filters from the URL; empty when invalid. */
export function filtersOf(text: string): Filter[] {
  try {
    return (JSON.parse(text) as { field: string; op: Filter['operator']; value: string | string[] }[]).map(
      ({ field, op, value }) => ({ fieldId: field, operator: op, value }),
    );
  } catch {
    return [];
  }
}

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
    const filters = filterParameter === null ? (view?.filters ?? []) : filtersOf(filterParameter);
    const order = address.get('sort');
    const sort = order ? sortOf(order) : [defaultSort];
    return {
      search,
      page: Math.max(0, Number(address.get('page') ?? 1) - 1) || 0,
      view,
      filters,
      isOwnFilter: filterParameter !== null,
      sort,
      as: address.get('as'),
      query: {
        ...(search ? { search } : {}),
        sort: sortText(sort),
        ...(filters.length > 0 ? { filter: filterText(filters) } : {}),
      },
      change,
    };
  }, [address, views, defaultSort, change]);
}
