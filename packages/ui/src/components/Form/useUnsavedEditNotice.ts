import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { toast } from '../Toast/queue.ts';
import { inlineEditMessages } from './Form.messages.ts';

/**
 * Shows a message about an unsaved value of a field that is unmounted, for example because the user opened another
 * record. The message stays until it is dismissed.
 */
export function useUnsavedEditNotice(label: string): {
  /** The field holds an unsaved value: it is being edited, or could not be saved. */
  held: (written: unknown) => void;
  /** The value is being saved, is saved or was reset. */
  settled: () => void;
} {
  const messages = useMessages('inlineEdit', inlineEditMessages);
  const tell = useRef<() => void>(undefined);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      tell.current?.();
      tell.current = undefined;
    };
  }, []);
  return {
    held: (written) => {
      const text = messages.lost(label, typeof written === 'string' ? written : '');
      const now = () => void toast.error(text, { duration: 0 });
      if (isGone.current) now();
      else tell.current = now;
    },
    settled: () => {
      tell.current = undefined;
    },
  };
}
