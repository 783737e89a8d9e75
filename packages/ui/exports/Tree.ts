export {
  Tree,
  type TreeDrop,
  type TreeHandle,
  type TreeMove,
  type TreeNode,
  type TreeProps,
} from '../src/components/Tree/Tree.tsx';
