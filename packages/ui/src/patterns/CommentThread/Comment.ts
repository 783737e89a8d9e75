import type { AttachedFile } from '../CommentEditor/CommentEditorProps.ts';

export interface Comment {
  id: string;
  author: string;
  /** An image of the author. */
  authorSrc?: string;
  /** Formatted time, e.g. "Yesterday, 3:12 PM". */
  when: string;
  /** ISO 8601 form of `when`. */
  dateTime?: string;
  /** HTML of any origin; only the allow-list of `RichText` is shown. */
  html: string;
  /** Id of the parent comment; replies are one level deep. */
  replyTo?: string;
  isEdited?: boolean;
  /** Allows editing; usually for the author. */
  canEdit?: boolean;
  canDelete?: boolean;
  /** Attached files. */
  files?: readonly AttachedFile[];
  /** True for a deleted comment that remains for its replies. */
  isGone?: boolean;
  /** State of a comment that is not saved. */
  state?: 'sending' | 'failed';
}
