import {
  CopyIcon,
  LinkIcon,
  PencilIcon,
  SaveIcon,
  Share2Icon,
  StarIcon,
  Trash2Icon,
  Undo2Icon,
} from 'lucide-react';
import type { MenuEntry, MenuItem } from '../../components/Menu/entries.ts';
import type { SavedView } from './SavedView.ts';
import type { savedViewsMessages } from './SavedViews.messages.ts';
import type { ViewActions } from './ViewActions.ts';

interface EntriesOptions {
  view: SavedView;
  isChanged: boolean;
  actions: ViewActions;
  messages: typeof savedViewsMessages;
  more: readonly MenuEntry[];
  ask: (what: 'rename' | 'delete') => void;
}

/** Menu of a view, most frequent actions first. */
export function viewEntries({ view, isChanged, actions, messages, more, ask }: EntriesOptions): MenuEntry[] {
  const { onSave, onDiscard, onRename, onShare, onDuplicate, onCopyLink, onSetDefault, onDelete } = actions;
  const when = (is: unknown, item: MenuItem): MenuItem[] => (is ? [item] : []);
  const groups: MenuEntry[][] = [
    [
      ...when(isChanged && onSave && !view.isLocked, {
        id: 'save',
        label: messages.save,
        icon: SaveIcon,
        onAction: () => onSave?.(view.id),
      }),
      ...when(isChanged && onDiscard, {
        id: 'discard',
        label: messages.discard,
        icon: Undo2Icon,
        onAction: () => onDiscard?.(view.id),
      }),
    ],
    [
      ...when(onRename && !view.isLocked, {
        id: 'rename',
        label: messages.rename,
        icon: PencilIcon,
        onAction: () => ask('rename'),
      }),
      ...when(onShare && !view.isLocked, {
        id: 'share',
        label: messages.share,
        icon: Share2Icon,
        onAction: () => onShare?.(view.id),
      }),
      ...when(onDuplicate, {
        id: 'duplicate',
        label: messages.duplicate,
        icon: CopyIcon,
        onAction: () => onDuplicate?.(view.id),
      }),
      ...when(onCopyLink, {
        id: 'copy-link',
        label: messages.copyLink,
        icon: LinkIcon,
        onAction: () => onCopyLink?.(view.id),
      }),
      ...when(onSetDefault && !view.isDefault, {
        id: 'default',
        label: messages.makeDefault,
        icon: StarIcon,
        onAction: () => onSetDefault?.(view.id),
      }),
    ],
    [...more],
    when(onDelete && !view.isLocked, {
      id: 'delete',
      label: messages.remove,
      icon: Trash2Icon,
      tone: 'danger',
      onAction: () => ask('delete'),
    }),
  ];
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, at) => (at === 0 ? group : ['separator' as const, ...group]));
}
