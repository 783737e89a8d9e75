import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

const parts = [
  '/payment/',
  '/notification/',
  '/setup/module',
  '/security/get-tenant',
  '/estimations/ai-request/',
  '/estimations/list-',
];

/** Revalidates everything that a payment may change: plan, invoices, modules, notifications and the profile. */
export function useBillingRefresh(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    () =>
      mutate((key) => {
        const [path] = Array.isArray(key) ? (key as unknown[]) : [key];
        return (
          path === 'profile' || (typeof path === 'string' && parts.some((each) => path.startsWith(each)))
        );
      }),
    [mutate],
  );
}
