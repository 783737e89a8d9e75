import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { GripVertical } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { CarryLine } from '../../drag/CarryLine.tsx';
import { useControlled, useLatest, useMedia } from '../../hooks.ts';
import { treeRow } from '../../tokens/measures.ts';
import { useWords } from '../../words/useWords.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import { ContextMenu, type ContextMenuHandle } from '../Menu/ContextMenu.tsx';
import type { MenuEntry } from '../Menu/Menu.tsx';
import { ancestorsOf, flatten, indexNodes, isBranch, type TreeDrop } from './tree.ts';
import { treeWords } from './Tree.words.ts';
import { DropLine } from './DropLine.tsx';
import { indent, NoteRow, TreeRowView, type RowActions } from './TreeRow.tsx';
import type { TreeMove, TreeNode, TreeNodeRow } from './treeTypes.ts';
import { useTreeCarry } from './useTreeCarry.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import * as styles from './Tree.css.ts';
import { onPage } from '../../overlay/onPage.ts';

export type { TreeDrop } from './tree.ts';
export type { TreeMove, TreeNode } from './treeTypes.ts';

export interface TreeHandle {
  /** Opens what is above a node, scrolls it into sight and moves the focus to it. */
  focus: (id: string) => void;
  /** Puts the node's name into edit. */
  rename: (id: string) => void;
  /** Picks the node up, to be moved with the arrow keys: for a Move command of a menu. */
  carry: (id: string) => void;
}

export interface TreeProps {
  /** Names the tree. */
  label: string;
  nodes: readonly TreeNode[];
  selectionMode?: 'none' | 'single' | 'multiple';
  /** With `multiple`: a box on each row, and a press adds to what is selected. */
  hasCheckboxes?: boolean;
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
  onSelectionChange?: (ids: string[]) => void;
  expandedIds?: readonly string[];
  defaultExpandedIds?: readonly string[];
  onExpandedChange?: (ids: string[]) => void;
  /** A row is opened: Enter or a double press. */
  onOpen?: (id: string) => void;
  /**
   * What is below a node with `hasChildren` is wanted; the caller puts it into `nodes`. The row says that it is
   * loading until the promise settles, and offers another try when it is rejected.
   */
  onLoadChildren?: (id: string) => Promise<void>;
  /** Makes rows movable. Called only for moves that change something and that are not refused. */
  onMove?: (move: TreeMove) => void;
  /** Why a move is not allowed, in a sentence; undefined where it is. */
  refuseMove?: (move: TreeMove) => string | undefined;
  /** `on` where the order is not the user's own: nodes go into others and never between them. */
  drop?: TreeDrop;
  /** Makes names editable by F2. A rejection is shown beside the name, which stays in edit. */
  onRename?: (id: string, label: string) => void | Promise<void>;
  /** What can be done to a node: by right click, the menu key, and the row's own button. */
  menuOf?: (node: TreeNode) => readonly MenuEntry[];
  /** As high as its parent, scrolling inside; otherwise as high as its rows. */
  fills?: boolean;
  /** In place of rows when there are none. */
  emptyState?: ReactNode;
  ref?: Ref<TreeHandle>;
}

const none: readonly string[] = [];

/**
 * Things within things. Only the rows in sight are in the document, so that ten thousand open as fast as ten. Keys
 * follow the ARIA tree pattern; Alt with an arrow moves a row.
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
  const words = useWords('tree', treeWords);
  const { locale, direction } = useLocale();
  const isRtl = direction === 'rtl';
  const hintId = useId();
  const height = useMedia('(pointer: coarse)') ? treeRow.touch : treeRow.mouse;
  const scroller = useRef<HTMLDivElement>(null);
  const menu = useRef<ContextMenuHandle>(null);
  const mustFocus = useRef(false);
  const anchor = useRef<string>(undefined);
  const [selection, setSelection] = useControlled(selectedIds, defaultSelectedIds, (ids) =>
    onSelectionChange?.([...ids]),
  );
  const [expansion, setExpansion] = useControlled(expandedIds, defaultExpandedIds, (ids) =>
    onExpandedChange?.([...ids]),
  );
  const [loads, setLoads] = useState<ReadonlyMap<string, 'loading' | 'failed'>>(new Map());
  const [activeId, setActiveId] = useState<string>();
  const [renaming, setRenaming] = useState<string>();
  const [menuNode, setMenuNode] = useState<TreeNode>();
  const [said, say] = useState('');

  const selected = useMemo(() => new Set(selection), [selection]);
  const expanded = useMemo(() => new Set(expansion), [expansion]);
  const rows = useMemo(() => flatten(nodes, expanded, loads), [nodes, expanded, loads]);
  const byId = useMemo(() => indexNodes(nodes), [nodes]);
  /** Branches with something selected below them, whose own box is neither on nor off. */
  const partly = useMemo(
    () => (hasCheckboxes ? new Set(selection.flatMap((id) => ancestorsOf(byId, id))) : undefined),
    [hasCheckboxes, selection, byId],
  );

  const found = rows.findIndex(({ id }) => id === activeId);
  const fallback = rows.findIndex(({ id }) => selected.has(id));
  const active = found >= 0 ? found : Math.max(0, fallback);

  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 320, height: 640 },
    getItemKey: (at) => rows[at]?.id ?? at,
    // The row in the tab order stays in the document wherever the tree is scrolled to.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return shown.includes(active) || active >= rows.length
        ? shown
        : [...shown, active].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => virtualizer.measure(), [height, virtualizer]);
  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    virtualizer.scrollToIndex(active, { align: 'auto' });
    scroller.current?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus({ preventScroll: true });
  });

  const goTo = (id: string) => {
    mustFocus.current = true;
    setActiveId(id);
  };
  const load = useLatest((id: string) => {
    const node = byId.get(id)?.node;
    if (!node || !isBranch(node) || node.children !== undefined || !onLoadChildren) return;
    if (loads.get(id) === 'loading') return;
    const mark = (state?: 'loading' | 'failed') =>
      setLoads((was) => {
        const next = new Map(was);
        if (state) next.set(id, state);
        else next.delete(id);
        return next;
      });
    mark('loading');
    onLoadChildren(id).then(
      () => mark(),
      () => mark('failed'),
    );
  });
  const expand = useLatest((ids: readonly string[]) => {
    const added = ids.filter((id) => !expanded.has(id));
    if (added.length > 0) setExpansion([...expansion, ...added]);
    for (const id of ids) load(id);
  });
  // What is open from the start is loaded as if it had just been opened.
  useEffect(() => {
    for (const id of expansion) if (loads.get(id) === undefined) load(id);
  }, [expansion, loads, load]);

  const nameOf = (id: string) => byId.get(id)?.node.label ?? id;
  const name = (ids: readonly string[]) =>
    ids.length === 1 && ids[0] !== undefined
      ? nameOf(ids[0])
      : words.several(ids.length, ids.length.toLocaleString(locale));
  const parentName = (id: string | null) => (id === null ? words.top : nameOf(id));

  const carrying = useTreeCarry({
    nodes,
    index: byId,
    drop,
    words,
    name,
    parentName,
    takes: (id) => (selected.has(id) && selectionMode === 'multiple' ? selection : [id]),
    refuseMove,
    onMove,
    rowAt: (at) => {
      const element = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[role="treeitem"]');
      const id = element?.dataset['id'];
      if (!element || id === undefined || !scroller.current?.contains(element)) return undefined;
      const row = rows.find((one) => one.id === id);
      const box = element.getBoundingClientRect();
      return row?.kind === 'node' ? { row, part: (at.y - box.top) / box.height } : undefined;
    },
    onOpen: (id) => expand([id]),
    say,
    scrollers: () => [scroller.current],
  });
  const { carry } = carrying;

  const toggle = (row: TreeNodeRow) => {
    if (row.isExpanded) {
      // Focus that was below goes to what closes over it.
      if (activeId !== undefined && ancestorsOf(byId, activeId).includes(row.id)) goTo(row.id);
      setExpansion(expansion.filter((id) => id !== row.id));
      if (loads.get(row.id) === 'failed')
        setLoads((was) => new Map([...was].filter(([id]) => id !== row.id)));
    } else expand([row.id]);
  };
  const rangeTo = (id: string): string[] => {
    const from = rows.findIndex((row) => row.id === (anchor.current ?? id));
    const to = rows.findIndex((row) => row.id === id);
    return rows
      .slice(Math.min(from, to), Math.max(from, to) + 1)
      .flatMap((row) => (row.kind === 'node' && !row.node.isDisabled ? row.id : []));
  };
  const choose = (row: TreeNodeRow, how: 'only' | 'toggle' | 'range') => {
    if (row.node.isDisabled || selectionMode === 'none') return;
    if (selectionMode === 'single' || how === 'only') setSelection([row.id]);
    else if (how === 'toggle')
      setSelection(selected.has(row.id) ? selection.filter((id) => id !== row.id) : [...selection, row.id]);
    else setSelection(rangeTo(row.id));
    if (how !== 'range') anchor.current = row.id;
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
      if (onMove) carrying.dragStart(event, id);
    }),
    onMenu: useLatest((node, element) => {
      setMenuNode(node);
      setActiveId(node.id);
      const box = element.getBoundingClientRect();
      menu.current?.open({ x: isRtl ? box.right : box.left, y: box.bottom });
    }),
    onRetry: useLatest((id) => {
      setLoads((was) => new Map([...was].filter(([one]) => one !== id)));
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
    // The box takes the focus itself when it is there.
    setActiveId(id);
    setRenaming(id);
  };
  const onKeyDown = useTreeKeys({
    rows,
    active,
    isRtl,
    locale,
    isMultiple: selectionMode === 'multiple',
    isCarrying: carrying.isCarrying,
    moveTo: (at, extend) => {
      const row = rows[at];
      if (row?.kind !== 'node') return;
      if (extend && selectionMode === 'multiple') {
        anchor.current ??= rows[active]?.id;
        choose(row, 'range');
      }
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
    onSelectAll: () =>
      setSelection(rows.flatMap((row) => (row.kind === 'node' && !row.node.isDisabled ? row.id : []))),
    onRename: (row) => startRename(row.id),
    step: (id, direction) => {
      mustFocus.current = true;
      carrying.step(id, direction);
    },
    land: () => {
      mustFocus.current = true;
      const parent = carry?.move.parentId;
      carrying.land();
      if (parent !== undefined && parent !== null) expand([parent]);
    },
    putBack: () => {
      mustFocus.current = true;
      carrying.putBack();
    },
  });

  useImperativeHandle(ref, () => ({
    focus: (id) => {
      expand(ancestorsOf(byId, id));
      goTo(id);
    },
    rename: startRename,
    carry: (id) => {
      goTo(id);
      carrying.step(id, undefined);
    },
  }));

  if (nodes.length === 0 && emptyState !== undefined) return <>{emptyState}</>;
  const carried = new Set(carry?.move.ids);
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
                words={words}
                onRetry={stable.onRetry}
              />
            );
          const isTarget = carry !== undefined && carry.move.parentId === row.id;
          return (
            <TreeRowView
              key={row.id}
              row={row}
              index={index}
              start={start}
              height={height}
              actions={stable}
              words={words}
              isActive={index === active}
              isSelected={
                selectionMode === 'none'
                  ? undefined
                  : selected.has(row.id) || (partly?.has(row.id) ? 'mixed' : false)
              }
              hasCheckbox={hasCheckboxes}
              isRenaming={renaming === row.id}
              isCarried={carried.has(row.id)}
              drop={isTarget ? (carry.refusal === undefined ? 'into' : 'refused') : undefined}
              hasMenu={menuOf !== undefined && menuOf(row.node).length > 0}
            />
          );
        })}
        {carry && <DropLine carry={carry} rows={rows} height={height} indent={indent} />}
      </div>
    </div>
  );
  const what = carry && name(carry.move.ids);
  return (
    <>
      {menuOf ? (
        <ContextMenu
          ref={menu}
          label={menuNode ? words.more(menuNode.label) : label}
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
          <span id={hintId}>{words.moveHint}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {carry && what !== undefined && (
        <CarryLine isRefused={carry.refusal !== undefined} strong={[what, parentName(carry.move.parentId)]}>
          {carry.refusal ??
            words.moving(
              what,
              parentName(carry.move.parentId),
              (carry.move.index + 1).toLocaleString(locale),
              countAt(nodes, byId, carry.move).toLocaleString(locale),
            )}
        </CarryLine>
      )}
      {carry?.at &&
        onPage(
          <div aria-hidden className={styles.preview} style={{ left: carry.at.x + 12, top: carry.at.y + 12 }}>
            <Icon icon={byId.get(carry.move.ids[0] ?? '')?.node.icon ?? GripVertical} />
            <span className={styles.previewWords}>{what}</span>
          </div>,
        )}
    </>
  );
}

/** How many there will be where the nodes land. */
function countAt(nodes: readonly TreeNode[], byId: ReturnType<typeof indexNodes>, move: TreeMove): number {
  const siblings = move.parentId === null ? nodes : (byId.get(move.parentId)?.node.children ?? []);
  return siblings.filter(({ id }) => !move.ids.includes(id)).length + move.ids.length;
}
