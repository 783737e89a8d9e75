import type { Subscription } from '@plumbline/api';
import { billingCancelPlan, billingKeepPlan } from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatDate } from '@plumbline/ui/dates';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { useBillingRefresh } from './use-refresh.ts';
import { billingMessages } from './messages.ts';

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
      title={ends ? billingMessages.keepPlanQuestion(name) : billingMessages.cancelPlanQuestion(name)}
      tone={ends ? 'primary' : 'danger'}
      confirmLabel={ends ? billingMessages.keepPlan : billingMessages.cancelPlan}
      cancelLabel={ends ? billingMessages.letPlanEnd : billingMessages.keepPlan}
      onConfirm={async () => {
        try {
          await (ends ? billingKeepPlan() : billingCancelPlan());
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        }
        toast.success(ends ? billingMessages.planKept(name, day) : billingMessages.planEnds(name, day));
        void refresh();
      }}
    >
      {ends ? billingMessages.keepPlanConfirm(day) : billingMessages.cancelPlanConfirm(day)}
    </ConfirmDialog>
  );
}
