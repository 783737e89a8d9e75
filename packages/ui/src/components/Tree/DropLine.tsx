import { cx } from '../../cx.ts';
import type { TreeRow } from './treeTypes.ts';
import type { TreeDrag } from './useTreeDrag.ts';
import * as styles from './Tree.css.ts';

interface DropLineProps {
  drag: TreeDrag;
  rows: readonly TreeRow[];
  height: number;
  indent: number;
}

/** Line between two rows at the drop position. */
export function DropLine({ drag, rows, height, indent }: DropLineProps) {
  const { ids, parentId, index } = drag.move;
  const siblings = rows.flatMap((row, at) =>
    row.kind === 'node' && row.parentId === parentId && !ids.includes(row.id) ? [{ row, at }] : [],
  );
  const next = siblings[index];
  const last = siblings.at(-1);
  if (siblings.length === 0 || (!next && !last)) return null;
  let at: number;
  if (next) at = next.at;
  else {
    // A position after the last row is also after its open descendants.
    at = (last?.at ?? 0) + 1;
    const level = last?.row.level ?? 1;
    while (at < rows.length && (rows[at]?.level ?? 0) > level) at++;
  }
  const level = siblings[0]?.row.level ?? 1;
  return (
    <div
      className={cx(styles.line, drag.refusal !== undefined && styles.lineRefused)}
      style={{ insetBlockStart: at * height, insetInlineStart: (level - 1) * indent + 24 }}
    />
  );
}
