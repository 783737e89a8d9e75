import { useUsersReadTenant } from '@plumbline/api/hooks/lookups';
import { Denied } from '@plumbline/app-kit/data/load-states';
import type { ReactNode } from 'react';
import { billingMessages } from './messages.ts';

/** Hides the billing screens of companies with an offline subscription, as specified. */
export function BillingDoor({ children }: { children: ReactNode }) {
  const { data } = useUsersReadTenant();
  if (data?.data.subscription_mode === 'offline') return <Denied text={billingMessages.invoiceOnlyNotice} />;
  return children;
}
