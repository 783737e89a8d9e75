export {
  CommentEditor,
  type CommentEditorHandle,
  type CommentEditorProps,
  type Mentionable,
  type SearchMentions,
  type UploadedImage,
  type UploadImage,
} from '../src/patterns/CommentEditor/CommentEditor.tsx';
