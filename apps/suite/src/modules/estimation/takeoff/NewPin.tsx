import type { PlanMark } from '@plumbline/api';
import { planPinsCreate } from '@plumbline/api/hooks/estimation';
import { errorText } from '@plumbline/app-kit';
import { commentTools } from '@plumbline/app-kit/comments/comment-types';
import { toastMessage } from '@plumbline/app-kit/feedback/toast-message';
import { CommentEditor } from '@plumbline/ui/CommentEditor';
import { useState } from 'react';
import { takeoffMessages } from './messages.ts';

/** Editor of a new sheet comment; the pin is created together with its first text, so no pin is empty. */
export function NewPin({
  estimationId,
  pageId,
  at,
  html,
  onChange,
  onCancel,
  onAdded,
}: {
  estimationId: string;
  pageId: string;
  at: { x: number; y: number };
  html: string;
  onChange: (html: string) => void;
  onCancel: () => void;
  onAdded: (mark: PlanMark) => void;
}) {
  // A fixed id makes a retry after a lost response idempotent.
  const [uuid] = useState(() => crypto.randomUUID());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { onUploadImage: _images, ...tools } = commentTools('planPin', uuid);
  const send = async (comment: string) => {
    setSending(true);
    setProblem(undefined);
    try {
      const { data } = await planPinsCreate(estimationId, pageId, { uuid, ...at, comment }).then(
        toastMessage,
      );
      onAdded(data);
    } catch (reason) {
      setProblem(errorText(reason));
      setSending(false);
    }
  };
  return (
    <CommentEditor
      label={takeoffMessages.comment}
      placeholder={takeoffMessages.newPinPlaceholder}
      value={html}
      onChange={onChange}
      onSend={(comment) => void send(comment)}
      onCancel={onCancel}
      isSending={isSending}
      autoFocus
      onSearchPeople={tools.onSearchPeople}
      onSearchRecords={tools.onSearchRecords}
      {...(problem ? { errorMessage: problem } : {})}
    />
  );
}
