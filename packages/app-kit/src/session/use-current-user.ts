import { useUsersReadTenant } from '@plumbline/api/hooks/lookups';
import { useWorkspaceListPurchasedModules } from '@plumbline/api/hooks/workspace';
import { addOns, type AddOn } from '@plumbline/permissions';
import { useEffect, useMemo } from 'react';
import { useApp } from '../app/app-context.ts';
import type { Viewer } from '../navigation/route-index.ts';
import { useCurrent } from './SessionProvider.tsx';

/** Returns the stored value until the server responds, so that the navigation does not flicker. */
function useRemembered<Value>(key: string, value: Value | undefined): Value | undefined {
  useEffect(() => {
    if (value !== undefined) localStorage.setItem(key, JSON.stringify(value));
  }, [key, value]);
  return useMemo(() => {
    if (value !== undefined) return value;
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
    } catch {
      return undefined;
    }
  }, [key, value]);
}

/** Data of the user and company that the navigation depends on. */
export function useCurrentUser(): Viewer & { reload: () => void } {
  const { portal } = useApp();
  const { info, purchased } = useCurrent();
  const isSuite = portal === 'suite';
  const { data: company } = useUsersReadTenant({ swr: { enabled: isSuite } });
  const { data: modules, mutate } = useWorkspaceListPurchasedModules({ swr: { enabled: isSuite } });
  const mode = useRemembered<string>('subscriptionMode', company?.data.subscription_mode);
  // Stored in the browser, as specified.
  const bought = useRemembered<Record<string, number>>('purchased', modules?.data);
  return useMemo(
    () => ({
      info,
      purchased,
      mode: mode === 'online' || mode === 'offline' ? mode : undefined,
      addOns: Object.keys(bought ?? {}).filter((key): key is AddOn => Object.hasOwn(addOns, key)),
      reload: () => void mutate(),
    }),
    [info, purchased, mode, bought, mutate],
  );
}
