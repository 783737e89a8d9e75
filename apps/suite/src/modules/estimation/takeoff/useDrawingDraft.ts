import { unsentPrefix } from '@plumbline/app-kit/session/SessionProvider';
import type { UnfinishedDrawing } from '@plumbline/ui/TakeoffCanvas';
import { useCallback, useEffect, useState } from 'react';
import { newestLeft, readKept } from './drawing-draft.ts';

/** Holds a lock while this window draws under the key; a draft without a lock belongs to a closed window. */
async function whileHeld(key: string, until: AbortSignal) {
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  await locks?.request(
    key,
    () => new Promise<void>((resolve) => until.addEventListener('abort', () => resolve())),
  );
}

/** Takes over the draft of a closed window; null if the window is open or another one took it. */
async function adopt(key: string): Promise<UnfinishedDrawing | null> {
  const take = () => {
    const kept = readKept(localStorage.getItem(key));
    localStorage.removeItem(key);
    return kept?.drawing ?? null;
  };
  const { locks } = navigator as Partial<Pick<Navigator, 'locks'>>;
  if (!locks) return take();
  return locks.request(key, { ifAvailable: true }, (lock) => (lock ? take() : null));
}

/**
 * Stores the unfinished drawing of a page in browser storage after every vertex. It is resumed after the window was
 * closed, reloaded or killed; a page open in two windows has a draft in each.
 */
export function useDrawingDraft(pageId: string, mayDraw: boolean) {
  const [prefix] = useState(`${unsentPrefix}drawing:${pageId}:`);
  const [own] = useState(() => `${prefix}${crypto.randomUUID()}`);
  const [unfinished, setUnfinished] = useState<UnfinishedDrawing | null>(null);
  useEffect(() => {
    if (!mayDraw) return undefined;
    const over = new AbortController();
    void whileHeld(own, over.signal);
    const look = async () => {
      for (const key of newestLeft(Object.entries(localStorage), prefix, own)) {
        const drawing = await adopt(key);
        if (!drawing) continue;
        if (over.signal.aborted) keep(key, drawing);
        else {
          keep(own, drawing);
          setUnfinished(drawing);
        }
        return;
      }
    };
    void look();
    return () => over.abort();
  }, [prefix, own, mayDraw]);
  const onUnfinished = useCallback((drawing: UnfinishedDrawing | null) => keep(own, drawing), [own]);
  return { unfinished, onUnfinished };
}

function keep(key: string, drawing: UnfinishedDrawing | null) {
  try {
    if (drawing) localStorage.setItem(key, JSON.stringify({ at: Date.now(), drawing }));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the drawing only does not survive the window.
  }
}
