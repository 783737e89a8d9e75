import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu.tsx';
import type { TreeDrop } from './tree.ts';
import type { TreeMove, TreeNode } from './treeTypes.ts';

export interface TreeHandle {
  /** Expands the parents of a node, scrolls to it and focuses it. */
  focus: (id: string) => void;
  /** Starts renaming a node. */
  rename: (id: string) => void;
  /** Starts a keyboard move of a node, for a menu command. */
  pickUp: (id: string) => void;
}

export interface TreeProps {
  /** Names the tree. */
  label: string;
  /** Root nodes in order. */
  nodes: readonly TreeNode[];
  /** Number of rows that can be selected. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** With `multiple`: shows checkboxes on the rows; a press adds to the selection. */
  hasCheckboxes?: boolean;
  /** Controlled ids of the selected rows. */
  selectedIds?: readonly string[];
  /** Initially selected ids when uncontrolled. */
  defaultSelectedIds?: readonly string[];
  /** Called with the new selection. */
  onSelectionChange?: (ids: string[]) => void;
  /** Controlled ids of the expanded rows. */
  expandedIds?: readonly string[];
  /** Initially expanded ids when uncontrolled. */
  defaultExpandedIds?: readonly string[];
  /** Called when rows are expanded or collapsed. */
  onExpandedChange?: (ids: string[]) => void;
  /** Called when a row is opened by Enter or a double press. */
  onOpen?: (id: string) => void;
  /**
   * Loads the children of a node with `hasChildren`; the caller adds them to `nodes`. The row shows loading and,
   * after a rejection, a retry.
   */
  onLoadChildren?: (id: string) => Promise<void>;
  /** Makes rows movable. Called only for moves that change something and that are not refused. */
  onMove?: (move: TreeMove) => void;
  /** Returns the reason why a move is not allowed; undefined if it is. */
  refuseMove?: (move: TreeMove) => string | undefined;
  /** `on` for trees with a fixed order: nodes are dropped onto others, not between them. */
  drop?: TreeDrop;
  /** Renames a node (F2). A rejection's message is shown and the input stays open. */
  onRename?: (id: string, label: string) => void | Promise<void>;
  /** Returns the menu of a node, opened by right click, the menu key and the button of the row. */
  menuOf?: (node: TreeNode) => readonly MenuEntry[];
  /** Fills the parent's height and scrolls; otherwise as high as its rows. */
  fills?: boolean;
  /** Shown if there are no rows. */
  emptyState?: ReactNode;
  /** Handle to focus, rename and move rows. */
  ref?: Ref<TreeHandle>;
}
