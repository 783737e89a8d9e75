import { ApiError, type AiDraft, type AiRequest } from '@plumbline/api';
import { aiRequestsRead, aiRequestsSaveDraft, getAiRequestsReadKey } from '@plumbline/api/hooks/estimation';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { usePauseInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

type Written = Pick<AiDraft, 'workdrive_id' | 'notes' | 'pages'>;
export type DraftState =
  | { is: 'saved' | 'saving' | 'waiting' }
  /** Saving failed; the draft is in the browser and the next change retries. */
  | { is: 'failed'; text: string }
  /** Someone else changed the draft. */
  | { is: 'stale' };

/** Delay before autosave after typing, in milliseconds. */
const DEBOUNCE_MS = 600;
const isSame = (a: Written, b: Written) => JSON.stringify(a) === JSON.stringify(b);
const writtenOf = ({ workdrive_id, notes, pages }: Written): Written => ({ workdrive_id, notes, pages });

/**
 * Draft of a request, saved in the browser on every change and on the server after a pause. Changes by others are
 * loaded while there are no unsaved changes.
 * @param before the saved draft; undefined for a new one.
 */
export function useAiDraft(uuid: string, estimation: string, before: AiRequest | undefined) {
  const [saved, setSaved] = useState(before);
  const kept: Written = saved ? writtenOf(saved) : { workdrive_id: null, notes: '', pages: [] };
  const { value, isChanged, change, discard } = useDraft<Written>(`ai-estimate ${uuid}`, kept);
  const [state, setState] = useState<DraftState>({ is: 'saved' });
  const isWriting = isChanged || state.is !== 'saved';
  usePauseInvalidation(isWriting);
  if (!isWriting && before && before.version > (saved?.version ?? 0)) setSaved(before);
  const latest = useRef({ value, saved, isChanged });
  latest.current = { value, saved, isChanged };
  const { mutate } = useSWRConfig();
  const running = useRef<Promise<AiRequest | undefined>>(undefined);

  const send = useCallback(async (): Promise<AiRequest | undefined> => {
    const { value: sent, saved: on } = latest.current;
    const written = writtenOf(sent);
    setState({ is: 'saving' });
    try {
      const answer = await aiRequestsSaveDraft({
        ...written,
        uuid,
        estimation_id: estimation,
        version: on?.version ?? 0,
      });
      const { data } = answer;
      // Update the cache so that the next reader gets the saved draft.
      void mutate(getAiRequestsReadKey(uuid), answer, { revalidate: false });
      latest.current = { ...latest.current, saved: data };
      setSaved(data);
      // Keep the local draft if it changed during the save.
      if (isSame(writtenOf(latest.current.value), written)) discard();
      setState({ is: 'saved' });
      return data;
    } catch (reason) {
      setState(
        reason instanceof ApiError && reason.code === 'stale'
          ? { is: 'stale' }
          : { is: 'failed', text: errorText(reason) },
      );
      return undefined;
    }
  }, [uuid, estimation, discard, mutate]);
  /** Saves in sequence, because each save needs the version returned by the previous one. */
  const save = useCallback((): Promise<AiRequest | undefined> => {
    const next = (running.current ?? Promise.resolve(undefined)).then(send);
    running.current = next;
    return next;
  }, [send]);

  const { workdrive_id, notes, pages } = value;
  const isStale = state.is === 'stale';
  useEffect(() => {
    if (!isChanged || isStale) return undefined;
    const wait = setTimeout(() => void save(), DEBOUNCE_MS);
    return () => clearTimeout(wait);
    // Depends on the content only: a failed save is retried by the button or the next change.
  }, [workdrive_id, notes, pages, isChanged, isStale, save]);

  return {
    value,
    saved,
    state: isChanged && state.is === 'saved' ? ({ is: 'waiting' } as const) : state,
    change,
    save,
    /** Saves pending changes. @returns the saved draft; undefined if saving failed. */
    flush: async (): Promise<AiRequest | undefined> => {
      await running.current;
      const now = latest.current;
      return now.isChanged || !now.saved ? save() : now.saved;
    },
    /** Resolves a conflict: keeps one's own content or loads the other person's. */
    settle: async (keepsMine: boolean): Promise<void> => {
      const { data } = await aiRequestsRead(uuid);
      latest.current = { ...latest.current, saved: data };
      setSaved(data);
      setState({ is: 'saved' });
      if (keepsMine) await save();
      else discard();
    },
    discard,
  };
}
export type AiDraftTools = ReturnType<typeof useAiDraft>;
