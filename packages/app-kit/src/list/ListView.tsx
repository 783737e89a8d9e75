import { useDecision } from '@plumbline/permissions/react';
import type { Filter, FilterAlternatives } from '@plumbline/ui/FilterBar';
import { ListLayout, type PrimaryAction } from '@plumbline/ui/ListLayout';
import { PlusIcon } from '@plumbline/ui/icons';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { denied } from '../record/record-actions.tsx';
import { LayoutSwitch, ListArrangementTools } from './ListArrangementTools.tsx';
import type { ListDialogs as Dialogs } from './ListDialogs.tsx';
import { ListTable } from './ListTable.tsx';
import { ListFiles, SortMenu } from './ListTools.tsx';
import type { ListViewProps } from './list-view-props.ts';
import { unavailableRight } from './unavailable-right.ts';
import { useListModel, type ListModel } from './use-list-model.ts';
import { filterText } from './use-list-url-state.ts';
import { listSections, useProgressiveSections } from './use-progressive-rows.ts';
import { useSelectionActions } from './use-selection-actions.ts';
import { listMessages } from './messages.ts';

const ListDialogs = lazyWithRetry(() =>
  import('./ListDialogs.tsx').then((module) => module.ListDialogs),
) as typeof Dialogs;

// Loaded after the list: its first load is limited.
const SavedListViews = lazyWithRetry(() =>
  import('./SavedListViews.tsx').then((module) => module.SavedListViews),
);

const pageSizes = [10, 15, 50];

/** Search, filters and pages of a list, or its order on a board. */
function toolRowOf<Row extends { uuid: string }>(
  {
    noun,
    source,
    address: { search, page, filters, alternatives, sort },
    pageSize,
    isBoard,
  }: ListViewProps<Row>,
  { filterFields, sortOptions, sortBy, total, change }: ListModel<Row>,
) {
  const { arrangement, arrange } = source;
  const pagination = {
    page,
    pageSize,
    total,
    pageSizes,
    onPageChange: (next: number) => change({ page: next ? String(next + 1) : undefined }),
    onPageSizeChange: (size: number) => {
      arrange({ ...arrangement, pageSize: size });
      change({});
    },
  };
  return {
    search: {
      value: search,
      placeholder: listMessages.searchPlaceholder(noun[1]),
      onSearch: (words: string) => words !== search && change({ q: words }),
    },
    filters: {
      fields: filterFields,
      filters,
      alternatives,
      onChange: (list: Filter[], groups?: readonly FilterAlternatives[]) =>
        change({ filter: filterText(list, groups) }),
    },
    ...(isBoard
      ? { toolbar: <SortMenu options={sortOptions} sort={sort[0]} onSort={sortBy} /> }
      : { pagination }),
  };
}

/** Table or board of a list with its toolbar, selection and dialogs. */
export function ListView<Row extends { uuid: string }>(props: ListViewProps<Row>) {
  const { title, create, actions, exportAs, exportsMore = [], importAs, editMany, board, isBoard } = props;
  const { arrangement, arrange, data, mutate } = props.source;
  const { filters, sort, query } = props.address;
  const model = useListModel(props);
  const { columns, kept, selected, change, total, asks, setAsks } = model;
  const { chosen, isWhole } = selected;
  const drawn = useProgressiveSections(listSections.table);
  const mayCreate = useDecision(create?.right ?? unavailableRight);
  const mayEditMany = useDecision(editMany?.right ?? unavailableRight);
  const selectionActions = useSelectionActions(props, selected, setAsks);
  const primary: PrimaryAction | undefined = create
    ? {
        label: create.label,
        // The short label must be part of the accessible name (WCAG 2.5.3).
        ...(create.label.startsWith('New ') ? { shortLabel: 'New' } : {}),
        icon: PlusIcon,
        onPress: create.onPress,
        ...denied(mayCreate),
      }
    : undefined;
  const viewRow = {
    ...(model.views ? { views: model.views } : {}),
    tools: (
      <>
        {!isBoard && (
          <ListArrangementTools
            columns={columns}
            shown={kept.columns}
            arrangement={arrangement}
            arrange={arrange}
          />
        )}
        <ListFiles
          {...(importAs ? { importAs } : {})}
          {...(exportAs ? { exportAs } : {})}
          exportsMore={exportsMore}
          query={query}
          total={total}
        />
      </>
    ),
  };

  return (
    <>
      <ListLayout
        title={title}
        {...(data ? { count: total } : {})}
        {...(primary ? { primaryAction: primary } : {})}
        {...(actions || board
          ? {
              actions: (
                <>
                  {board && (
                    <LayoutSwitch
                      isBoard={isBoard}
                      onChange={(as) => {
                        arrange({ ...arrangement, as });
                        change({ as: as === 'board' ? as : undefined });
                      }}
                    />
                  )}
                  {actions}
                </>
              ),
            }
          : {})}
        {...(drawn >= listSections.views ? viewRow : {})}
        {...(drawn >= listSections.tools ? toolRowOf(props, model) : {})}
        selection={{
          count: isBoard ? 0 : isWhole ? total : chosen.length,
          total,
          onClear: selected.clear,
          ...(editMany && mayEditMany.allowed && chosen.length > 0
            ? { onSelectAll: selected.selectWhole }
            : {}),
          actions: selectionActions,
        }}
        sorting={{
          options: model.sortOptions,
          ...(sort[0] ? { value: sort[0] } : {}),
          onChange: model.sortBy,
        }}
      >
        {isBoard ? (
          board?.({ query, filters, menuOf: model.actionsOf })
        ) : drawn >= listSections.table ? (
          <ListTable {...props} model={model} />
        ) : undefined}
      </ListLayout>
      {kept.dialogs}
      {props.entityName && (
        <SavedListViews {...model.tools} entityName={props.entityName} onChange={model.setListViews} />
      )}
      {asks && (
        <ListDialogs
          {...props}
          chosen={chosen}
          count={isWhole ? total : chosen.length}
          matching={isWhole ? query : undefined}
          asks={asks}
          onClose={() => setAsks(undefined)}
          onChanged={() => {
            selected.clear();
            void mutate();
          }}
          onFailed={() => void mutate()}
        />
      )}
    </>
  );
}
