import { useState } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { commentThreadMessages } from './CommentThread.messages.ts';

/** Runs an action, with its pending state and the message of a rejection. */
export function useSubmission() {
  const messages = useMessages('commentThread', commentThreadMessages);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const submit = async (action: () => Promise<void>): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : messages.changeFailed);
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, submit };
}
