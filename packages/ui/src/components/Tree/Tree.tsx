import { useCallback, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useControlled, useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { ContextMenu, type ContextMenuHandle } from '../Menu/ContextMenu.tsx';
import { ancestorsOf, flatten, indexNodes } from './tree.ts';
import type { TreeProps } from './Tree.props.ts';
import { treeMessages } from './Tree.messages.ts';
import { namesIn, TreeDragPreview } from './TreeDragPreview.tsx';
import type { RowActions } from './TreeRow.tsx';
import { TreeRows } from './TreeRows.tsx';
import type { TreeNode, TreeNodeRow } from './treeTypes.ts';
import { useTreeDrag } from './useTreeDrag.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useTreeLoads } from './useTreeLoads.ts';
import { useTreeSelection } from './useTreeSelection.ts';
import { useTreeWindow } from './useTreeWindow.ts';
import * as styles from './Tree.css.ts';

export type { TreeDrop } from './tree.ts';
export type { TreeHandle, TreeProps } from './Tree.props.ts';
export type { TreeMove, TreeNode } from './treeTypes.ts';

const none: readonly string[] = [];

/**
 * Virtualized tree following the ARIA tree pattern; Alt with an arrow moves a row.
 *
 * @example
 * <Tree
 *   label="Cost codes"
 *   nodes={[
 *     { id: '03', label: '03 Concrete', children: [{ id: '0330', label: '03 30 Cast-in-place' }] },
 *     { id: '09', label: '09 Finishes' },
 *   ]}
 * />
 */
export function Tree({
  label,
  nodes,
  selectionMode = 'single',
  hasCheckboxes = false,
  selectedIds,
  defaultSelectedIds = none,
  onSelectionChange,
  expandedIds,
  defaultExpandedIds = none,
  onExpandedChange,
  onOpen,
  onLoadChildren,
  onMove,
  refuseMove,
  drop = 'any',
  onRename,
  menuOf,
  fills,
  emptyState,
  ref,
}: TreeProps) {
  const messages = useMessages('tree', treeMessages);
  const { locale, direction } = useLocale();
  const isRtl = direction === 'rtl';
  const hintId = useId();
  const menu = useRef<ContextMenuHandle>(null);
  const [expansion, setExpansion] = useControlled(expandedIds, defaultExpandedIds, (ids) =>
    onExpandedChange?.([...ids]),
  );
  const [activeId, setActiveId] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const [menuNode, setMenuNode] = useState<TreeNode>();
  const [announcement, announce] = useState('');

  const expanded = useMemo(() => new Set(expansion), [expansion]);
  const byId = useMemo(() => indexNodes(nodes), [nodes]);
  const { loads, load, forget } = useTreeLoads(byId, expansion, onLoadChildren);
  const rows = useMemo(() => flatten(nodes, expanded, loads), [nodes, expanded, loads]);
  const { selection, selected, partly, choose, extend, selectAll } = useTreeSelection({
    rows,
    byId,
    selectionMode,
    hasCheckboxes,
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
  });

  const found = rows.findIndex(({ id }) => id === activeId);
  const fallback = rows.findIndex(({ id }) => selected.has(id));
  const active = found >= 0 ? found : Math.max(0, fallback);

  const { virtualizer, height, scroller, mustFocus, rowAt } = useTreeWindow(rows, active);
  const goTo = (id: string) => {
    mustFocus.current = true;
    setActiveId(id);
  };
  const expand = useLatest((ids: readonly string[]) => {
    const added = ids.filter((id) => !expanded.has(id));
    if (added.length > 0) setExpansion([...expansion, ...added]);
    for (const id of ids) load(id);
  });
  const { name, parentName } = namesIn(byId, messages, locale);
  const dragControls = useTreeDrag({
    nodes,
    index: byId,
    drop,
    messages,
    name,
    parentName,
    takes: (id) => (selected.has(id) && selectionMode === 'multiple' ? selection : [id]),
    refuseMove,
    onMove,
    rowAt,
    onOpen: (id) => expand([id]),
    announce,
    scrollers: () => [scroller.current],
  });
  const { drag } = dragControls;

  const toggle = (row: TreeNodeRow) => {
    if (row.isExpanded) {
      // Moves the focus from a hidden descendant to the collapsed row.
      if (activeId !== undefined && ancestorsOf(byId, activeId).includes(row.id)) goTo(row.id);
      setExpansion(expansion.filter((id) => id !== row.id));
      if (loads.get(row.id) === 'failed') forget(row.id);
    } else expand([row.id]);
  };
  const actions: RowActions = {
    onToggle: useLatest((row) => {
      goTo(row.id);
      toggle(row);
    }),
    onPress: useLatest((row, event) => {
      setActiveId(row.id);
      if (selectionMode === 'none') {
        if (row.isBranch) toggle(row);
        else if (!row.node.isDisabled) onOpen?.(row.id);
        return;
      }
      const isMore = hasCheckboxes || event.ctrlKey || event.metaKey;
      choose(row, event.shiftKey ? 'range' : isMore ? 'toggle' : 'only');
    }),
    onDoublePress: useLatest((row) => {
      if (row.node.isDisabled) return;
      if (onOpen) onOpen(row.id);
      else if (row.isBranch) toggle(row);
    }),
    onFocusRow: useCallback((id) => setActiveId(id), []),
    onDragStart: useLatest((event, id) => {
      if (onMove) dragControls.dragStart(event, id);
    }),
    onMenu: useLatest((node, element) => {
      setMenuNode(node);
      setActiveId(node.id);
      const box = element.getBoundingClientRect();
      menu.current?.open({ x: isRtl ? box.right : box.left, y: box.bottom });
    }),
    onRetry: useLatest((id) => {
      forget(id);
      load(id);
    }),
    onRename: useLatest((id, next) => onRename?.(id, next)),
    onRenameEnd: useLatest(() => {
      if (renaming !== undefined) goTo(renaming);
      setRenaming(undefined);
    }),
  };
  const stable = useRef(actions).current;

  const startRename = (id: string) => {
    const node = byId.get(id)?.node;
    if (!onRename || !node || node.isDisabled) return;
    // The input takes the focus itself once it is mounted.
    setActiveId(id);
    setRenaming(id);
  };
  const onKeyDown = useTreeKeys({
    rows,
    active,
    isRtl,
    locale,
    isMultiple: selectionMode === 'multiple',
    isDragging: dragControls.isDragging,
    moveTo: (at, isExtending) => {
      const row = rows[at];
      if (row?.kind !== 'node') return;
      if (isExtending && selectionMode === 'multiple') extend(rows[active]?.id, row);
      goTo(row.id);
    },
    onToggle: toggle,
    onExpandSiblings: (row) =>
      expand(
        rows.flatMap((one) =>
          one.kind === 'node' && one.parentId === row.parentId && one.isBranch ? one.id : [],
        ),
      ),
    onRetry: stable.onRetry,
    onChoose: (row, key) => {
      if (row.node.isDisabled) return;
      if (selectionMode === 'multiple') choose(row, key === 'Space' || hasCheckboxes ? 'toggle' : 'only');
      else choose(row, 'only');
      if (key === 'Enter' || selectionMode === 'none') {
        if (onOpen) onOpen(row.id);
        else if (row.isBranch && selectionMode === 'none') toggle(row);
      }
    },
    onSelectAll: selectAll,
    onRename: (row) => startRename(row.id),
    step: (id, direction) => {
      mustFocus.current = true;
      dragControls.step(id, direction);
    },
    endDrag: () => {
      mustFocus.current = true;
      const parent = drag?.move.parentId;
      dragControls.endDrag();
      if (parent !== undefined && parent !== null) expand([parent]);
    },
    cancelDrag: () => {
      mustFocus.current = true;
      dragControls.cancelDrag();
    },
  });

  useImperativeHandle(ref, () => ({
    focus: (id) => {
      expand(ancestorsOf(byId, id));
      goTo(id);
    },
    rename: startRename,
    pickUp: (id) => {
      goTo(id);
      dragControls.step(id, undefined);
    },
  }));

  if (nodes.length === 0 && emptyState !== undefined) return <>{emptyState}</>;
  const tree = (
    <div
      ref={scroller}
      role="tree"
      aria-label={label}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      aria-describedby={onMove ? hintId : undefined}
      className={cx(styles.root, fills && styles.fills)}
      onKeyDown={onKeyDown}
      onContextMenu={
        menuOf &&
        ((event) => {
          const id = (event.target as Element).closest<HTMLElement>('[data-id]')?.dataset['id'];
          const node = id === undefined ? undefined : byId.get(id)?.node;
          if (node && menuOf(node).length > 0) setMenuNode(node);
          else event.stopPropagation();
        })
      }
    >
      <TreeRows
        rows={rows}
        virtualizer={virtualizer}
        height={height}
        active={active}
        renaming={renaming}
        drag={drag}
        hasCheckboxes={hasCheckboxes}
        stateOf={(id) =>
          selectionMode === 'none' ? undefined : selected.has(id) || (partly?.has(id) ? 'mixed' : false)
        }
        menuOf={menuOf}
        actions={stable}
        messages={messages}
      />
    </div>
  );
  return (
    <>
      {menuOf ? (
        <ContextMenu
          ref={menu}
          label={menuNode ? messages.more(menuNode.label) : label}
          items={menuNode ? menuOf(menuNode) : []}
          hasLongPress={!onMove}
        >
          {tree}
        </ContextMenu>
      ) : (
        tree
      )}
      {onMove && (
        <VisuallyHidden>
          <span id={hintId}>{messages.moveHint}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {drag && (
        <TreeDragPreview
          drag={drag}
          nodes={nodes}
          byId={byId}
          name={name}
          parentName={parentName}
          messages={messages}
        />
      )}
    </>
  );
}
