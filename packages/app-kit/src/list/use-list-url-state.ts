import type { SortKey } from '@plumbline/ui/DataTable';
import type { Filter } from '@plumbline/ui/FilterBar';
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { ListQuery, ListView } from './list-types.ts';

/** Which rows a list shows, and in which order: as its address says. */
export interface ListAddress {
  search: string;
  /** From 0. */
  page: number;
  view: ListView | undefined;
  filters: readonly Filter[];
  /** Somebody has changed the filters of the view. */
  isOwnFilter: boolean;
  sort: SortKey[];
  /** As table or board, where the address says so. */
  as: string | null;
  /** What the list asks its resource for, but for the page. */
  query: ListQuery & { sort: string };
  /**
   * Goes to other rows, from their first page where no page is named.
   * @returns whether it did: somebody who has left the list is not called back.
   */
  change: (values: Readonly<Record<string, string | undefined>>) => boolean;
}

const directed = ({ columnId, direction }: SortKey): string =>
  `${direction === 'desc' ? '-' : ''}${columnId}`;

/** An order as the address and the resource take it. */
export const sortText = (sort: readonly SortKey[]): string => sort.map(directed).join(',');

/** Filters as the address and the resource take them. */
export const filterText = (filters: readonly Filter[]): string =>
  JSON.stringify(filters.map(({ fieldId, operator, value }) => ({ field: fieldId, op: operator, value })));

/** Filters as the address has them; none where it is no filter. */
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

/** Search, filters, order and page of a list, kept in the address so that a link and the way back lead to them. */
export function useListAddress(views: readonly ListView[], defaultSort: SortKey): ListAddress {
  const [address, setAddress] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (values: Readonly<Record<string, string | undefined>>) => {
      // What was typed is searched for a while later: it calls nobody back who is on the way elsewhere.
      if (window.location.pathname !== pathname) return false;
      // From the address itself: what is drawn may be behind a change that was made a moment ago.
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
    const given = address.get('filter');
    const filters = given === null ? (view?.filters ?? []) : filtersOf(given);
    const order = address.get('sort');
    const sort = order ? sortOf(order) : [defaultSort];
    return {
      search,
      page: Math.max(0, Number(address.get('page') ?? 1) - 1) || 0,
      view,
      filters,
      isOwnFilter: given !== null,
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
