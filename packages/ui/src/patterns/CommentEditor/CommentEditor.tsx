import { lazy, Suspense, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { fetchPart } from '../../lazyImport.ts';
import { useWords } from '../../messages/useMessages.ts';
import type { MentionSort } from '../RichText/clean.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorWords } from './CommentEditor.messages.ts';

/** The editor's code is fetched when the first one is on the page. */
const EditorSurface = lazy(() => fetchPart(() => import('./EditorSurface.tsx')));

/** Someone or something that can be mentioned. */
export interface Mentionable {
  id: string;
  label: string;
  /** A second line: a role, a project. */
  description?: string;
}

/** Where an uploaded image is now. */
export interface UploadedImage {
  src: string;
  /** What it shows; the file's name where not given. */
  alt?: string;
}

/**
 * Sends an image. Calls `onProgress` with 0 to 100, gives up when the signal is aborted, and rejects with a message
 * for people when it cannot be done.
 */
export type UploadImage = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadedImage>;

/** Finds what matches the words typed so far; a superseded call is aborted through the signal. */
export type SearchMentions = (words: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

/** A file that goes along with what is written. */
export interface AttachedFile {
  id: string;
  name: string;
}

/** Where the browser finds an image that is kept by another address; undefined where that is gone. */
export type ImageSource = (src: string) => Promise<string | undefined>;

export interface CommentEditorHandle {
  focus: () => void;
  /** Puts words at the caret, as if typed. */
  insertText: (text: string) => void;
}

export interface CommentEditorProps {
  /** Names the editor for assistive technology. */
  label: string;
  /** HTML of the allow-list; the caller keeps it, so that a draft outlives the editor. '' is empty. */
  value: string;
  onChange: (html: string) => void;
  /** Called by the button and by Ctrl+Enter, never with an empty comment. The caller empties the draft. */
  onSend?: (html: string) => void;
  /** On the button: "Save" where a comment is edited. */
  sendLabel?: string;
  /** In place of Clear: leaves without sending. */
  onCancel?: () => void;
  placeholder?: string;
  /** What was sent is on its way: nothing can be changed meanwhile. */
  isSending?: boolean;
  isDisabled?: boolean;
  /** What happened and what to do; the draft is kept. */
  errorMessage?: ReactNode;
  /** Offers people after `@`. */
  onSearchPeople?: SearchMentions;
  /** Offers records after `#`. */
  onSearchRecords?: SearchMentions;
  /** Takes images that are chosen, pasted or dropped; without it the editor takes none. */
  onUploadImage?: UploadImage;
  /** Images that are kept by an address which the browser cannot load by itself. */
  imageSource?: ImageSource;
  /** Files that go along; the caller keeps them with the draft. */
  attachments?: readonly AttachedFile[];
  /** Takes files that are chosen, pasted or dropped and are no images for the text. */
  onAttach?: (files: File[]) => void;
  onDetach?: (id: string) => void;
  autoFocus?: boolean;
  /** It can be written in from now on. */
  onReady?: () => void;
  ref?: Ref<CommentEditorHandle>;
}

export interface MentionSource {
  sort: MentionSort;
  onSearch: SearchMentions;
}

const never = () => () => undefined;

/**
 * Where a comment is written: bold, italic, underline, lists, links, images, mentions of people and records.
 * Ctrl+Enter sends. What is pasted keeps its structure and loses everything else.
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

/** The editor's outline, of the same size, until its code has arrived. */
function EditorSkeleton({ label, placeholder, onSend }: CommentEditorProps) {
  const words = useWords('commentEditor', commentEditorWords);
  return (
    <div className={styles.field}>
      <div className={styles.box} role="status" aria-label={`${label}: ${words.loading}`}>
        <div className={styles.toolbar} aria-hidden>
          {[0, 1, 2, 3, 4].map((at) => (
            <span key={at} className={styles.bone} />
          ))}
        </div>
        <div className={styles.body} aria-hidden>
          <div className={styles.surface} />
          <span className={styles.placeholder}>{placeholder ?? words.placeholder}</span>
        </div>
        {onSend && <div className={styles.foot} aria-hidden />}
      </div>
    </div>
  );
}
