import { ApiError, type PublicView } from '@plumbline/api';
import { publicAccessRead, publicAccessUnlock } from '@plumbline/api/hooks/share-links';
import { messages } from '@plumbline/validation/messages';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../data/error-message.ts';

/** State of a share link. `ended` is final; a `problem` may be temporary. */
export type PublicState =
  | { kind: 'loading' }
  | { kind: 'password' }
  | { kind: 'open'; view: PublicView }
  | { kind: 'ended'; text: string }
  | { kind: 'problem'; text: string };

function refusal(error: unknown): PublicState {
  if (!(error instanceof ApiError)) return { kind: 'problem', text: errorText(error) };
  if (error.status === 403 && error.message === messages.passwordProtectedFile) return { kind: 'password' };
  const isOver = error.status === 404 || error.status === 410;
  return { kind: isOver ? 'ended' : 'problem', text: error.message };
}

/** Opens a share link. All later calls of this window have its specified headers. */
export function useShareLink(token: string) {
  const [state, setState] = useState<PublicState>({ kind: 'loading' });
  const open = useCallback(async () => {
    try {
      const { data } = await publicAccessRead(token);
      setState({ kind: 'open', view: data });
    } catch (error) {
      setState(refusal(error));
    }
  }, [token]);
  useEffect(() => {
    // The unlock token belongs to the previous link.
    if (sessionStorage.getItem('public-token') !== token) sessionStorage.removeItem('short-token');
    sessionStorage.setItem('public-token', token);
    void open();
  }, [token, open]);
  return {
    state,
    retry: () => void open(),
    /** Unlocks the link. @throws an error for a wrong password. */
    unlock: async (password: string) => {
      const { data } = await publicAccessUnlock(token, { password });
      sessionStorage.setItem('short-token', data.short_token);
      await open();
    },
  };
}
