import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import {
  CommentEditor,
  type AttachedFile,
  type CommentEditorHandle,
  type CommentEditorProps,
} from '../CommentEditor/CommentEditor.tsx';
import { EditorOnDemand } from '../CommentEditor/EditorOnDemand.tsx';
import type { MentionRef } from '../RichText/clean.ts';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './CommentThread.css.ts';
import { commentThreadWords } from './CommentThread.messages.ts';
import { useCommentDrafts, type CommentDrafts } from './useCommentDrafts.ts';
import { useRemoved } from './useRemoved.ts';

export interface Comment {
  id: string;
  author: string;
  /** An image of the author. */
  authorSrc?: string;
  /** Formatted time, e.g. "Yesterday, 3:12 PM". */
  when: string;
  /** The machine's form of `when`. */
  dateTime?: string;
  /** HTML of any origin; only the allow-list of `RichText` is shown. */
  html: string;
  /** Id of the parent comment; replies are one level deep. */
  replyTo?: string;
  isEdited?: boolean;
  /** Allows editing; usually for the author. */
  canEdit?: boolean;
  canDelete?: boolean;
  /** Files that came with it. */
  files?: readonly AttachedFile[];
  /** True for a deleted comment that remains for its replies. */
  isGone?: boolean;
  /** Not yet, or not, on the server. */
  state?: 'sending' | 'failed';
}

export interface CommentThreadProps {
  /** Oldest first. */
  comments: readonly Comment[];
  /** Without it the thread is read-only. The draft is the caller's, so that it outlives the panel. */
  draft?: string;
  /** Called with the draft of a new comment as HTML. */
  onDraftChange?: (html: string) => void;
  /** Controlled drafts of replies and edits. */
  drafts?: CommentDrafts;
  /** Called with the drafts of replies and edits. */
  onDraftsChange?: (drafts: CommentDrafts) => void;
  /** Sends a comment or reply. A rejection is shown and the draft is kept. */
  onSend?: (html: string, replyTo?: string) => void | Promise<void>;
  /** Saves an edit. A rejection is shown and the draft is kept. */
  onEdit?: (id: string, html: string) => void | Promise<void>;
  /** A rejection is shown in the question. */
  onDelete?: (id: string) => void | Promise<void>;
  /** Another try for a comment that was not sent. */
  onRetry?: (id: string) => void;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** The list could not be loaded. */
  onReload?: () => void;
  /** Shows the error state. */
  isFailed?: boolean;
  /** Comments shown at first; earlier ones come in steps of 50. */
  shownAtFirst?: number;
  /** Returns the address of a mention. */
  mentionHref?: (mention: MentionRef) => string | undefined;
  /** Searches people to mention. */
  onSearchPeople?: CommentEditorProps['onSearchPeople'];
  /** Searches records for mentions or record links. */
  onSearchRecords?: CommentEditorProps['onSearchRecords'];
  /** Uploads a pasted or dropped image. */
  onUploadImage?: CommentEditorProps['onUploadImage'];
  /** Returns the address of a stored image. */
  imageSource?: CommentEditorProps['imageSource'];
  /** Files of the draft of a new comment. */
  attachments?: CommentEditorProps['attachments'];
  /** Attaches files to a comment. */
  onAttach?: CommentEditorProps['onAttach'];
  /** Called with the id of an attachment to remove. */
  onDetach?: CommentEditorProps['onDetach'];
  /** A file that came with a comment is opened. */
  onOpenFile?: (file: AttachedFile) => void;
  /** Copies the link to a comment. */
  onCopyLink?: (id: string) => void;
  /** The comment that an address named: brought into view and marked. */
  targetId?: string;
}

const step = 50;

/** Comments of a record, oldest first, with an editor for a new one. */
export function CommentThread({
  comments,
  draft,
  onDraftChange,
  drafts: given,
  onDraftsChange,
  onSend,
  onEdit,
  onDelete,
  onRetry,
  isLoading,
  onReload,
  isFailed,
  shownAtFirst = 10,
  mentionHref,
  onSearchPeople,
  onSearchRecords,
  onUploadImage,
  imageSource,
  attachments,
  onAttach,
  onDetach,
  onOpenFile,
  onCopyLink,
  targetId,
}: CommentThreadProps) {
  const words = useMessages('commentThread', commentThreadWords);
  const { locale } = useLocale();
  const [more, setMore] = useState(0);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [editing, setEditing] = useState<Comment>();
  const { drafts, setEdit, setAnswer } = useCommentDrafts(given, onDraftsChange);
  const [isSaving, setSaving] = useState(false);
  const [editFailure, setEditFailure] = useState<string>();
  const [deleting, setDeleting] = useState<Comment>();
  const [own, setOwn] = useState('');
  const written = draft ?? own;
  const setWritten = (html: string) => {
    setOwn(html);
    onDraftChange?.(html);
  };

  const ids = new Set(comments.map(({ id }) => id));
  const answers = Map.groupBy(comments, ({ replyTo }) =>
    replyTo !== undefined && ids.has(replyTo) ? replyTo : undefined,
  );
  const roots = answers.get(undefined) ?? [];
  const hidden = Math.max(0, roots.length - shownAtFirst - more);
  const shown = roots.slice(hidden);
  const why = (error: unknown) =>
    error instanceof Error && error.message !== '' ? error.message : words.changeFailed;

  const send = async (html: string) => {
    setSending(true);
    setFailure(undefined);
    try {
      await onSend?.(html);
      setOwn('');
      // The button that was pressed has nothing to send any more: whoever goes on goes on writing.
      setTimeout(() => writer.current?.focus(), 0);
    } catch (error) {
      setFailure(why(error));
    } finally {
      setSending(false);
    }
  };
  const save = async (html: string) => {
    if (!editing) return;
    setSaving(true);
    setEditFailure(undefined);
    try {
      await onEdit?.(editing.id, html);
      setEdit(editing.id, undefined);
      setEditing(undefined);
    } catch (error) {
      setEditFailure(why(error));
    } finally {
      setSaving(false);
    }
  };
  const editor = { onSearchPeople, onSearchRecords, onUploadImage, imageSource };
  const writer = useRef<CommentEditorHandle>(null);
  const list = useRef<HTMLOListElement>(null);
  const arrived = useRef<string>(undefined);
  const isThere = targetId !== undefined && ids.has(targetId);
  useEffect(() => {
    if (!isThere || arrived.current === targetId) return;
    const element = list.current?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(targetId)}"]`);
    if (!element) {
      // It is among the earlier ones.
      setMore(comments.length);
      return;
    }
    arrived.current = targetId;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [isThere, targetId, comments.length, more]);
  const removed = useRemoved({ isAsked: deleting !== undefined, list, writer });
  const nextStep = Math.min(step, hidden);

  return (
    <div role="group" aria-label={words.label} aria-busy={isLoading || undefined} className={styles.thread}>
      {isLoading ? (
        <Skeleton label={words.loading} count={6} />
      ) : isFailed ? (
        <ErrorState size="sm" title={words.failed} onRetry={onReload}>
          {words.failedHint}
        </ErrorState>
      ) : comments.length === 0 ? (
        <EmptyState size="sm" level={3} title={words.empty}>
          {onSend ? words.emptyHint : undefined}
        </EmptyState>
      ) : (
        <>
          {hidden > 0 && (
            <span className={styles.earlier}>
              <Button variant="ghost" size="sm" quiet onPress={() => setMore((was) => was + step)}>
                {words.earlier(nextStep.toLocaleString(locale))}
              </Button>
            </span>
          )}
          <ol ref={list} className={styles.list}>
            {shown.map((comment) => (
              <CommentItem
                key={comment.id}
                comment={comment}
                replies={answers.get(comment.id)}
                mentionHref={mentionHref}
                onReply={onSend && ((html) => onSend(html, comment.id))}
                answer={drafts.answers[comment.id]}
                onAnswerChange={(html) => setAnswer(comment.id, html)}
                onEdit={onEdit && setEditing}
                edits={drafts.edits}
                onDelete={onDelete && setDeleting}
                onRetry={onRetry}
                editor={editor}
                {...(onOpenFile ? { onOpenFile } : {})}
                {...(onCopyLink ? { onCopyLink } : {})}
                {...(targetId === undefined ? {} : { targetId })}
                failed={words.changeFailed}
              />
            ))}
          </ol>
        </>
      )}
      {onSend && (
        <EditorOnDemand
          ref={writer}
          label={words.write}
          value={written}
          onChange={setWritten}
          onSend={(html) => void send(html)}
          isSending={isSending}
          errorMessage={failure}
          {...editor}
          {...(attachments ? { attachments } : {})}
          {...(onAttach ? { onAttach } : {})}
          {...(onDetach ? { onDetach } : {})}
        />
      )}
      <Dialog
        isOpen={editing !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen && !isSaving) setEditing(undefined);
        }}
        title={words.editTitle}
        width={670}
      >
        {editing && (
          <CommentEditor
            label={words.editTitle}
            value={drafts.edits[editing.id] ?? editing.html}
            onChange={(html) => setEdit(editing.id, html === editing.html ? undefined : html)}
            onSend={(html) => void save(html)}
            onCancel={() => {
              setEdit(editing.id, undefined);
              setEditing(undefined);
            }}
            sendLabel={words.save}
            isSending={isSaving}
            errorMessage={editFailure}
            autoFocus
            {...editor}
          />
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={deleting !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDeleting(undefined);
        }}
        confirmLabel={words.removeConfirm}
        onConfirm={async () => {
          if (!deleting) return;
          const order = roots.flatMap((root) => [root, ...(answers.get(root.id) ?? [])]).map(({ id }) => id);
          const at = order.indexOf(deleting.id);
          await onDelete?.(deleting.id);
          // One that was answered stands without its words; else the next, else the one before.
          removed([deleting.id, ...order.slice(at + 1, at + 2), ...order.slice(0, at).toReversed()]);
        }}
      />
    </div>
  );
}
