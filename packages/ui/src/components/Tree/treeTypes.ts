import type { ReactNode } from 'react';
import type { IconType } from '../Icon/Icon.tsx';

export interface TreeNode {
  id: string;
  label: string;
  icon?: IconType;
  /** Decoration instead of the icon, such as a `Mark`. */
  mark?: ReactNode;
  /** Muted text at the end of the row, e.g. a count. */
  aside?: string;
  children?: readonly TreeNode[];
  /** True if the node has children that are not loaded; see `onLoadChildren`. */
  hasChildren?: boolean;
  isDisabled?: boolean;
}

/** Destination of moved nodes. */
export interface TreeMove {
  /** Moved ids in tree order, without descendants of other moved nodes. */
  ids: readonly string[];
  /** null is the top of the tree. */
  parentId: string | null;
  /** Index among the parent's children, counted without the moved nodes. */
  index: number;
}

/** Rendered row of the tree: a node, or a note about a node's children. */
export type TreeRow =
  | {
      kind: 'node';
      id: string;
      node: TreeNode;
      /** Depth, counted from 1. */
      level: number;
      parentId: string | null;
      /** Index among its siblings, from 0. */
      index: number;
      siblings: number;
      isBranch: boolean;
      isExpanded: boolean;
    }
  | {
      kind: 'note';
      id: string;
      parentId: string;
      level: number;
      state: 'loading' | 'failed' | 'empty';
    };

export type TreeNodeRow = Extract<TreeRow, { kind: 'node' }>;
