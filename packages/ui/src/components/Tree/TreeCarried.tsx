import { GripVertical } from 'lucide-react';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useLocale } from '../../locale.tsx';
import { onPage } from '../../overlay/onPage.ts';
import { Icon } from '../Icon/Icon.tsx';
import { countAt, staysWithin, type TreeIndex } from './tree.ts';
import type { treeWords } from './Tree.messages.ts';
import type { TreeNode } from './treeTypes.ts';
import type { TreeCarry } from './useTreeCarry.ts';
import * as styles from './Tree.css.ts';

interface TreeCarriedProps {
  carry: TreeCarry;
  nodes: readonly TreeNode[];
  byId: TreeIndex;
  name: (ids: readonly string[]) => string;
  parentName: (id: string | null) => string;
  words: typeof treeWords;
}

/** What is being carried: beside the pointer, and in words where it would land. */
export function TreeCarried({ carry, nodes, byId, name, parentName, words }: TreeCarriedProps) {
  const { locale } = useLocale();
  const { move, refusal, at } = carry;
  const what = name(move.ids);
  const where = parentName(move.parentId);
  const stays = staysWithin(byId, move);
  const place = (move.index + 1).toLocaleString(locale);
  const of = countAt(nodes, byId, move).toLocaleString(locale);
  return (
    <>
      <KeyboardDragLine isRefused={refusal !== undefined} strong={stays ? [what] : [what, where]}>
        {refusal ?? (stays ? words.movingWithin(what, place, of) : words.moving(what, where, place, of))}
      </KeyboardDragLine>
      {at &&
        onPage(
          <div aria-hidden className={styles.preview} style={{ left: at.x + 12, top: at.y + 12 }}>
            <Icon icon={byId.get(move.ids[0] ?? '')?.node.icon ?? GripVertical} />
            <span className={styles.previewWords}>{what}</span>
          </div>,
        )}
    </>
  );
}

/** What nodes and the places for them are called. */
export function namesIn(byId: TreeIndex, words: typeof treeWords, locale: string) {
  const nameOf = (id: string) => byId.get(id)?.node.label ?? id;
  return {
    name: (ids: readonly string[]) =>
      ids.length === 1 && ids[0] !== undefined
        ? nameOf(ids[0])
        : words.several(ids.length, ids.length.toLocaleString(locale)),
    parentName: (id: string | null) => (id === null ? words.top : nameOf(id)),
  };
}
