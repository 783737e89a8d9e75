import { storageKeys, type Profile } from '@plumbline/api';
import { partnerReadProfile } from '@plumbline/api/hooks/partner';
import { usersReadProfile } from '@plumbline/api/hooks/lookups';
import useSWR, { useSWRConfig } from 'swr';
import { useApp } from '../app/app-context.ts';
import { useCurrent } from './SessionProvider.tsx';

/** Profile of the signed-in user: the cached one first, then that of the server. */
export function useProfile(): Profile | undefined {
  const { portal } = useApp();
  const { profile } = useCurrent();
  const { data } = useSWR('profile', async () => {
    const answer = await (portal === 'partner' ? partnerReadProfile() : usersReadProfile());
    localStorage.setItem(storageKeys.user, JSON.stringify(answer.data.profile));
    return answer.data.profile;
  });
  return data ?? profile;
}

/** Returns a function that reloads the profile, e.g. after a change of name or picture. */
export function useReloadProfile(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate('profile');
}
