import { useEffect, useRef, type RefObject } from 'react';
import { useLatest } from '../../hooks.ts';

interface TargetCommentOptions {
  /** Id of the comment that the address refers to. */
  targetId: string | undefined;
  /** Ids of all comments. */
  ids: ReadonlySet<string>;
  list: RefObject<HTMLElement | null>;
  /** Number of earlier comments that are shown; the target is looked for again when it changes. */
  more: number;
  /** Called if the target is among the comments that are not shown. */
  onMissing: () => void;
}

/** Scrolls the comment that the address refers to into view, once. */
export function useTargetComment({ targetId, ids, list, more, onMissing }: TargetCommentOptions): void {
  const arrived = useRef<string>(undefined);
  const missing = useLatest(onMissing);
  const isThere = targetId !== undefined && ids.has(targetId);
  const count = ids.size;
  useEffect(() => {
    if (!isThere || arrived.current === targetId) return;
    const element = list.current?.querySelector<HTMLElement>(`[data-comment="${CSS.escape(targetId)}"]`);
    if (!element) {
      missing();
      return;
    }
    arrived.current = targetId;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
  }, [isThere, targetId, count, more, list, missing]);
}
