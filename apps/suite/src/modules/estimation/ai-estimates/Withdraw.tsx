import type { AiRequest } from '@plumbline/api';
import { aiOrdersWithdraw } from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { Inline } from '@plumbline/ui/Inline';
import { formatMoney } from '@plumbline/ui/format';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { aiEstimatesMessages } from './messages.ts';

/** Button that withdraws a pending request and refunds its charge; needs the right to pay. */
export function Withdraw({ row, onChanged }: { row: AiRequest; onChanged: () => void }) {
  const mayPay = useDecision({ app: 4, name: 'license', type: 'e' });
  const [isAsked, setAsked] = useState(false);
  const paid = formatMoney(row.charge?.total ?? '0');
  return (
    <Inline>
      <Button size="sm" onPress={() => setAsked(true)} {...denied(mayPay)}>
        {aiEstimatesMessages.withdrawRequest}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={aiEstimatesMessages.withdrawQuestion}
        confirmLabel={aiEstimatesMessages.withdrawRequest}
        tone="danger"
        onConfirm={async () => {
          try {
            await aiOrdersWithdraw(row.uuid);
          } catch (reason) {
            onChanged();
            throw new Error(errorText(reason), { cause: reason });
          }
          toast.success(aiEstimatesMessages.requestWithdrawnAndRefunded);
          onChanged();
        }}
      >
        {aiEstimatesMessages.withdrawConfirm(paid)}
      </ConfirmDialog>
    </Inline>
  );
}
