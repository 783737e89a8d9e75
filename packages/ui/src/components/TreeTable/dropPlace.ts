import type { TreeMove, TreeRow } from '../Tree/treeTypes.ts';

/** Visible row beside or around which the drop position is shown. */
export type DropPlace =
  | { kind: 'before' | 'after'; id: string; level: number }
  | { kind: 'into'; id: string };

/**
 * Visible position of a move. A collapsed or empty row gets a frame; otherwise a line is shown before the next sibling,
 * or after the last one and its open descendants.
 */
export function dropPlace(
  drawn: readonly TreeRow[],
  { ids, parentId, index }: TreeMove,
): DropPlace | undefined {
  const siblings = drawn.flatMap((row, at) =>
    row.kind === 'node' && row.parentId === parentId && !ids.includes(row.id) ? [{ row, at }] : [],
  );
  const last = siblings.at(-1);
  if (!last) return parentId === null ? undefined : { kind: 'into', id: parentId };
  const next = siblings[index];
  const level = last.row.level - 1;
  if (next) return { kind: 'before', id: next.row.id, level };
  let end = last.at;
  while ((drawn[end + 1]?.level ?? 0) > last.row.level) end++;
  const row = drawn[end];
  // The open descendants of the last row can end with a note, which is not a node.
  const id = row?.kind === 'node' ? row.id : last.row.id;
  return { kind: 'after', id, level };
}
