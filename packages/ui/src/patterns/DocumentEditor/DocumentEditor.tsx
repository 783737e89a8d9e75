import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as shared from '../CommentEditor/CommentEditor.css.ts';
import { documentEditorMessages } from './DocumentEditor.messages.ts';
import * as styles from './DocumentEditor.css.ts';
import type { DocumentEditorProps } from './DocumentEditorProps.ts';

export type { DocumentPiece, DocumentEditorProps } from './DocumentEditorProps.ts';

/** The editor's code is loaded with the first one on a page. */
const DocumentSurface = lazy(() => lazyImport(() => import('./DocumentSurface.tsx')));

const never = () => () => undefined;

/**
 * Editor of a document with headings, lists and links, fields in the text and blocks between. Unknown fields and
 * blocks are marked and left out of the output.
 *
 * @example
 * const [html, setHtml] = useState('<p>Thank you for the invitation to bid.</p>');
 * return (
 *   <DocumentEditor
 *     label="Cover letter"
 *     value={html}
 *     onChange={setHtml}
 *     fields={[{ group: 'Quote', name: 'total', label: 'Total' }]}
 *     blocks={[]}
 *   />
 * );
 */
export function DocumentEditor(props: DocumentEditorProps) {
  const messages = useMessages('documentEditor', documentEditorMessages);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = (
    <div className={shared.box} role="status" aria-label={`${props.label}: ${messages.loading}`}>
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
