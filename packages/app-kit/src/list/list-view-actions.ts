import type { ListViewSettings, SavedListView } from '@plumbline/api';
import {
  listViewsRemove,
  listViewsRestore,
  listViewsSetDefault,
  listViewsUpdate,
} from '@plumbline/api/hooks/workspace';
import { errorText, showError } from '../data/error-message.ts';
import { copyText } from '../feedback/copy-text.ts';
import { defaultView } from './list-view-settings.ts';
import { listMessages } from './messages.ts';
import type { ListUndo } from '../undo/use-list-undo.ts';

/** State of a list's views, and what their actions change. */
export interface ListViewsState {
  list: readonly SavedListView[];
  current: SavedListView | undefined;
  builtIn: readonly { id: string; label: string }[];
  /** Settings that the list shows. */
  settings: ListViewSettings;
  show: (view: SavedListView) => void;
  showBuiltIn: (id: string | undefined) => void;
  reload: () => Promise<unknown>;
  openDialog: (request: { view?: SavedListView; name?: string }) => void;
  undo: ListUndo;
}

const find = ({ list }: ListViewsState, id: string) => list.find(({ uuid }) => uuid === id);

/** Saves a change of a view and offers its undo. @throws ApiError */
async function update(
  { show, reload, undo }: ListViewsState,
  view: SavedListView,
  values: Partial<Pick<SavedListView, 'name' | 'settings'>>,
  description: (name: string) => string,
) {
  const { data: saved } = await listViewsUpdate(view.uuid, { version: view.version, ...values });
  await reload();
  undo.done({
    description: description(saved.name),
    back: async () => {
      const { name, settings } = view;
      const { data: restored } = await listViewsUpdate(view.uuid, { version: saved.version, name, settings });
      await reload();
      if (values.settings) show(restored);
    },
  });
}

/** Saves what the list shows to the view. */
export async function saveView(state: ListViewsState, id: string): Promise<void> {
  const view = find(state, id);
  if (!view) return;
  try {
    await update(state, view, { settings: state.settings }, listMessages.viewUpdated);
  } catch (reason) {
    showError(reason);
    await state.reload();
  }
}

/** Renames a view. @throws Error with the message for the dialog */
export async function renameView(state: ListViewsState, id: string, name: string): Promise<void> {
  const view = find(state, id);
  if (!view) return;
  try {
    await update(state, view, { name }, listMessages.viewRenamed);
  } catch (reason) {
    throw new Error(errorText(reason), { cause: reason });
  }
}

/** Shows a view and asks for the name of its copy. */
export function duplicateView(state: ListViewsState, id: string): void {
  const view = find(state, id);
  const label = view?.name ?? state.builtIn.find((each) => each.id === id)?.label;
  // The dialog saves what the list shows.
  if (view && view !== state.current) state.show(view);
  else if (!view && state.current) state.showBuiltIn(id);
  if (label !== undefined) state.openDialog({ name: listMessages.copyOfView(label) });
}

/** Copies a link that opens the view. */
export function copyViewLink(state: ListViewsState, id: string): void {
  const link = new URL(window.location.href);
  link.search = new URLSearchParams(find(state, id) ? { saved: id } : { view: id }).toString();
  copyText(link.href);
}

/** Makes a view the user's default one; a built-in view by clearing the default. */
export async function setDefaultView(state: ListViewsState, id: string): Promise<void> {
  const view = find(state, id) ?? defaultView(state.list);
  if (!view) return;
  await listViewsSetDefault(view.uuid, { is_default: view.uuid === id }).catch(showError);
  await state.reload();
}

/** Deletes a view and offers its undo. */
export async function removeView(state: ListViewsState, id: string): Promise<void> {
  const { builtIn, current, showBuiltIn, reload, undo } = state;
  const view = find(state, id);
  if (!view) return;
  try {
    await listViewsRemove(id);
    if (view === current) showBuiltIn(builtIn[0]?.id);
    undo.done({
      description: listMessages.viewDeleted(view.name),
      back: async () => {
        await listViewsRestore(id);
        await reload();
      },
    });
  } catch (reason) {
    showError(reason);
  }
  await reload();
}
