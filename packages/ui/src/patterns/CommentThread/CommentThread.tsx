import { useRef, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type {
  AttachedFile,
  CommentEditorHandle,
  CommentEditorProps,
} from '../CommentEditor/CommentEditorProps.ts';
import { EditorOnDemand } from '../CommentEditor/EditorOnDemand.tsx';
import type { MentionRef } from '../RichText/clean.ts';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './CommentThread.css.ts';
import { commentThreadMessages } from './CommentThread.messages.ts';
import { useCommentDrafts, type CommentDrafts } from './useCommentDrafts.ts';
import { idsAfterRemoval, groupReplies } from './groupReplies.ts';
import { EditCommentDialog } from './EditCommentDialog.tsx';
import { useRemoved } from './useRemoved.ts';
import { useNewComment } from './useNewComment.ts';
import { useTargetComment } from './useTargetComment.ts';
import type { Comment } from './Comment.ts';

export type { Comment } from './Comment.ts';

export interface CommentThreadProps {
  /** Oldest first. */
  comments: readonly Comment[];
  /** Draft of a new comment, kept by the caller so that it outlives the panel; without it the thread is read-only. */
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
  /** A rejection is shown in the confirmation dialog. */
  onDelete?: (id: string) => void | Promise<void>;
  /** Retries sending a comment. */
  onRetry?: (id: string) => void;
  /** Shows the loading state. */
  isLoading?: boolean;
  /** Error of loading the list. */
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
  /** Opens an attached file of a comment. */
  onOpenFile?: (file: AttachedFile) => void;
  /** Copies the link to a comment. */
  onCopyLink?: (id: string) => void;
  /** Id of the comment that the address refers to; scrolled into view and highlighted. */
  targetId?: string;
}

const step = 50;

interface ThreadNoticeProps extends Pick<CommentThreadProps, 'isLoading' | 'isFailed' | 'onReload'> {
  /** True if comments can be written. */
  canWrite: boolean;
}

/** Loading, failed or empty thread. */
function ThreadNotice({ isLoading, isFailed, onReload, canWrite }: ThreadNoticeProps) {
  const messages = useMessages('commentThread', commentThreadMessages);
  if (isLoading) return <Skeleton label={messages.loading} count={6} />;
  if (isFailed)
    return (
      <ErrorState size="sm" title={messages.failed} onRetry={onReload}>
        {messages.failedHint}
      </ErrorState>
    );
  return (
    <EmptyState size="sm" level={3} title={messages.empty}>
      {canWrite ? messages.emptyHint : undefined}
    </EmptyState>
  );
}

interface RemoveCommentDialogProps {
  /** Comment to remove; the dialog is closed without one. */
  comment: Comment | undefined;
  onClose: () => void;
  onRemove: (id: string) => Promise<void>;
}

/** Confirmation of the removal of a comment. */
function RemoveCommentDialog({ comment, onClose, onRemove }: RemoveCommentDialogProps) {
  const messages = useMessages('commentThread', commentThreadMessages);
  return (
    <ConfirmDialog
      isOpen={comment !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      confirmLabel={messages.removeConfirm}
      onConfirm={async () => {
        if (comment) await onRemove(comment.id);
      }}
    />
  );
}

/** Button that shows earlier comments. @param count how many. */
function EarlierButton({ count, onPress }: { count: number; onPress: () => void }) {
  const messages = useMessages('commentThread', commentThreadMessages);
  const { locale } = useLocale();
  return (
    <span className={styles.earlier}>
      <Button variant="ghost" size="sm" isQuiet onPress={onPress}>
        {messages.earlier(count, count.toLocaleString(locale))}
      </Button>
    </span>
  );
}

/**
 * Comments of a record, oldest first, with an editor for a new one.
 *
 * @example
 * <CommentThread
 *   comments={[{ id: '1', author: 'Omar Haddad', when: '8:05 AM', html: '<p>Track is up.</p>' }]}
 *   onSend={async (html) => console.log(html)}
 * />
 */
export function CommentThread({
  comments,
  draft,
  onDraftChange,
  drafts: draftsProp,
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
  const messages = useMessages('commentThread', commentThreadMessages);
  const [more, setMore] = useState(0);
  const [editing, setEditing] = useState<Comment>();
  const { drafts, setEdit, setAnswer } = useCommentDrafts(draftsProp, onDraftsChange);
  const [deleting, setDeleting] = useState<Comment>();
  const { ids, roots, answers } = groupReplies(comments);
  const isBusy = isLoading || undefined;
  const hidden = Math.max(0, roots.length - shownAtFirst - more);
  const shown = roots.slice(hidden);
  const editor = { onSearchPeople, onSearchRecords, onUploadImage, imageSource };
  const writer = useRef<CommentEditorHandle>(null);
  const { written, setWritten, isSending, failure, send } = useNewComment({
    draft,
    onDraftChange,
    onSend,
    writer,
  });
  const list = useRef<HTMLOListElement>(null);
  useTargetComment({ targetId, ids, list, more, onMissing: () => setMore(comments.length) });
  const removed = useRemoved({ isConfirming: deleting !== undefined, list, writer });

  return (
    <div role="group" aria-label={messages.label} aria-busy={isBusy} className={styles.thread}>
      {isLoading || isFailed || comments.length === 0 ? (
        <ThreadNotice
          isLoading={isLoading}
          isFailed={isFailed}
          onReload={onReload}
          canWrite={onSend !== undefined}
        />
      ) : (
        <>
          {hidden > 0 && (
            <EarlierButton count={Math.min(step, hidden)} onPress={() => setMore((was) => was + step)} />
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
                failed={messages.changeFailed}
              />
            ))}
          </ol>
        </>
      )}
      {onSend && (
        <EditorOnDemand
          ref={writer}
          label={messages.write}
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
      <EditCommentDialog
        comment={editing}
        draft={editing && drafts.edits[editing.id]}
        onDraftChange={setEdit}
        onEdit={onEdit}
        onClose={() => setEditing(undefined)}
        editor={editor}
      />
      <RemoveCommentDialog
        comment={deleting}
        onClose={() => setDeleting(undefined)}
        onRemove={async (id) => {
          const next = idsAfterRemoval(comments, id);
          await onDelete?.(id);
          removed(next);
        }}
      />
    </div>
  );
}
