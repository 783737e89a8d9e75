import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { groupingOf } from '../views/saved-views.ts';
import type { TaskViewMode } from '../views/TaskViewMode.ts';
import { queryOf, readAsked } from './list-query.ts';

/** Search, filters, sort order and group of a task list, kept in the address. A board has no groups. */
export function useListAddress(view: TaskViewMode) {
  const [address, setAddress] = useSearchParams();
  const parameters = useMemo(() => readAsked(address), [address]);
  const group = view === 'kanban' ? undefined : groupingOf(address.get('group'));
  const query = useMemo(() => queryOf(parameters, group), [parameters, group]);
  return {
    address,
    parameters,
    group,
    /** Query of the list call. */
    query,
    /** True if tasks of any depth are listed, not the top level of the place. */
    isFiltered: parameters.search !== '' || parameters.filters.length > 0 || group !== undefined,
    /** Replaces parameters of the address; undefined removes one. */
    change: (values: Readonly<Record<string, string | undefined>>) =>
      setAddress(setSearchParams(values), { replace: true }),
  };
}
export type ListAddress = ReturnType<typeof useListAddress>;
