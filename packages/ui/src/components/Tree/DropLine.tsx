import { cx } from '../../cx.ts';
import type { TreeRow } from './treeTypes.ts';
import type { TreeCarry } from './useTreeCarry.ts';
import * as styles from './Tree.css.ts';

interface DropLineProps {
  carry: TreeCarry;
  rows: readonly TreeRow[];
  height: number;
  indent: number;
}

/** The line between two rows where what is carried would land. */
export function DropLine({ carry, rows, height, indent }: DropLineProps) {
  const { ids, parentId, index } = carry.move;
  const siblings = rows.flatMap((row, at) =>
    row.kind === 'node' && row.parentId === parentId && !ids.includes(row.id) ? [{ row, at }] : [],
  );
  const next = siblings[index];
  const last = siblings.at(-1);
  if (siblings.length === 0 || (!next && !last)) return null;
  let at: number;
  if (next) at = next.at;
  else {
    // Behind the last of them comes also what is open below it.
    at = (last?.at ?? 0) + 1;
    const level = last?.row.level ?? 1;
    while (at < rows.length && (rows[at]?.level ?? 0) > level) at++;
  }
  const level = siblings[0]?.row.level ?? 1;
  return (
    <div
      className={cx(styles.line, carry.refusal !== undefined && styles.lineRefused)}
      style={{ insetBlockStart: at * height, insetInlineStart: (level - 1) * indent + 24 }}
    />
  );
}
