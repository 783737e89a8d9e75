import { EllipsisIcon, PencilIcon, ReplyIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Menu, type MenuItem } from '../../components/Menu/Menu.tsx';
import { useWords } from '../../words/useWords.ts';
import { CommentEditor, type CommentEditorProps } from '../CommentEditor/CommentEditor.tsx';
import type { MentionRef } from '../RichText/clean.ts';
import { RichText } from '../RichText/RichText.tsx';
import type { Comment } from './CommentThread.tsx';
import * as styles from './CommentThread.css.ts';
import { commentThreadWords } from './CommentThread.words.ts';

interface CommentItemProps {
  comment: Comment;
  replies?: readonly Comment[];
  mentionHref?: (mention: MentionRef) => string | undefined;
  onReply?: (html: string) => void | Promise<void>;
  onEdit?: (comment: Comment) => void;
  onDelete?: (comment: Comment) => void;
  onRetry?: (id: string) => void;
  editor: Pick<CommentEditorProps, 'onSearchPeople' | 'onSearchRecords' | 'onUploadImage'>;
  failed: string;
}

/** One comment with the answers to it. */
export function CommentItem({ comment, replies = [], onReply, editor, failed, ...rest }: CommentItemProps) {
  const words = useWords('commentThread', commentThreadWords);
  const [isReplying, setReplying] = useState(false);
  const [reply, setReply] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (html: string) => {
    setSending(true);
    setFailure(undefined);
    try {
      await onReply?.(html);
      setReply('');
      setReplying(false);
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <li className={styles.item}>
      <CommentBody comment={comment} onReply={onReply && (() => setReplying(true))} {...rest}>
        {replies.length > 0 && (
          <ol className={styles.replies} aria-label={words.replies(comment.author)}>
            {replies.map((answer) => (
              <li key={answer.id}>
                <CommentBody comment={answer} {...rest} />
              </li>
            ))}
          </ol>
        )}
        {isReplying && (
          <div className={styles.replyBox}>
            <CommentEditor
              label={words.writeReply(comment.author)}
              value={reply}
              onChange={setReply}
              onSend={(html) => void send(html)}
              onCancel={() => setReplying(false)}
              sendLabel={words.reply}
              isSending={isSending}
              errorMessage={failure}
              autoFocus
              {...editor}
            />
          </div>
        )}
      </CommentBody>
    </li>
  );
}

interface CommentBodyProps extends Pick<CommentItemProps, 'mentionHref' | 'onEdit' | 'onDelete' | 'onRetry'> {
  comment: Comment;
  onReply?: () => void;
  children?: React.ReactNode;
}

function CommentBody({
  comment,
  mentionHref,
  onReply,
  onEdit,
  onDelete,
  onRetry,
  children,
}: CommentBodyProps) {
  const words = useWords('commentThread', commentThreadWords);
  const { author, when, state } = comment;
  const items: MenuItem[] = [];
  if (state === undefined && onEdit && comment.canEdit)
    items.push({ id: 'edit', label: words.edit, icon: PencilIcon, onAction: () => onEdit(comment) });
  if (state === undefined && onDelete && comment.canDelete)
    items.push({
      id: 'delete',
      label: words.remove,
      icon: Trash2Icon,
      tone: 'danger',
      onAction: () => onDelete(comment),
    });
  return (
    <article className={styles.comment} aria-label={`${author}, ${when}`}>
      <Avatar name={author} src={comment.authorSrc} size={28} decorative />
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{author}</span>
          <time dateTime={comment.dateTime} className={styles.when}>
            {when}
          </time>
          {comment.isEdited && <span className={styles.when}>{words.edited}</span>}
          <span className={styles.tools}>
            {onReply && state === undefined && (
              <IconButton
                icon={ReplyIcon}
                label={words.replyTo(author)}
                size="sm"
                onPress={onReply}
                directional
              />
            )}
            {items.length > 0 && (
              <Menu
                label={words.actions(author, when)}
                items={items}
                trigger={<IconButton icon={EllipsisIcon} label={words.actions(author, when)} size="sm" />}
              />
            )}
          </span>
        </div>
        <div className={cx(styles.text, state === 'sending' && styles.faded)}>
          <RichText html={comment.html} mentionHref={mentionHref} />
        </div>
        {state === 'sending' && (
          <div className={styles.note} role="status">
            {words.sending}
          </div>
        )}
        {state === 'failed' && (
          <div className={cx(styles.note, styles.noteBad)} role="alert">
            {words.notSent}
            {onRetry && (
              <Button size="sm" onPress={() => onRetry(comment.id)}>
                {words.retry}
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
