import { ChevronRight, Ellipsis } from 'lucide-react';
import { memo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { cx } from '../../cx.ts';
import { GridCheck } from '../../data-grid/GridCheck.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { treeMessages } from './Tree.messages.ts';
import type { TreeNode, TreeNodeRow, TreeRow } from './treeTypes.ts';
import * as styles from './Tree.css.ts';

/** Indentation per level in pixels. */
export const indent = 16;
const inset = (level: number) => (level - 1) * indent + 4;

export interface RowActions {
  onToggle: (row: TreeNodeRow) => void;
  onPress: (row: TreeNodeRow, event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean }) => void;
  onDoublePress: (row: TreeNodeRow) => void;
  onFocusRow: (id: string) => void;
  onDragStart: (event: PointerEvent<HTMLElement>, id: string) => void;
  onMenu: (node: TreeNode, anchor: Element) => void;
  onRetry: (id: string) => void;
  onRename: (id: string, label: string) => void | Promise<void>;
  onRenameEnd: () => void;
}

interface TreeRowViewProps {
  row: TreeNodeRow;
  index: number;
  start: number;
  height: number;
  actions: RowActions;
  messages: typeof treeMessages;
  isActive: boolean;
  /** Undefined if rows cannot be selected. */
  isSelected?: boolean | 'mixed';
  hasCheckbox: boolean;
  isRenaming: boolean;
  isDragged: boolean;
  drop?: 'into' | 'refused';
  hasMenu: boolean;
}

export const TreeRowView = memo(function TreeRowView({
  row,
  index,
  start,
  height,
  actions,
  messages,
  isActive,
  isSelected,
  hasCheckbox,
  isRenaming,
  isDragged,
  drop,
  hasMenu,
}: TreeRowViewProps) {
  const { node } = row;
  return (
    <div
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.index + 1}
      aria-setsize={row.siblings}
      aria-expanded={row.isBranch ? row.isExpanded : undefined}
      aria-selected={isSelected === undefined ? undefined : isSelected === true}
      aria-disabled={node.isDisabled || undefined}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-id={row.id}
      className={cx(
        styles.row,
        isSelected === true && styles.selected,
        isRenaming && styles.editing,
        isDragged && styles.dragged,
        drop === 'into' && styles.dropInto,
        drop === 'refused' && styles.dropRefused,
      )}
      style={{ height, transform: `translateY(${start}px)`, paddingInlineStart: inset(row.level) }}
      onFocus={(event) => {
        if (event.target === event.currentTarget) actions.onFocusRow(row.id);
      }}
      onPointerDown={(event) => {
        if (!isRenaming && !node.isDisabled) actions.onDragStart(event, row.id);
      }}
      onClick={(event) => {
        if (!isRenaming) actions.onPress(row, event);
      }}
      onDoubleClick={() => {
        if (!isRenaming) actions.onDoublePress(row);
      }}
    >
      {row.isBranch ? (
        <span
          className={styles.twist}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            actions.onToggle(row);
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <span className={styles.twistGlyph}>
            <Icon icon={ChevronRight} size={14} isDirectional />
          </span>
        </span>
      ) : (
        <span className={styles.noTwist} />
      )}
      {hasCheckbox && <GridCheck isSelected={isSelected ?? false} />}
      {node.mark ??
        (node.icon && (
          <span className={styles.glyph}>
            <Icon icon={node.icon} />
          </span>
        ))}
      {isRenaming ? (
        <RenameBox node={node} messages={messages} actions={actions} />
      ) : (
        <span className={styles.label} title={node.label}>
          {node.label}
        </span>
      )}
      {node.aside && !isRenaming && (
        <span className={styles.aside}>
          <VisuallyHidden>, </VisuallyHidden>
          {node.aside}
        </span>
      )}
      {hasMenu && !isRenaming && (
        <span
          className={styles.more}
          // The menu key and Shift+F10 open the same menu from the focused row.
          aria-hidden
          data-more
          onPointerDown={(event) => event.stopPropagation()}
          onClick={(event) => {
            event.stopPropagation();
            actions.onMenu(node, event.currentTarget);
          }}
        >
          <Icon icon={Ellipsis} />
        </span>
      )}
    </div>
  );
});

interface NoteRowProps {
  row: Extract<TreeRow, { kind: 'note' }>;
  start: number;
  height: number;
  messages: typeof treeMessages;
  onRetry: (id: string) => void;
}

/** Row below a node whose children are loading, failed or absent. */
export function NoteRow({ row, start, height, messages, onRetry }: NoteRowProps) {
  return (
    <div
      role="treeitem"
      aria-level={row.level}
      aria-selected={false}
      aria-disabled
      className={cx(styles.row, styles.note, row.state === 'failed' && styles.noteBad)}
      style={{ height, transform: `translateY(${start}px)`, paddingInlineStart: inset(row.level) }}
    >
      <span className={styles.noTwist} />
      {row.state === 'loading' && (
        <>
          <VisuallyHidden>{messages.loading}</VisuallyHidden>
          <span className={styles.bone} />
        </>
      )}
      {row.state === 'empty' && messages.empty}
      {row.state === 'failed' && (
        <>
          {messages.failed}
          <button type="button" className={styles.retry} onClick={() => onRetry(row.parentId)}>
            {messages.retry}
          </button>
        </>
      )}
    </div>
  );
}

interface RenameBoxProps {
  node: TreeNode;
  messages: typeof treeMessages;
  actions: RowActions;
}

function RenameBox({ node, messages, actions }: RenameBoxProps) {
  const [value, setValue] = useState(node.label);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const label = value.trim();
    if (label === '') {
      setProblem(messages.renameEmpty);
      return;
    }
    if (label === node.label) {
      actions.onRenameEnd();
      return;
    }
    setSaving(true);
    try {
      await actions.onRename(node.id, label);
      actions.onRenameEnd();
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : messages.renameFailed);
    } finally {
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      actions.onRenameEnd();
    }
  };
  return (
    <span className={styles.edit}>
      <input
        ref={(input) => {
          if (input && document.activeElement !== input) {
            input.focus({ preventScroll: true });
            input.select();
          }
        }}
        className={styles.input}
        aria-label={messages.rename(node.label)}
        aria-invalid={problem !== undefined || undefined}
        value={value}
        readOnly={isSaving}
        onChange={(event) => {
          setValue(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isSaving && problem === undefined) void save();
        }}
      />
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </span>
  );
}
