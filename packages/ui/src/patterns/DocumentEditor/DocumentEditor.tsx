import { lazy, Suspense, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { fetchPart } from '../../lazyImport.ts';
import { useWords } from '../../messages/useMessages.ts';
import * as shared from '../CommentEditor/CommentEditor.css.ts';
import { documentEditorWords } from './DocumentEditor.messages.ts';
import * as styles from './DocumentEditor.css.ts';

/** The editor's code is fetched when the first one is on the page. */
const DocumentSurface = lazy(() => fetchPart(() => import('./DocumentSurface.tsx')));

/** Something that can be placed in a document and is filled in when it is written out. */
export interface DocumentPiece {
  name: string;
  label: string;
  /** Heading of the menu that it stands under. */
  group: string;
  /** What it puts there; blocks show it. */
  help?: string;
}

export interface DocumentEditorProps {
  /** Names the editor for assistive technology. */
  label: string;
  /** HTML of a document; the caller keeps it. */
  value: string;
  onChange: (html: string) => void;
  /** What stands between words. */
  fields: readonly DocumentPiece[];
  /** What stands between paragraphs. */
  blocks: readonly DocumentPiece[];
  isDisabled?: boolean;
  errorMessage?: ReactNode;
  ref?: Ref<{ focus: () => void }>;
}

const never = () => () => undefined;

/**
 * Where a document is written: headings, paragraphs, lists and links, with fields in the words and blocks between them.
 * A field or block that is not known any more says so and is left out when the document is written out.
 */
export function DocumentEditor(props: DocumentEditorProps) {
  const words = useWords('documentEditor', documentEditorWords);
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
