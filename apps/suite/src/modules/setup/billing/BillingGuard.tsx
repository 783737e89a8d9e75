import { useSecurityTenant } from '@plumbline/api/hooks/lookups';
import { Denied } from '@plumbline/app-kit/data/load-states';
import type { ReactNode } from 'react';

/** Documented: in companies whose subscription is offline there is no licence page. */
export function BillingDoor({ children }: { children: ReactNode }) {
  const { data } = useSecurityTenant();
  if (data?.data.subscription_mode === 'offline')
    return (
      <Denied text="Your company’s subscription is offline: your provider keeps its plan and its invoices. Ask your provider to change it." />
    );
  return children;
}
