import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CommentEditorHandle } from '../CommentEditor/CommentEditorProps.ts';

/**
 * Takes the focus on when the comment that had it is gone: to the first of the given that is there, else to where the next
 * comment is written. @returns says of a comment that it is gone, with the ids that may follow it, the nearest first.
 */
export function useRemoved({
  isAsked,
  list,
  writer,
}: {
  /** The question whether it is to go is open: it keeps the focus until it closes. */
  isAsked: boolean;
  list: RefObject<HTMLElement | null>;
  writer: RefObject<CommentEditorHandle | null>;
}): (next: readonly string[]) => void {
  const left = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const { current: ids } = left;
    if (!ids || isAsked) return undefined;
    left.current = undefined;
    // After the question has tried to hand the focus back to a button that is gone with its comment.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      // Focus that was returned to the surrounding dialog has lost its position among the comments.
      if (activeElement && activeElement !== document.body && !activeElement.matches('[role="dialog"]'))
        return;
      for (const id of ids) {
        const comment = list.current?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`);
        if (comment) return comment.focus();
      }
      writer.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isAsked, list, writer]);
  return useCallback((next) => {
    left.current = next;
  }, []);
}
