import type { Subscription } from '@plumbline/api';
import { billingCancel, billingKeep } from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatDate } from '@plumbline/ui/dates';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { useBillingRefresh } from './use-refresh.ts';

/** Cancels the plan at the end of the paid period, or undoes the cancellation. */
export function EndDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const refresh = useBillingRefresh();
  // Keep the question unchanged while the subscription is revalidated.
  const [{ plan_name: name, ends_on: ends, renews_on: renews }] = useState(subscription);
  const day = formatDate(ends ?? renews ?? '');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ends ? `Keep ${name}?` : `Cancel ${name}?`}
      tone={ends ? 'primary' : 'danger'}
      confirmLabel={ends ? 'Keep plan' : 'Cancel plan'}
      cancelLabel={ends ? 'Let plan end' : 'Keep plan'}
      onConfirm={async () => {
        try {
          await (ends ? billingKeep() : billingCancel());
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(ends ? `${name} renews on ${day}.` : `${name} ends on ${day}.`);
        void refresh();
      }}
    >
      {ends
        ? `Your plan renews on ${day}. We’ll charge your default card.`
        : `You can use your plan until ${day} and will not be charged again. After that, only this page is available. Your data is kept, and you can choose a plan again at any time.`}
    </ConfirmDialog>
  );
}
