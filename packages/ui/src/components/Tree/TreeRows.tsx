import type { Virtualizer } from '@tanstack/react-virtual';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { DropLine } from './DropLine.tsx';
import type { treeMessages } from './Tree.messages.ts';
import { indent, NoteRow, TreeRowView, type RowActions } from './TreeRow.tsx';
import type { TreeNode, TreeRow } from './treeTypes.ts';
import type { TreeDrag } from './useTreeDrag.ts';
import * as styles from './Tree.css.ts';

interface TreeRowsProps {
  rows: readonly TreeRow[];
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  height: number;
  /** Index of the row in the tab order. */
  active: number;
  /** Row whose name is being edited. */
  renaming?: string;
  drag?: TreeDrag;
  hasCheckboxes: boolean;
  /** Selection state of a row; undefined if rows cannot be selected. */
  stateOf: (id: string) => boolean | 'mixed' | undefined;
  menuOf?: (node: TreeNode) => readonly MenuEntry[];
  actions: RowActions;
  messages: typeof treeMessages;
}

/** Visible rows and the drop position among them. */
export function TreeRows(props: TreeRowsProps) {
  const {
    rows,
    virtualizer,
    height,
    active,
    renaming,
    drag,
    hasCheckboxes,
    stateOf,
    menuOf,
    actions,
    messages,
  } = props;
  const dragged = new Set(drag?.move.ids);
  return (
    <div role="presentation" className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        if (!row) return null;
        if (row.kind === 'note')
          return (
            <NoteRow
              key={row.id}
              row={row}
              start={start}
              height={height}
              messages={messages}
              onRetry={actions.onRetry}
            />
          );
        const isTarget = drag !== undefined && drag.move.parentId === row.id;
        return (
          <TreeRowView
            key={row.id}
            row={row}
            index={index}
            start={start}
            height={height}
            actions={actions}
            messages={messages}
            isActive={index === active}
            isSelected={stateOf(row.id)}
            hasCheckbox={hasCheckboxes}
            isRenaming={renaming === row.id}
            isDragged={dragged.has(row.id)}
            drop={isTarget ? (drag.refusal === undefined ? 'into' : 'refused') : undefined}
            hasMenu={menuOf !== undefined && menuOf(row.node).length > 0}
          />
        );
      })}
      {drag && <DropLine drag={drag} rows={rows} height={height} indent={indent} />}
    </div>
  );
}
