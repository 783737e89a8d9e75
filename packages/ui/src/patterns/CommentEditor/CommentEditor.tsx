import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';
import type { CommentEditorProps } from './CommentEditorProps.ts';

export type {
  Mentionable,
  UploadedImage,
  UploadImage,
  SearchMentions,
  CommentEditorHandle,
  CommentEditorProps,
} from './CommentEditorProps.ts';

/** The editor's code is loaded with the first one on a page. */
const EditorSurface = lazy(() => lazyImport(() => import('./EditorSurface.tsx')));

const never = () => () => undefined;

/**
 * Editor for comments: bold, italic, underline, lists, links, images, mentions of people and records. Ctrl+Enter sends.
 * Pasted content keeps its structure only.
 *
 * @example
 * const [html, setHtml] = useState('');
 * return <CommentEditor label="Comment" value={html} onChange={setHtml} />;
 */
export function CommentEditor(props: CommentEditorProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const waiting = <EditorSkeleton {...props} />;
  return isInBrowser ? (
    <Suspense fallback={waiting}>
      <EditorSurface {...props} />
    </Suspense>
  ) : (
    waiting
  );
}

/** Placeholder of the same size until the editor's code is loaded. */
function EditorSkeleton({ label, placeholder, onSend }: CommentEditorProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  return (
    <div className={styles.field}>
      <div className={styles.box} role="status" aria-label={`${label}: ${messages.loading}`}>
        <div className={styles.toolbar} aria-hidden>
          {[0, 1, 2, 3, 4].map((at) => (
            <span key={at} className={styles.bone} />
          ))}
        </div>
        <div className={styles.body} aria-hidden>
          <div className={styles.surface} />
          <span className={styles.placeholder}>{placeholder ?? messages.placeholder}</span>
        </div>
        {onSend && <div className={styles.foot} aria-hidden />}
      </div>
    </div>
  );
}
