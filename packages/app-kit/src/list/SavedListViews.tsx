import type { SavedListView } from '@plumbline/api';
import { entityNamed, type EntityName } from '@plumbline/api/entities';
import { useListViewsList } from '@plumbline/api/hooks/workspace';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { ColumnState } from '@plumbline/ui/DataTable';
import type { SavedViewsProps } from '@plumbline/ui/SavedViews';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { KeptViewTools, KeptViews } from './list-types.ts';
import {
  copyViewLink,
  duplicateView,
  removeView,
  renameView,
  saveView,
  setDefaultView,
} from './list-view-actions.ts';
import {
  defaultView,
  hasListParameters,
  isSameView,
  viewParameters,
  viewSettings,
} from './list-view-settings.ts';
import { unavailableRight } from './unavailable-right.ts';
import { useViewCounts } from './use-view-counts.ts';
import { useListUndo } from '../undo/use-list-undo.ts';

const SavedViewDialog = lazyWithRetry(() =>
  import('./SavedViewDialog.tsx').then((module) => module.SavedViewDialog),
);

type ListViewActions = Required<
  Pick<
    SavedViewsProps,
    | 'onSelect'
    | 'onCreate'
    | 'onSave'
    | 'onDiscard'
    | 'onRename'
    | 'onShare'
    | 'onDuplicate'
    | 'onCopyLink'
    | 'onSetDefault'
    | 'onDelete'
  >
>;
const noSavedViews: readonly SavedListView[] = [];

/** Open dialog: to share a view, or to save a new one under a suggested name. */
interface DialogRequest {
  view?: SavedListView;
  name?: string;
}

/** Built-in views, then the saved ones. The first built-in view is the default one if no saved view is. */
const viewTabs = (
  builtIn: KeptViewTools['builtIn']['views'],
  list: readonly SavedListView[],
  counts: readonly (number | null)[] | undefined,
): SavedViewsProps['views'] => [
  ...builtIn.map(({ id, label, count }, at) => {
    const rows = counts?.[at] ?? count;
    return {
      id,
      label,
      ...(typeof rows === 'number' ? { count: rows } : {}),
      isLocked: true,
      isDefault: at === 0 && !defaultView(list),
    };
  }),
  ...list.map(({ uuid, name, is_shared, is_default, may_change }, at) => {
    const rows = counts?.[builtIn.length + at];
    return {
      id: uuid,
      label: name,
      ...(typeof rows === 'number' ? { count: rows } : {}),
      isShared: is_shared,
      isDefault: is_default,
      isLocked: !may_change,
    };
  }),
];

/** Views of a list, and the columns of the current one; undefined while a built-in view with the user's own columns is shown. */
export interface ShownListViews {
  views: SavedViewsProps;
  columns: KeptViews['columns'] | undefined;
}

export interface SavedListViewsProps extends KeptViewTools {
  entityName: EntityName;
  /** Receives the views when they have loaded, and again whenever what they show has changed. */
  onChange: (shown: ShownListViews) => void;
}

/** Actions of views. The object is the same in every render and calls the latest functions. */
function useStableActions(actions: ListViewActions): ListViewActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onSelect: (id) => latest.current.onSelect(id),
      onCreate: () => latest.current.onCreate(),
      onSave: (id) => latest.current.onSave(id),
      onDiscard: (id) => latest.current.onDiscard(id),
      onRename: (id, name) => latest.current.onRename(id, name),
      onShare: (id) => latest.current.onShare(id),
      onDuplicate: (id) => latest.current.onDuplicate(id),
      onCopyLink: (id) => latest.current.onCopyLink(id),
      onSetDefault: (id) => latest.current.onSetDefault(id),
      onDelete: (id) => latest.current.onDelete(id),
    }),
    [],
  );
}

/** Opens the view of a link, which has no other parameters, or the default view in a list without any. */
function useOpenedView(
  list: readonly SavedListView[] | undefined,
  current: SavedListView | undefined,
  show: (view: SavedListView) => void,
): void {
  const [address] = useSearchParams();
  const isOpened = useRef(false);
  useEffect(() => {
    if (!list || isOpened.current) return;
    isOpened.current = true;
    if (hasListParameters(address)) return;
    const first = current ?? (address.has('saved') ? undefined : defaultView(list));
    if (first) show(first);
  });
}

/**
 * Saved views of an entity's list, loaded after the list. A view is shown by the URL parameter `saved`; alone, it is
 * followed by the view's own settings. Changed columns belong to the view until they are saved with it or it is left.
 */
export function SavedListViews({
  entityName,
  many,
  query,
  filter,
  layout,
  columns: ownColumns,
  builtIn,
  change,
  onChange,
}: SavedListViewsProps) {
  const [address] = useSearchParams();
  const { data, mutate } = useListViewsList({ entity: entityName });
  const right = entityNamed(entityName)?.right;
  const mayEdit = useDecision(right ? { ...right, type: 'e' } : unavailableRight);
  const undo = useListUndo();
  const [dialog, setDialog] = useState<DialogRequest>();
  const [changed, setChanged] = useState<{ uuid: string; columns: ColumnState }>();
  const list = data?.data ?? noSavedViews;
  const current = list.find(({ uuid }) => uuid === address.get('saved'));
  const counts = useViewCounts(
    entityName,
    data && [
      ...builtIn.views.map((view) => ({ filter: view.filter })),
      ...data.data.map(({ settings }) => ({ search: settings.search, filter: settings.filter })),
    ],
  );
  const currentId = current?.uuid;
  const ownState = ownColumns.state;
  const changedColumns = changed && changed.uuid === currentId ? changed.columns : undefined;
  const columns = useMemo(
    () =>
      current && {
        state: changedColumns ?? (current.settings.columns as ColumnState | undefined) ?? ownState,
        arrange: (state: ColumnState) => setChanged({ uuid: current.uuid, columns: state }),
      },
    [current, changedColumns, ownState],
  );
  const show = (view: SavedListView) => {
    setChanged(undefined);
    change(viewParameters(view.uuid, view.settings));
  };
  const showBuiltIn = (id: string | undefined) => {
    setChanged(undefined);
    const isFirst = id === builtIn.views[0]?.id && !defaultView(list);
    change({
      view: isFirst ? undefined : id,
      q: undefined,
      filter: undefined,
      sort: undefined,
      as: undefined,
      saved: undefined,
    });
  };
  useOpenedView(data?.data, current, show);
  const settings = viewSettings({ ...query, filter, layout, columns: columns?.state ?? ownState });
  const find = (id: string) => list.find(({ uuid }) => uuid === id);
  const state = {
    list,
    current,
    builtIn: builtIn.views,
    settings,
    show,
    showBuiltIn,
    reload: mutate,
    openDialog: setDialog,
    undo,
  };
  const actions = useStableActions({
    onSelect: (id) => {
      const view = find(id);
      if (view) show(view);
      else showBuiltIn(id);
    },
    onCreate: () => setDialog({}),
    onSave: (id) => void saveView(state, id).then(() => setChanged(undefined)),
    onDiscard: (id) => {
      const view = find(id);
      if (view) show(view);
    },
    onRename: (id, name) => renameView(state, id, name),
    onShare: (id) => {
      const view = find(id);
      if (view) setDialog({ view });
    },
    onDuplicate: (id) => duplicateView(state, id),
    onCopyLink: (id) => copyViewLink(state, id),
    onSetDefault: (id) => void setDefaultView(state, id),
    onDelete: (id) => removeView(state, id),
  });
  const isChanged = current !== undefined && !isSameView(settings, current.settings);
  const tabs = JSON.stringify(viewTabs(builtIn.views, list, counts));
  const shownId = currentId ?? builtIn.currentId;
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    const views = JSON.parse(tabs) as SavedViewsProps['views'];
    onChange({ views: { ...actions, views, currentId: shownId, isChanged }, columns });
  }, [isLoaded, actions, tabs, shownId, isChanged, columns, onChange]);
  return (
    dialog && (
      <SavedViewDialog
        {...dialog}
        entity={entityName}
        many={many}
        settings={settings}
        {...(mayEdit.allowed ? {} : { noSharing: denialText(mayEdit) })}
        onClose={() => setDialog(undefined)}
        onSaved={(view) => {
          void mutate().then(() => {
            if (!dialog.view) show(view);
          });
        }}
      />
    )
  );
}
