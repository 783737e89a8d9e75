export { Comments, commentTools, type CommentsProps } from './Comments.tsx';
