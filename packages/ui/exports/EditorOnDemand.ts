export { EditorOnDemand } from '../src/patterns/CommentEditor/EditorOnDemand.tsx';
