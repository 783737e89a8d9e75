import {
  FileIcon,
  FolderIcon,
  FolderPlusIcon,
  MoveIcon,
  PencilIcon,
  Share2Icon,
  SquareKanbanIcon,
  Trash2Icon,
} from 'lucide-react';
import { useMemo, useRef } from 'react';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { Tree, type TreeHandle } from '../../components/Tree/Tree.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { indexEntries, refuseMove, rowsOf, type FolderEntry } from './folders.ts';
import { folderTreeMessages } from './FolderTree.messages.ts';

export type { FolderEntry, FolderKind } from './folders.ts';

export interface FolderTreeProps {
  /** Names the tree: "Work drive". */
  label: string;
  /** Root folders in order. */
  entries: readonly FolderEntry[];
  /** Id of the selected item. */
  selectedId?: string;
  /** Called with the id of the selected item. */
  onSelect?: (id: string) => void;
  /** Controlled ids of the expanded rows. */
  expandedIds?: readonly string[];
  /** Called when rows are expanded or collapsed. */
  onExpandedChange?: (ids: string[]) => void;
  /** Loads the content of a folder with `hasEntries`; the caller adds it to `entries`. */
  onLoad?: (id: string) => Promise<void>;
  /** Makes folders and files movable, by pointer and by keyboard; null is the top. */
  onMove?: (ids: readonly string[], folderId: string | null) => void;
  /** Renames a folder. A rejection's message is shown and the input stays open. */
  onRename?: (id: string, name: string) => void | Promise<void>;
  /** Called with the parent id to create a folder. */
  onCreate?: (folderId: string) => void;
  /** Called with the id to share. */
  onShare?: (id: string) => void;
  /** Called with the id to delete. */
  onDelete?: (id: string) => void;
}

const iconOf = { folder: FolderIcon, board: SquareKanbanIcon, file: FileIcon } as const;

/**
 * Tree of folders, boards and files, folders first, sorted by name. Items move into folders; the reason of a rejected
 * move is shown at the target.
 *
 * @example
 * <FolderTree label="Folders" entries={[{ id: 'plans', name: 'Plans', kind: 'folder' }]} />
 */
export function FolderTree({
  label,
  entries,
  selectedId,
  onSelect,
  expandedIds,
  onExpandedChange,
  onLoad,
  onMove,
  onRename,
  onCreate,
  onShare,
  onDelete,
}: FolderTreeProps) {
  const messages = useMessages('folderTree', folderTreeMessages);
  const { locale } = useLocale();
  const tree = useRef<TreeHandle>(null);
  const index = useMemo(() => indexEntries(entries), [entries]);
  const nodes = useMemo(
    () =>
      rowsOf(entries, locale, (entry) => ({
        icon: iconOf[entry.kind],
        aside: entry.isShared ? messages.shared : undefined,
      })),
    [entries, locale, messages],
  );
  const menuOf = (id: string): MenuEntry[] => {
    const entry = index.get(id)?.entry;
    if (!entry) return [];
    const items: MenuEntry[] = [];
    const isFree = !entry.isReadOnly;
    const stays = entry.staysReason ? { disabledReason: entry.staysReason } : {};
    if (onCreate && isFree && entry.kind === 'folder')
      items.push({
        id: 'new',
        label: messages.newFolder,
        icon: FolderPlusIcon,
        onAction: () => onCreate(id),
      });
    if (onRename && isFree)
      items.push({
        id: 'rename',
        label: messages.rename,
        icon: PencilIcon,
        onAction: () => tree.current?.rename(id),
      });
    if (onMove && isFree)
      items.push({
        id: 'move',
        label: messages.move,
        icon: MoveIcon,
        onAction: () => tree.current?.pickUp(id),
        ...stays,
      });
    if (onShare)
      items.push({ id: 'share', label: messages.share, icon: Share2Icon, onAction: () => onShare(id) });
    if (onDelete && isFree)
      items.push('separator', {
        id: 'delete',
        label: messages.remove,
        icon: Trash2Icon,
        tone: 'danger',
        onAction: () => onDelete(id),
        ...stays,
      });
    return items[0] === 'separator' ? items.slice(1) : items;
  };
  const hasMenu = Boolean(onCreate ?? onRename ?? onMove ?? onShare ?? onDelete);
  return (
    <Tree
      ref={tree}
      label={label}
      nodes={nodes}
      selectedIds={selectedId === undefined ? undefined : [selectedId]}
      onSelectionChange={([id]) => {
        if (id !== undefined) onSelect?.(id);
      }}
      expandedIds={expandedIds}
      onExpandedChange={onExpandedChange}
      onLoadChildren={onLoad}
      onMove={onMove && (({ ids, parentId }) => onMove(ids, parentId))}
      refuseMove={({ ids, parentId }) => {
        const refusal = refuseMove(entries, ids, parentId);
        return refusal && messages[refusal.why](refusal.name);
      }}
      drop="on"
      onRename={onRename}
      menuOf={hasMenu ? (node) => menuOf(node.id) : undefined}
      emptyState={messages.empty}
      fills
    />
  );
}
