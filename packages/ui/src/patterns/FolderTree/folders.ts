import type { TreeNode } from '../../components/Tree/treeTypes.ts';

export type FolderKind = 'folder' | 'board' | 'file';

export interface FolderEntry {
  id: string;
  name: string;
  kind: FolderKind;
  /** Content of the folder; absent while not loaded. */
  entries?: readonly FolderEntry[];
  /** True if the folder has content that is not loaded. */
  hasEntries?: boolean;
  /** True if the folder is shared. */
  isShared?: boolean;
  /** Prevents moving into and out of the folder and renaming it. */
  isReadOnly?: boolean;
  /** Reason why the folder cannot be moved or deleted, although it can be renamed. */
  staysReason?: string;
}

/** Indexes entries by id, with their folders; null is the top level. */
export function indexEntries(
  entries: readonly FolderEntry[],
): ReadonlyMap<string, { entry: FolderEntry; parentId: string | null }> {
  const found = new Map<string, { entry: FolderEntry; parentId: string | null }>();
  const walk = (list: readonly FolderEntry[], parentId: string | null) => {
    for (const entry of list) {
      found.set(entry.id, { entry, parentId });
      walk(entry.entries ?? [], entry.id);
    }
  };
  walk(entries, null);
  return found;
}

export type MoveRefusal = 'intoFile' | 'readOnly' | 'sameName';

/** Reason why entries cannot be moved to a folder, with the name concerned; undefined if they can. */
export function refuseMove(
  entries: readonly FolderEntry[],
  ids: readonly string[],
  parentId: string | null,
): { why: MoveRefusal; name: string } | undefined {
  const index = indexEntries(entries);
  const target = parentId === null ? undefined : index.get(parentId)?.entry;
  if (target && target.kind !== 'folder') return { why: 'intoFile', name: target.name };
  if (target?.isReadOnly) return { why: 'readOnly', name: target.name };
  const siblings = target ? (target.entries ?? []) : entries;
  for (const id of ids) {
    const moved = index.get(id);
    if (!moved) continue;
    if (moved.entry.isReadOnly) return { why: 'readOnly', name: moved.entry.name };
    const from = moved.parentId === null ? undefined : index.get(moved.parentId)?.entry;
    if (from?.isReadOnly) return { why: 'readOnly', name: from.name };
    const name = moved.entry.name.toLowerCase();
    if (siblings.some((one) => one.id !== id && !ids.includes(one.id) && one.name.toLowerCase() === name))
      return { why: 'sameName', name: moved.entry.name };
  }
  return undefined;
}

/** Rows for the tree: folders before files, by name as the reader's language sorts. */
export function rowsOf(
  entries: readonly FolderEntry[],
  locale: string,
  lookOf: (entry: FolderEntry) => Pick<TreeNode, 'icon' | 'aside'>,
): TreeNode[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const rank = ({ kind }: FolderEntry) => (kind === 'file' ? 1 : 0);
  const rows = (list: readonly FolderEntry[]): TreeNode[] =>
    list
      .toSorted((a, b) => rank(a) - rank(b) || collator.compare(a.name, b.name))
      .map((entry) => ({
        id: entry.id,
        label: entry.name,
        ...lookOf(entry),
        ...(entry.entries ? { children: rows(entry.entries) } : {}),
        ...(entry.hasEntries === undefined ? {} : { hasChildren: entry.hasEntries }),
      }));
  return rows(entries);
}
