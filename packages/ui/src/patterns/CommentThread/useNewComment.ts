import { useState, type RefObject } from 'react';
import type { CommentEditorHandle } from '../CommentEditor/CommentEditorProps.ts';
import { useSubmission } from './useSubmission.ts';

interface NewCommentOptions {
  /** Controlled draft as HTML. */
  draft: string | undefined;
  onDraftChange: ((html: string) => void) | undefined;
  onSend: ((html: string) => void | Promise<void>) | undefined;
  /** Editor, focused after sending. */
  writer: RefObject<CommentEditorHandle | null>;
}

/** Draft of a new comment, and sending it. A rejection is shown and the draft is kept. */
export function useNewComment({ draft, onDraftChange, onSend, writer }: NewCommentOptions) {
  const { isPending: isSending, failure, submit } = useSubmission();
  const [own, setOwn] = useState('');
  const written = draft ?? own;
  const setWritten = (html: string) => {
    setOwn(html);
    onDraftChange?.(html);
  };
  const send = (html: string) =>
    submit(async () => {
      await onSend?.(html);
      setOwn('');
      // The send button is disabled after sending, so the focus returns to the editor.
      setTimeout(() => writer.current?.focus(), 0);
    });
  return { written, setWritten, isSending, failure, send };
}
