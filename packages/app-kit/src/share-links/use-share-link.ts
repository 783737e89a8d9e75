import { ApiError, type PublicView } from '@plumbline/api';
import { publicAccessRead, publicAccessUnlock } from '@plumbline/api/hooks/links';
import { messages } from '@plumbline/validation/messages';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../data/error-message.ts';

/** What a link shows now. `ended` is for good; a `problem` may pass. */
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

/** Opens a public link: every call of this window carries its documented headers from then on. */
export function usePublicLink(token: string) {
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
    // The password that was given belongs to the link of before.
    if (sessionStorage.getItem('public-token') !== token) sessionStorage.removeItem('short-token');
    sessionStorage.setItem('public-token', token);
    void open();
  }, [token, open]);
  return {
    state,
    retry: () => void open(),
    /** @throws what is wrong with the password. */
    unlock: async (password: string) => {
      const { data } = await publicAccessUnlock(token, { password });
      sessionStorage.setItem('short-token', data.short_token);
      await open();
    },
  };
}
