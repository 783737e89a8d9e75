import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { commentThreadWords } from './CommentThread.messages.ts';

/** Runs an action, with its pending state and the message of a rejection. */
export function useSubmission() {
  const words = useMessages('commentThread', commentThreadWords);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (action: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : words.changeFailed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, submit };
}
