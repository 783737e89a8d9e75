import type { Subscription } from '@plumbline/api';
import { billingCancel, billingKeep } from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatDate } from '@plumbline/ui/dates';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { useBillingRefresh } from './use-refresh.ts';

/** Ends the plan with the period that is paid, or takes that back. */
export function EndDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const refresh = useBillingRefresh();
  // What is asked stays what it was while the subscription is read anew behind it.
  const [{ plan_name: name, ends_on: ends, renews_on: renews }] = useState(subscription);
  const day = formatDate(ends ?? renews ?? '');
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ends ? `Keep ${name}?` : `Cancel ${name}?`}
      tone={ends ? 'primary' : 'danger'}
      confirmLabel={ends ? 'Keep the plan' : 'Cancel the plan'}
      cancelLabel={ends ? 'Let it end' : 'Keep it'}
      onConfirm={async () => {
        try {
          await (ends ? billingKeep() : billingCancel());
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(ends ? `${name} is renewed on ${day}.` : `${name} ends on ${day}.`);
        void refresh();
      }}
    >
      {ends
        ? `It is renewed on ${day} as before, with the card that is the default.`
        : `Everything stays open until ${day}, and nothing is charged any more. On that day all but this page closes; what you made is kept, and a plan can be bought again.`}
    </ConfirmDialog>
  );
}
