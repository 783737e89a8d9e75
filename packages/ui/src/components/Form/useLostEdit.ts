import { useEffect, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { toast } from '../Toast/queue.ts';
import { inlineEditWords } from './Form.messages.ts';

/**
 * Tells of what was written in a field and not saved once the field is gone with it: whoever went on to another record
 * would not know. The message stays until somebody has read it.
 */
export function useLostEdit(label: string): {
  /** Nothing keeps it but the field: it is being written, or could not be saved. */
  held: (written: unknown) => void;
  /** It is on its way, saved or put back. */
  settled: () => void;
} {
  const words = useMessages('inlineEdit', inlineEditWords);
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
      const text = words.lost(label, typeof written === 'string' ? written : '');
      const now = () => void toast.error(text, { duration: 0 });
      if (isGone.current) now();
      else tell.current = now;
    },
    settled: () => {
      tell.current = undefined;
    },
  };
}
