import { GripVertical } from 'lucide-react';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { useLocale } from '../../locale.tsx';
import { renderInBody } from '../../overlay/renderInBody.ts';
import { Icon } from '../Icon/Icon.tsx';
import { countAt, isReorder, type TreeIndex } from './tree.ts';
import type { treeMessages } from './Tree.messages.ts';
import type { TreeNode } from './treeTypes.ts';
import type { TreeDrag } from './useTreeDrag.ts';
import * as styles from './Tree.css.ts';

interface TreeDragPreviewProps {
  drag: TreeDrag;
  nodes: readonly TreeNode[];
  byId: TreeIndex;
  name: (ids: readonly string[]) => string;
  parentName: (id: string | null) => string;
  messages: typeof treeMessages;
}

/** Preview of the dragged nodes beside the pointer, with an announcement of the drop position. */
export function TreeDragPreview({ drag, nodes, byId, name, parentName, messages }: TreeDragPreviewProps) {
  const { locale } = useLocale();
  const { move, refusal, at } = drag;
  const what = name(move.ids);
  const where = parentName(move.parentId);
  const stays = isReorder(byId, move);
  const place = (move.index + 1).toLocaleString(locale);
  const of = countAt(nodes, byId, move).toLocaleString(locale);
  return (
    <>
      <KeyboardDragLine isRefused={refusal !== undefined} strong={stays ? [what] : [what, where]}>
        {refusal ??
          (stays ? messages.movingWithin(what, place, of) : messages.moving(what, where, place, of))}
      </KeyboardDragLine>
      {at &&
        renderInBody(
          <div aria-hidden className={styles.preview} style={{ left: at.x + 12, top: at.y + 12 }}>
            <Icon icon={byId.get(move.ids[0] ?? '')?.node.icon ?? GripVertical} />
            <span className={styles.previewText}>{what}</span>
          </div>,
        )}
    </>
  );
}

/** Names of nodes and drop positions for announcements. */
export function namesIn(byId: TreeIndex, messages: typeof treeMessages, locale: string) {
  const nameOf = (id: string) => byId.get(id)?.node.label ?? id;
  return {
    name: (ids: readonly string[]) =>
      ids.length === 1 && ids[0] !== undefined
        ? nameOf(ids[0])
        : messages.several(ids.length, ids.length.toLocaleString(locale)),
    parentName: (id: string | null) => (id === null ? messages.top : nameOf(id)),
  };
}
