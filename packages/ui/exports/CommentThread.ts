export {
  CommentThread,
  type Comment,
  type CommentThreadProps,
} from '../src/patterns/CommentThread/CommentThread.tsx';
