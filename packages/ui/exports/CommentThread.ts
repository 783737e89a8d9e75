export {
  CommentThread,
  type Comment,
  type CommentThreadProps,
} from '../src/patterns/CommentThread/CommentThread.tsx';
export type { CommentDrafts } from '../src/patterns/CommentThread/useCommentDrafts.ts';
