import { useSecurityTenant } from '@plumbline/api/hooks/lookups';
import { Denied } from '@plumbline/app-kit/data/load-states';
import type { ReactNode } from 'react';

/** Hides the billing screens of companies with an offline subscription, as specified. */
export function BillingDoor({ children }: { children: ReactNode }) {
  const { data } = useSecurityTenant();
  if (data?.data.subscription_mode === 'offline')
    return (
      <Denied text="Your company pays by invoice. Contact your provider to change your plan or get invoices." />
    );
  return children;
}
