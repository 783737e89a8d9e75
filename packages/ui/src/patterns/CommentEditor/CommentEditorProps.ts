import type { ReactNode, Ref } from 'react';
import type { MentionSort } from '../RichText/clean.ts';

/** Person or record that can be mentioned. */
export interface Mentionable {
  id: string;
  label: string;
  /** A second line: a role, a project. */
  description?: string;
}

/** Address of an uploaded image and its alternative text. */
export interface UploadedImage {
  src: string;
  /** Alternative text; the file name by default. */
  alt?: string;
}

/**
 * Uploads an image. Calls `onProgress` with 0 to 100, stops when the signal is aborted, and rejects with a message for
 * the user if the upload fails.
 */
export type UploadImage = (
  file: File,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
) => Promise<UploadedImage>;

/** Searches mentions for the typed text; superseded calls are aborted. */
export type SearchMentions = (query: string, signal: AbortSignal) => Promise<readonly Mentionable[]>;

/** File attached to the comment. */
export interface AttachedFile {
  id: string;
  name: string;
}

/** Returns the loadable address of a stored image; undefined if it is gone. */
export type ImageSource = (src: string) => Promise<string | undefined>;

export interface CommentEditorHandle {
  focus: () => void;
  /** Inserts text at the caret. */
  insertText: (text: string) => void;
}

export interface CommentEditorProps {
  /** Names the editor for assistive technology. */
  label: string;
  /** HTML of the allow-list; the caller keeps it, so that a draft outlives the editor. '' is empty. */
  value: string;
  /** Called with the content as HTML. */
  onChange: (html: string) => void;
  /** Called by the button and by Ctrl+Enter, never with an empty comment. The caller empties the draft. */
  onSend?: (html: string) => void;
  /** Label of the send button: "Save" when editing a comment. */
  sendLabel?: string;
  /** Shows Cancel instead of Clear. */
  onCancel?: () => void;
  /** Placeholder text of the empty input. */
  placeholder?: string;
  /** Disables editing while the comment is sent. */
  isSending?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Error message; the draft is kept. */
  errorMessage?: ReactNode;
  /** Offers people after `@`. */
  onSearchPeople?: SearchMentions;
  /** Offers records after `#`. */
  onSearchRecords?: SearchMentions;
  /** Uploads chosen, pasted or dropped images; without it the editor accepts none. */
  onUploadImage?: UploadImage;
  /** Resolves addresses of stored images. */
  imageSource?: ImageSource;
  /** Attached files, kept by the caller with the draft. */
  attachments?: readonly AttachedFile[];
  /** Called with chosen, pasted or dropped files that are not images for the text. */
  onAttach?: (files: File[]) => void;
  /** Called with the id of an attachment to remove. */
  onDetach?: (id: string) => void;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Called when the editor is loaded and accepts input. */
  onReady?: () => void;
  /** Handle to focus the editor and insert text. */
  ref?: Ref<CommentEditorHandle>;
}

export interface MentionSource {
  sort: MentionSort;
  onSearch: SearchMentions;
}
