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

/** Reads anew what a payment may have changed: plan, invoices, modules, and what the person is told of it. */
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
