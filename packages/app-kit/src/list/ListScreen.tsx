import { memo, useDeferredValue, useMemo } from 'react';
import { useCustomForm } from '../custom/use-form.ts';
import { useListUrlState } from './use-list-url-state.ts';
import { stateColumn, viewsOf, type ListScreenProps, type ListView as SavedView } from './list-types.ts';
import type { Arrangement } from './Arrangement.ts';
import type { ListSource } from './list-view-props.ts';
import { ListView } from './ListView.tsx';
import { usePeople } from '../data/lookups.ts';
import { useRowsFatalError } from '../data/load-errors.ts';
import { useNamedFilters } from './use-named-filters.ts';
import { usePreference } from '../session/use-preference.ts';

export { stateText, viewOf } from './list-types.ts';
export type {
  BoardTools,
  EditManyProps,
  KeptViewTools,
  ListColumn,
  ListScreenProps,
  ListStates,
} from './list-types.ts';

const noViews: readonly SavedView[] = [];
const noArrangement: Arrangement = {};
const View = memo(ListView) as typeof ListView;

/**
 * The List archetype bound to a resource of the contract. Search, filter, sort and page are kept in the URL.
 *
 * Responses are rendered progressively with `useDeferredValue`, because a store update would render the whole list at once
 * and block input.
 */
export function ListScreen<Row extends { uuid: string }>(props: ListScreenProps<Row>) {
  const { preferenceKey, formModule, useList, defaultSort, board, fields, states } = props;
  const { views, columns, options } = useMemo(
    () =>
      states
        ? {
            views: viewsOf(states),
            columns: props.columns.map((column) =>
              column.id === states.field ? stateColumn(states, column) : column,
            ),
            options: {
              ...props.options,
              [states.field]: states.states.map(({ id, label }) => ({ id, label })),
            },
          }
        : { views: props.views ?? noViews, columns: props.columns, options: props.options },
    [states, props.views, props.columns, props.options],
  );
  const address = useListUrlState(views, defaultSort);
  const named = useNamedFilters(address.conditions, fields);
  const choices = useMemo(() => ({ ...options, ...named }), [options, named]);
  const own = useCustomForm(formModule);
  const people = usePeople();
  const [arrangement, arrange] = usePreference<Arrangement>(`list-${preferenceKey}`, noArrangement);
  const pageSize = arrangement.pageSize ?? 15;
  const isBoard = board !== undefined && (address.as ?? arrangement.as) === 'board';
  const query = {
    ...address.query,
    // The board loads its own cards and needs only the count of the list.
    ...(isBoard ? { limit: 1 } : { limit: pageSize, offset: address.page * pageSize }),
  };
  const answer = useList(query);
  const { data, isLoading, isValidating, mutate } = answer;
  const error = useRowsFatalError(JSON.stringify(query), answer);
  const source = useMemo<ListSource<Row>>(
    () => ({ own, people, arrangement, arrange, data, error, isLoading, isValidating, mutate }),
    [own, people, arrangement, arrange, data, error, isLoading, isValidating, mutate],
  );
  return (
    <View<Row>
      {...props}
      views={views}
      columns={columns}
      options={choices}
      address={address}
      pageSize={pageSize}
      isBoard={isBoard}
      source={useDeferredValue(source)}
    />
  );
}
