import { storageKeys, type Profile } from '@plumbline/api';
import { partnerProfile } from '@plumbline/api/hooks/partner';
import { securityProfile } from '@plumbline/api/hooks/lookups';
import useSWR, { useSWRConfig } from 'swr';
import { useApp } from '../app/app-context.ts';
import { useCurrent } from './SessionProvider.tsx';

/** Who is signed in: at once what the browser kept, then what the server says. */
export function useProfile(): Profile | undefined {
  const { portal } = useApp();
  const { profile } = useCurrent();
  const { data } = useSWR('profile', async () => {
    const answer = await (portal === 'partner' ? partnerProfile() : securityProfile());
    localStorage.setItem(storageKeys.user, JSON.stringify(answer.data.profile));
    return answer.data.profile;
  });
  return data ?? profile;
}

/** Asks anew who is signed in: after a change of the own name, picture or company. */
export function useReloadProfile(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return () => mutate('profile');
}
