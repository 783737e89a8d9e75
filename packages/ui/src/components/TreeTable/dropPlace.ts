import type { TreeMove, TreeRow } from '../Tree/treeTypes.ts';

/** Beside or around which of the rows in sight a landing is shown. */
export type DropPlace =
  { kind: 'before' | 'after'; id: string; level: number } | { kind: 'into'; id: string };

/**
 * Where among the drawn rows a move would land. A row that is folded, or has nothing in it, is gone into; otherwise a
 * line stands before the next of its siblings, or behind the last one and all that is open below it.
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
  // Behind what is open below the last one there may be a line that is no row.
  const id = row?.kind === 'node' ? row.id : last.row.id;
  return { kind: 'after', id, level };
}
