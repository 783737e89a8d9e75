import type { SavedTaskView, TaskViewSettings } from '@plumbline/api';
import {
  taskViewsSetDefault,
  taskViewsRemove,
  taskViewsUpdate,
  useTaskViewsList,
} from '@plumbline/api/hooks/tasks';
import { errorText, showError } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import type { ColumnState } from '@plumbline/ui/DataTable';
import type { SavedViewsProps } from '@plumbline/ui/SavedViews';
import { toast } from '@plumbline/ui/toast';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { isShared, lookHref, type Place } from '../navigation/location.ts';
import type { TaskViewMode } from './TaskViewMode.ts';
import { addressOf, defaultOf, isAsked, isSameView, settingsOf, wholeView } from './saved-views.ts';
import { viewsMessages } from './messages.ts';

const ViewDialog = lazyWithRetry(() => import('./ViewDialog.tsx').then((module) => module.ViewDialog));

type Columns = { state: ColumnState; arrange: (state: ColumnState) => void };
interface Views {
  views?: SavedViewsProps;
  columns: Columns;
  dialogs: ReactNode;
}
interface Wanted {
  /** Space or folder of the views; empty for All tasks. */
  of: { space_id: string } | { folder_id: string } | Record<string, never>;
  /** Name of the place within a sentence, e.g. "this space". */
  placeName: string;
  /** False if the place has no saved views. */
  isKept?: boolean;
  /** Returns the current settings. */
  settings: (columns: ColumnState) => TaskViewSettings;
  /** Opens a saved view, or the first built-in one. */
  go: (view: SavedTaskView | undefined) => void;
  /** Built-in views and the one shown if no saved view is. */
  builtIn: { views: readonly { id: string; label: string; count?: number }[]; currentId: string };
  /** Opens a built-in view. */
  onBuiltIn: (id: string) => void;
  /** The user's column arrangement outside of saved views. */
  own: Columns;
  /** Reason why views cannot be shared here. */
  noSharing?: string;
}

/** Saved views of a space or task folder. */
export function usePlaceViews({
  place,
  look,
  own,
  noSharing,
}: Pick<Wanted, 'own' | 'noSharing'> & { place: Place; look: TaskViewMode }): Views {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const go = (view: SavedTaskView | undefined) => {
    const next = addressOf(address, view?.uuid ?? wholeView, view?.settings);
    void navigate(lookHref(place, view?.settings.look ?? look, next), { replace: true });
  };
  return useViews({
    of: place.folder ? { folder_id: place.folder } : { space_id: place.space ?? '' },
    placeName: place.folder ? 'this folder' : 'this space',
    isKept: !isShared(place),
    settings: (columns) => settingsOf(address, look, columns),
    go,
    builtIn: { views: [{ id: wholeView, label: viewsMessages.all }], currentId: wholeView },
    onBuiltIn: () => go(undefined),
    own,
    ...(noSharing ? { noSharing } : {}),
  });
}

/** Built-in views, then the saved ones. The first view is the default one if no saved view is. */
const viewEntries = (
  builtIn: Wanted['builtIn']['views'],
  list: readonly SavedTaskView[],
): SavedViewsProps['views'] => [
  ...builtIn.map((view, at) => ({ ...view, isLocked: true, isDefault: at === 0 && !defaultOf(list) })),
  ...list.map(({ uuid, name, is_shared, is_default, may_change }) => ({
    id: uuid,
    label: name,
    isShared: is_shared,
    isDefault: is_default,
    isLocked: !may_change,
  })),
];

/**
 * Manages saved views. Column changes in a saved view belong to it: they are saved with the view or discarded when it is
 * left.
 */
export function useViews({
  of,
  placeName,
  isKept = true,
  settings,
  go: goTo,
  builtIn,
  onBuiltIn,
  own,
  noSharing,
}: Wanted): Views {
  const [address] = useSearchParams();
  const { data, mutate } = useTaskViewsList(of, { swr: { enabled: isKept } });
  const [asked, setAsked] = useState<{ view?: SavedTaskView }>();
  const list = data?.data;
  const current = list?.find(({ uuid }) => uuid === address.get('saved'));
  const [changed, setChanged] = useState<{ uuid: string; columns: ColumnState }>();
  const keptColumns = current?.settings.columns as ColumnState | undefined;
  const columns = current
    ? {
        state: (changed?.uuid === current.uuid ? changed.columns : keptColumns) ?? own.state,
        arrange: (state: ColumnState) => setChanged({ uuid: current.uuid, columns: state }),
      }
    : own;
  const go = (view: SavedTaskView | undefined) => {
    setChanged(undefined);
    goTo(view);
  };
  // Open the default view if the address has no list parameters.
  const begun = useRef(false);
  useEffect(() => {
    if (!list || begun.current) return;
    begun.current = true;
    const first = defaultOf(list);
    if (first && !isAsked(address)) go(first);
  });
  if (!isKept) return { columns: own, dialogs: null };
  const now = settings(columns.state);
  const found = (id: string) => list?.find(({ uuid }) => uuid === id);
  const tell = (reason: unknown) => {
    showError(reason);
    void mutate();
  };
  const views: SavedViewsProps = {
    views: viewEntries(builtIn.views, list ?? []),
    currentId: current?.uuid ?? builtIn.currentId,
    isChanged: current !== undefined && !isSameView(now, current.settings),
    onSelect: (id) => {
      const view = found(id);
      if (view) return go(view);
      setChanged(undefined);
      onBuiltIn(id);
    },
    onCreate: () => setAsked({}),
    onSave: (id) => {
      const view = found(id);
      if (view)
        void taskViewsUpdate(id, { version: view.version, settings: now }).then(async ({ data: saved }) => {
          await mutate();
          setChanged(undefined);
          toast.success(viewsMessages.viewUpdated(saved.name));
        }, tell);
    },
    onDiscard: (id) => go(found(id)),
    onRename: async (id, name) => {
      try {
        await taskViewsUpdate(id, { version: found(id)?.version ?? 0, name });
      } catch (reason) {
        throw new Error(errorText(reason), { cause: reason });
      }
      await mutate();
    },
    onShare: (id) => {
      const view = found(id);
      if (view) setAsked({ view });
    },
    onSetDefault: (id) => {
      const view = found(id) ?? defaultOf(list ?? []);
      if (view)
        void taskViewsSetDefault(view.uuid, { is_default: view.uuid === id }).then(() => mutate(), tell);
    },
    onDelete: async (id) => {
      try {
        await taskViewsRemove(id);
        if (id === current?.uuid) go(undefined);
      } catch (reason) {
        showError(reason);
      }
      await mutate();
    },
  };
  return {
    views,
    columns,
    dialogs: asked && (
      <ViewDialog
        {...asked}
        settings={now}
        of={of}
        placeName={placeName}
        {...(noSharing ? { noSharing } : {})}
        onClose={() => setAsked(undefined)}
        onSaved={(view) => {
          void mutate().then(() => {
            if (!asked.view) go(view);
          });
        }}
      />
    ),
  };
}
