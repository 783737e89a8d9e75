import { EllipsisIcon, LinkIcon, PaperclipIcon, PencilIcon, ReplyIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CommentEditor } from '../CommentEditor/CommentEditor.tsx';
import type { AttachedFile, CommentEditorProps } from '../CommentEditor/CommentEditorProps.ts';
import type { MentionRef } from '../RichText/clean.ts';
import { RichText } from '../RichText/RichText.tsx';
import type { Comment } from './Comment.ts';
import * as styles from './CommentThread.css.ts';
import { commentThreadMessages } from './CommentThread.messages.ts';

interface CommentItemProps {
  comment: Comment;
  replies?: readonly Comment[];
  mentionHref?: (mention: MentionRef) => string | undefined;
  onReply?: (html: string) => void | Promise<void>;
  /** Draft of a reply; undefined while none is written. */
  answer: string | undefined;
  onAnswerChange: (html: string | undefined) => void;
  /** Drafts of edited comments by comment id. */
  edits: Readonly<Record<string, string>>;
  onEdit?: (comment: Comment) => void;
  onDelete?: (comment: Comment) => void;
  onRetry?: (id: string) => void;
  editor: Pick<CommentEditorProps, 'onSearchPeople' | 'onSearchRecords' | 'onUploadImage' | 'imageSource'>;
  onOpenFile?: (file: AttachedFile) => void;
  onCopyLink?: (id: string) => void;
  targetId?: string;
  failed: string;
}

/** Comment with its replies. */
export function CommentItem({
  comment,
  replies = [],
  onReply,
  answer,
  onAnswerChange,
  editor,
  failed,
  ...rest
}: CommentItemProps) {
  const messages = useMessages('commentThread', commentThreadMessages);
  /** A collapsed reply keeps its draft; an initially present draft does not take the focus. */
  const [isReplying, setReplying] = useState(answer !== undefined && answer !== '');
  const [isOwn, setOwn] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (html: string) => {
    setSending(true);
    setFailure(undefined);
    try {
      await onReply?.(html);
      onAnswerChange(undefined);
      setReplying(false);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <li className={styles.item}>
      <CommentBody
        comment={comment}
        onReply={
          onReply &&
          (() => {
            setOwn(true);
            setReplying(true);
          })
        }
        imageSource={editor.imageSource}
        {...rest}
      >
        {replies.length > 0 && (
          <ol className={styles.replies} aria-label={messages.replies(comment.author)}>
            {replies.map((answer) => (
              <li key={answer.id}>
                <CommentBody comment={answer} imageSource={editor.imageSource} {...rest} />
              </li>
            ))}
          </ol>
        )}
        {isReplying && onReply && (
          <div className={styles.replyBox}>
            <CommentEditor
              label={messages.writeReply(comment.author)}
              value={answer ?? ''}
              onChange={(html) => onAnswerChange(html === '' ? undefined : html)}
              onSend={(html) => void send(html)}
              onCancel={() => {
                onAnswerChange(undefined);
                setReplying(false);
              }}
              sendLabel={messages.reply}
              isSending={isSending}
              errorMessage={failure}
              {...(isOwn ? { autoFocus: true } : {})}
              {...editor}
            />
          </div>
        )}
      </CommentBody>
    </li>
  );
}

interface CommentBodyProps extends Pick<
  CommentItemProps,
  'mentionHref' | 'edits' | 'onEdit' | 'onDelete' | 'onRetry' | 'onOpenFile' | 'onCopyLink' | 'targetId'
> {
  imageSource: CommentEditorProps['imageSource'];
  comment: Comment;
  onReply?: () => void;
  children?: React.ReactNode;
}

function CommentBody({
  comment,
  mentionHref,
  edits,
  onReply,
  onEdit,
  onDelete,
  onRetry,
  onOpenFile,
  onCopyLink,
  targetId,
  imageSource,
  children,
}: CommentBodyProps) {
  const messages = useMessages('commentThread', commentThreadMessages);
  const { author, when, state, files = [], isGone } = comment;
  const items: MenuItem[] = [];
  if (state === undefined && onCopyLink && !isGone)
    items.push({
      id: 'link',
      label: messages.copyLink,
      icon: LinkIcon,
      onAction: () => onCopyLink(comment.id),
    });
  if (state === undefined && onEdit && comment.canEdit)
    items.push({ id: 'edit', label: messages.edit, icon: PencilIcon, onAction: () => onEdit(comment) });
  if (state === undefined && onDelete && comment.canDelete)
    items.push({
      id: 'delete',
      label: messages.remove,
      icon: Trash2Icon,
      tone: 'danger',
      onAction: () => onDelete(comment),
    });
  return (
    <article
      className={cx(styles.comment, targetId === comment.id && styles.target)}
      aria-label={`${author}, ${when}`}
      data-comment={comment.id}
      // Focusable, because links and the removal of the previous comment move the focus to it.
      tabIndex={-1}
    >
      <Avatar name={author} src={comment.authorSrc} size={28} isDecorative />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.name}>{author}</span>
          <time dateTime={comment.dateTime} className={styles.when}>
            {when}
          </time>
          {comment.isEdited && <span className={styles.when}>{messages.edited}</span>}
          <span className={styles.tools}>
            {onReply && state === undefined && (
              <IconButton
                icon={ReplyIcon}
                label={messages.replyTo(author)}
                size="sm"
                onPress={onReply}
                isDirectional
              />
            )}
            {items.length > 0 && (
              <Menu
                label={messages.actions(author, when)}
                items={items}
                trigger={<IconButton icon={EllipsisIcon} label={messages.actions(author, when)} size="sm" />}
              />
            )}
          </span>
        </div>
        <div className={cx(styles.text, state === 'sending' && styles.faded, isGone && styles.gone)}>
          <RichText html={comment.html} mentionHref={mentionHref} imageSource={imageSource} />
        </div>
        {files.length > 0 && (
          <ul className={styles.files} aria-label={messages.files(author)}>
            {files.map((file) => (
              <li key={file.id}>
                <Button size="sm" icon={PaperclipIcon} onPress={() => onOpenFile?.(file)}>
                  {file.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {onEdit && comment.canEdit && edits[comment.id] !== undefined && (
          <div className={styles.note}>
            {messages.unsaved}
            <Button size="sm" onPress={() => onEdit(comment)}>
              {messages.continueEditing}
            </Button>
          </div>
        )}
        {state === 'sending' && (
          <div className={styles.note} role="status">
            {messages.sending}
          </div>
        )}
        {state === 'failed' && (
          <div className={cx(styles.note, styles.noteBad)} role="alert">
            {messages.notSent}
            {onRetry && (
              <Button size="sm" onPress={() => onRetry(comment.id)}>
                {messages.retry}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
