import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { CommentEditorHandle } from '../CommentEditor/CommentEditorProps.ts';

/**
 * Moves the focus when the comment that had it is deleted: to the first of the given comments that is present, else to the
 * editor of a new comment. @returns reports a deletion, with the ids of the comments to focus, nearest first.
 */
export function useRemoved({
  isConfirming,
  list,
  writer,
}: {
  /** True while the deletion is being confirmed; the dialog keeps the focus until it closes. */
  isConfirming: boolean;
  list: RefObject<HTMLElement | null>;
  writer: RefObject<CommentEditorHandle | null>;
}): (next: readonly string[]) => void {
  const left = useRef<readonly string[]>(undefined);
  useEffect(() => {
    const { current: ids } = left;
    if (!ids || isConfirming) return undefined;
    left.current = undefined;
    // Runs after the dialog has tried to return the focus to a button that was deleted with its comment.
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
  }, [isConfirming, list, writer]);
  return useCallback((next) => {
    left.current = next;
  }, []);
}
