import { ApiError, type AiDraft, type AiRequest } from '@plumbline/api';
import { aiRequestsRead, aiRequestsSaveDraft, getAiRequestsReadKey } from '@plumbline/api/hooks/estimation';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useHold } from '@plumbline/app-kit/realtime/use-invalidation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

type Written = Pick<AiDraft, 'workdrive_id' | 'notes' | 'pages'>;
export type DraftState =
  | { is: 'saved' | 'saving' | 'waiting' }
  /** Not on the server yet; it is in the browser, and the next change tries again. */
  | { is: 'failed'; text: string }
  /** Somebody else wrote in it. */
  | { is: 'stale' };

/** A pause in typing after which it is saved, in milliseconds. */
const pause = 600;
const isSame = (a: Written, b: Written) => JSON.stringify(a) === JSON.stringify(b);
const writtenOf = ({ workdrive_id, notes, pages }: Written): Written => ({ workdrive_id, notes, pages });

/**
 * A request as it is written: in the browser with every key, on the server with every pause. What others write in it is
 * there as soon as it is told, while nothing of one's own waits to be saved.
 * @param before what the server has of it; undefined for a new one.
 */
export function useAiDraft(uuid: string, estimation: string, before: AiRequest | undefined) {
  const [saved, setSaved] = useState(before);
  const kept: Written = saved ? writtenOf(saved) : { workdrive_id: null, notes: '', pages: [] };
  const { value, isChanged, change, discard } = useDraft<Written>(`ai-estimate ${uuid}`, kept);
  const [state, setState] = useState<DraftState>({ is: 'saved' });
  const isWriting = isChanged || state.is !== 'saved';
  useHold(isWriting);
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
      // Whoever reads it next does not begin with what it was, or with there being none.
      void mutate(getAiRequestsReadKey(uuid), answer, { revalidate: false });
      latest.current = { ...latest.current, saved: data };
      setSaved(data);
      // What was typed while it was sent stays to be sent.
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
  /** One after the other: each begins from the version that the one before has made. */
  const save = useCallback((): Promise<AiRequest | undefined> => {
    const next = (running.current ?? Promise.resolve(undefined)).then(send);
    running.current = next;
    return next;
  }, [send]);

  const { workdrive_id, notes, pages } = value;
  const isStale = state.is === 'stale';
  useEffect(() => {
    if (!isChanged || isStale) return undefined;
    const wait = setTimeout(() => void save(), pause);
    return () => clearTimeout(wait);
    // With every change of what is written, and not of how saving goes: a failed save is tried again by hand or by typing.
  }, [workdrive_id, notes, pages, isChanged, isStale, save]);

  return {
    value,
    saved,
    state: isChanged && state.is === 'saved' ? ({ is: 'waiting' } as const) : state,
    change,
    save,
    /** @returns what the server has once all is saved; undefined when it could not be. */
    flush: async (): Promise<AiRequest | undefined> => {
      await running.current;
      const now = latest.current;
      return now.isChanged || !now.saved ? save() : now.saved;
    },
    /** Settles what two have written: theirs as it is, or one's own over it. */
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
