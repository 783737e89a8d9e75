import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CommentEditor } from '../CommentEditor/CommentEditor.tsx';
import type { CommentEditorProps } from '../CommentEditor/CommentEditorProps.ts';
import type { Comment } from './Comment.ts';
import { commentThreadMessages } from './CommentThread.messages.ts';
import { useSubmission } from './useSubmission.ts';

interface EditCommentDialogProps {
  /** Comment being edited; the dialog is closed without one. */
  comment: Comment | undefined;
  /** Changed text as HTML; undefined while nothing is changed. */
  draft: string | undefined;
  /** Called with the id of the comment and its changed text; undefined discards it. */
  onDraftChange: (id: string, html: string | undefined) => void;
  /** Saves the text. A rejection is shown and the draft is kept. */
  onEdit: ((id: string, html: string) => void | Promise<void>) | undefined;
  onClose: () => void;
  /** Search and upload of the editor. */
  editor: Pick<CommentEditorProps, 'onSearchPeople' | 'onSearchRecords' | 'onUploadImage' | 'imageSource'>;
}

/** Dialog that edits a comment. */
export function EditCommentDialog({
  comment,
  draft,
  onDraftChange,
  onEdit,
  onClose,
  editor,
}: EditCommentDialogProps) {
  const messages = useMessages('commentThread', commentThreadMessages);
  const { isPending, failure, submit } = useSubmission();
  return (
    <Dialog
      isOpen={comment !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isPending) onClose();
      }}
      title={messages.editTitle}
      width={670}
    >
      {comment && (
        <CommentEditor
          label={messages.editTitle}
          value={draft ?? comment.html}
          onChange={(html) => onDraftChange(comment.id, html === comment.html ? undefined : html)}
          onSend={(html) =>
            void submit(async () => {
              await onEdit?.(comment.id, html);
              onDraftChange(comment.id, undefined);
              onClose();
            })
          }
          onCancel={() => {
            onDraftChange(comment.id, undefined);
            onClose();
          }}
          sendLabel={messages.save}
          isSending={isPending}
          errorMessage={failure}
          autoFocus
          {...editor}
        />
      )}
    </Dialog>
  );
}
