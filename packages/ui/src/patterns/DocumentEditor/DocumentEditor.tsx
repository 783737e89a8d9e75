import { lazy, Suspense, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as shared from '../CommentEditor/CommentEditor.css.ts';
import { documentEditorWords } from './DocumentEditor.messages.ts';
import * as styles from './DocumentEditor.css.ts';

/** The editor's code is fetched when the first one is on the page. */
const DocumentSurface = lazy(() => lazyImport(() => import('./DocumentSurface.tsx')));

/** Something that can be placed in a document and is filled in when it is written out. */
export interface DocumentPiece {
  name: string;
  label: string;
  /** Group heading in the menu. */
  group: string;
  /** What it puts there; blocks show it. */
  help?: string;
}

export interface DocumentEditorProps {
  /** Names the editor for assistive technology. */
  label: string;
  /** HTML of a document; the caller keeps it. */
  value: string;
  /** Called with the document as HTML. */
  onChange: (html: string) => void;
  /** Fields that can be inserted into text. */
  fields: readonly DocumentPiece[];
  /** Blocks that can be inserted between paragraphs. */
  blocks: readonly DocumentPiece[];
  /** Disables the control. */
  isDisabled?: boolean;
  /** Error below the field; marks it as invalid. */
  errorMessage?: ReactNode;
  /** Handle to focus the editor. */
  ref?: Ref<{ focus: () => void }>;
}

const never = () => () => undefined;

/**
 * Editor of a document with headings, lists and links, fields in the text and blocks between. Unknown fields and
 * blocks are marked and left out of the output.
 */
export function DocumentEditor(props: DocumentEditorProps) {
  const words = useMessages('documentEditor', documentEditorWords);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <div className={shared.box} role="status" aria-label={`${props.label}: ${words.loading}`}>
      <div className={shared.toolbar} aria-hidden>
        {[0, 1, 2, 3, 4].map((at) => (
          <span key={at} className={shared.bone} />
        ))}
      </div>
      <div className={styles.body} aria-hidden />
    </div>
  );
  return isInBrowser ? (
    <Suspense fallback={waiting}>
      <DocumentSurface {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
