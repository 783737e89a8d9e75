export {
  DocumentEditor,
  type DocumentEditorProps,
  type DocumentPiece,
} from '../src/patterns/DocumentEditor/DocumentEditor.tsx';
