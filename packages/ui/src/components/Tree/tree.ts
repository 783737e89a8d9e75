import type { DragDirection } from '../../dnd/keyboardDrag.ts';
import type { TreeMove, TreeNode, TreeNodeRow, TreeRow } from './treeTypes.ts';

export const isBranch = (node: TreeNode): boolean =>
  node.hasChildren ?? (node.children !== undefined && node.children.length > 0);

export type LoadState = ReadonlyMap<string, 'loading' | 'failed'>;

/** Returns the visible rows for a set of expanded nodes, from top to bottom. */
export function flatten(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  loads: LoadState = new Map(),
): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (siblings: readonly TreeNode[], level: number, parentId: string | null) => {
    siblings.forEach((node, index) => {
      const branch = isBranch(node);
      const isExpanded = branch && expanded.has(node.id);
      rows.push({
        kind: 'node',
        id: node.id,
        node,
        level,
        parentId,
        index,
        siblings: siblings.length,
        isBranch: branch,
        isExpanded,
      });
      if (!isExpanded) return;
      const state = loads.get(node.id) ?? (node.children?.length === 0 ? 'empty' : undefined);
      if (node.children) walk(node.children, level + 1, node.id);
      if (state)
        rows.push({ kind: 'note', id: `${node.id}/note`, parentId: node.id, level: level + 1, state });
    });
  };
  walk(nodes, 1, null);
  return rows;
}

/** Indexes nodes by id, with their parents. */
export function indexNodes(nodes: readonly TreeNode[]) {
  const byId = new Map<string, { node: TreeNode; parentId: string | null }>();
  const walk = (siblings: readonly TreeNode[], parentId: string | null) => {
    for (const node of siblings) {
      byId.set(node.id, { node, parentId });
      if (node.children) walk(node.children, node.id);
    }
  };
  walk(nodes, null);
  return byId;
}

export type TreeIndex = ReturnType<typeof indexNodes>;

/** Returns the ancestors of a node, nearest first. */
export function ancestorsOf(index: TreeIndex, id: string): string[] {
  const above: string[] = [];
  let parent = index.get(id)?.parentId ?? null;
  while (parent !== null) {
    above.push(parent);
    parent = index.get(parent)?.parentId ?? null;
  }
  return above;
}

/** Removes nodes whose ancestor is also included; the rest is in tree order. */
export function withoutDescendants(index: TreeIndex, ids: Iterable<string>): string[] {
  const idSet = new Set(ids);
  return [...index.keys()].filter(
    (id) => idSet.has(id) && !ancestorsOf(index, id).some((above) => idSet.has(above)),
  );
}

/** True if a node would be moved into itself or a descendant. */
export function isInside(index: TreeIndex, ids: readonly string[], parentId: string | null): boolean {
  if (parentId === null) return false;
  const line = [parentId, ...ancestorsOf(index, parentId)];
  return ids.some((id) => line.includes(id));
}

/** Returns the tree after a move. */
export function moveNodes(nodes: readonly TreeNode[], { ids, parentId, index }: TreeMove): TreeNode[] {
  const byId = indexNodes(nodes);
  const taken = new Set(ids);
  const moved = ids.flatMap((id) => byId.get(id)?.node ?? []);
  if (isInside(byId, ids, parentId)) return [...nodes];
  const rebuild = (siblings: readonly TreeNode[], parent: string | null): TreeNode[] => {
    const kept = siblings
      .filter(({ id }) => !taken.has(id))
      .map((node) =>
        node.children || node.id === parentId
          ? { ...node, children: rebuild(node.children ?? [], node.id) }
          : node,
      );
    if (parent !== parentId) return kept;
    const at = Math.max(0, Math.min(index, kept.length));
    return [...kept.slice(0, at), ...moved, ...kept.slice(at)];
  };
  return rebuild(nodes, null);
}

const childrenOf = (nodes: readonly TreeNode[], index: TreeIndex, parentId: string | null) =>
  parentId === null ? nodes : (index.get(parentId)?.node.children ?? []);

/** The same position without counting the moved nodes, as `TreeMove.index` requires. */
export function toTreeMove(
  nodes: readonly TreeNode[],
  index: TreeIndex,
  ids: readonly string[],
  parentId: string | null,
  at: number,
): TreeMove {
  const taken = new Set(ids);
  const before = childrenOf(nodes, index, parentId).slice(0, at);
  return { ids, parentId, index: before.filter(({ id }) => !taken.has(id)).length };
}

/** True if a move changes nothing. */
export function isNoMove(nodes: readonly TreeNode[], index: TreeIndex, move: TreeMove): boolean {
  const siblings = childrenOf(nodes, index, move.parentId);
  const after = move.ids.length;
  if (!move.ids.every((id) => index.get(id)?.parentId === move.parentId)) return false;
  const first = siblings.findIndex(({ id }) => id === move.ids[0]);
  return first === move.index && move.ids.every((id, at) => siblings[first + at]?.id === id) && after > 0;
}

/** Allowed drop positions: between and onto rows, or only onto rows in trees with a fixed order. */
export type TreeDrop = 'any' | 'on';

/**
 * Drop position of a pointer over a row: the upper part is before it, the lower part after it, the middle inside.
 * `part` is the position of the pointer in the row, 0 to 1.
 */
export function dropAt(
  nodes: readonly TreeNode[],
  index: TreeIndex,
  ids: readonly string[],
  row: TreeNodeRow,
  part: number,
  drop: TreeDrop,
): TreeMove {
  const inside = () => toTreeMove(nodes, index, ids, row.id, row.node.children?.length ?? 0);
  if (drop === 'on') return inside();
  const band = 0.28;
  if (part < band) return toTreeMove(nodes, index, ids, row.parentId, row.index);
  if (part > 1 - band) {
    // The position after an expanded node is before its first child.
    if (row.isExpanded && row.node.children?.length) return toTreeMove(nodes, index, ids, row.id, 0);
    return toTreeMove(nodes, index, ids, row.parentId, row.index + 1);
  }
  return inside();
}

/**
 * The next landing in a direction: up and down among the siblings and out at their ends, in as the last child of the
 * sibling above, out behind the parent.
 */
export function stepMove(
  nodes: readonly TreeNode[],
  index: TreeIndex,
  move: TreeMove,
  step: DragDirection,
): TreeMove {
  const taken = new Set(move.ids);
  const rest = childrenOf(nodes, index, move.parentId).filter(({ id }) => !taken.has(id));
  const parent = move.parentId === null ? undefined : index.get(move.parentId);
  const out = (after: boolean): TreeMove => {
    if (!parent || move.parentId === null) return move;
    const above = childrenOf(nodes, index, parent.parentId).filter(({ id }) => !taken.has(id));
    const at = above.findIndex(({ id }) => id === move.parentId);
    return { ids: move.ids, parentId: parent.parentId, index: after ? at + 1 : at };
  };
  switch (step) {
    case 'up':
      return move.index > 0 ? { ...move, index: move.index - 1 } : out(false);
    case 'down':
      return move.index < rest.length ? { ...move, index: move.index + 1 } : out(true);
    case 'first':
      return { ...move, index: 0 };
    case 'last':
      return { ...move, index: rest.length };
    case 'back':
      return out(true);
    case 'forward': {
      const into = rest[move.index - 1] ?? rest[move.index];
      if (!into) return move;
      const inner = (into.children ?? []).filter(({ id }) => !taken.has(id));
      return { ids: move.ids, parentId: into.id, index: inner.length };
    }
  }
}

/** Next row whose label starts with the typed text, searched after `from` and wrapping around. */
export function findByPrefix(rows: readonly TreeRow[], from: number, typed: string, locale?: string): number {
  const prefix = typed.toLocaleLowerCase(locale);
  // Repeating a letter moves to the next match; a longer text stays on the current match while it fits.
  const first = typed.length > 1 ? 0 : 1;
  for (let step = first; step <= rows.length; step++) {
    const at = (from + step + rows.length) % rows.length;
    const row = rows[at];
    if (row?.kind === 'node' && row.node.label.toLocaleLowerCase(locale).startsWith(prefix)) return at;
  }
  return -1;
}

/** True if the nodes stay under their parent and only their order changes. */
export const isReorder = (byId: TreeIndex, { ids, parentId }: TreeMove): boolean =>
  ids.every((id) => (byId.get(id)?.parentId ?? null) === parentId);

/** Number of siblings at the destination after the move. */
export function countAt(nodes: readonly TreeNode[], byId: TreeIndex, move: TreeMove): number {
  const siblings = move.parentId === null ? nodes : (byId.get(move.parentId)?.node.children ?? []);
  return siblings.filter(({ id }) => !move.ids.includes(id)).length + move.ids.length;
}
