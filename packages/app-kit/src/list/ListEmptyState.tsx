import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { NoResults } from '@plumbline/ui/NoResults';
import { PlusIcon } from '@plumbline/ui/icons';
import type { ListScreenProps } from './list-types.ts';
import { unavailableRight } from './unavailable-right.ts';
import type { ListUrlState } from './use-list-url-state.ts';
import { listMessages } from './messages.ts';

/** Empty state of a list: of a view, of a search, or of a list without rows. */
export function ListEmptyState<Row extends { uuid: string }>({
  noun: [one, many],
  views = [],
  empty,
  create,
  address: { search, conditions, view, isOwnFilter },
  change,
}: Pick<ListScreenProps<Row>, 'noun' | 'views' | 'empty' | 'create'> & {
  address: ListUrlState;
  /** Changes the query. */
  change: (values: Record<string, string | undefined>) => void;
}) {
  const mayCreate = useDecision(create?.right ?? unavailableRight);
  /** True when the view itself is empty, without filters of the user. */
  const isEmptyView = !search && !isOwnFilter && conditions.length > 0;
  const isFiltered = Boolean(search) || conditions.length > 0;
  const unfilteredView = views.find((each) => each.filters.length === 0);
  const creation = create && mayCreate.allowed && (
    <Button icon={PlusIcon} onPress={create.onPress}>
      {create.label}
    </Button>
  );
  const unfilteredLink = unfilteredView && unfilteredView !== view && (
    <Button
      onPress={() =>
        change({ view: unfilteredView === views[0] ? undefined : unfilteredView.id, filter: undefined })
      }
    >
      {unfilteredView.label}
    </Button>
  );
  // The view that a list opens with is empty in a new company: there the first record is created.
  const action = (view === views[0] && creation) || unfilteredLink;
  return isEmptyView && view ? (
    <EmptyState
      title={`No ${many} in “${view.label}”`}
      {...(empty.icon ? { icon: empty.icon } : {})}
      {...(action ? { action } : {})}
    >
      {view === views[0] ? empty.text : listMessages.noMatchTitle(one)}
    </EmptyState>
  ) : isFiltered ? (
    <NoResults query={search} onClear={() => change({ q: undefined, filter: '[]' })} />
  ) : (
    <EmptyState
      title={listMessages.emptyTitle(many)}
      {...(empty.icon ? { icon: empty.icon } : {})}
      {...(creation ? { action: creation } : {})}
    >
      {empty.text}
    </EmptyState>
  );
}
