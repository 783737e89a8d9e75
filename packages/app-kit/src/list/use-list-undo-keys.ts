import { useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { useProfile } from '../session/use-profile.ts';
import { listMessages } from './messages.ts';

/** Key of the undo stack that the lists and boards of all entities share, for the current user. */
export const useListUndoArea = (): string => `${useProfile()?.uuid ?? ''} lists`;

/** Registers the undo shortcut of lists, active while no field has the focus. */
export function useListUndoKeys(): void {
  const key = useListUndoArea();
  useShortcuts([
    {
      id: 'undo lists',
      keys: 'Mod+z',
      label: listMessages.undoLastAction,
      group: listMessages.lists,
      sparesFields: true,
      run: () => void import('../undo/undo-areas.ts').then(({ undoAction }) => undoAction(key)),
    },
  ]);
}
