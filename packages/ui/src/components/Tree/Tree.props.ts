import type { ReactNode, Ref } from 'react';
import type { MenuEntry } from '../Menu/Menu.tsx';
import type { TreeDrop } from './tree.ts';
import type { TreeMove, TreeNode } from './treeTypes.ts';

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
