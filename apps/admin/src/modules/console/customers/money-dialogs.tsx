import type { CustomerInvoice, CustomerSubscription } from '@plumbline/api';
import { customerLicensingRefund, customerLicensingSettle } from '@plumbline/api/hooks/admin';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { formatMoney } from '@plumbline/ui/format';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog.tsx';

interface Props {
  customer: CustomerSubscription;
  invoice: CustomerInvoice;
  reload: () => void;
  onClose: () => void;
}

/** Money back to where it came from. One refund for one opening of it: a lost answer is asked for again. */
export function RefundDialog({ customer, invoice, reload, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(invoice.refundable);
  const [reason, setReason] = useState('');
  const isByCard = invoice.paid_with.includes('ending in');
  return (
    <ActionDialog
      title={`Refund ${invoice.number}`}
      submitLabel="Refund"
      isDanger
      check={() => ({
        ...(amount ? {} : { amount: messages.required }),
        ...(reason.trim() ? {} : { reason: messages.required }),
      })}
      send={() =>
        customerLicensingRefund(customer.uuid, invoice.uuid, {
          refund_id: id,
          amount,
          reason: reason.trim(),
        })
      }
      onDone={() => {
        toast.success(`The refund of ${invoice.number} is made. A credit note stands among the invoices.`);
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>
            {isByCard
              ? `It goes back to ${invoice.paid_with}. The plan stays as it is.`
              : `It was paid otherwise (${invoice.paid_with}): give it back the same way. The plan stays as it is.`}
          </Text>
          <CurrencyField
            label="Amount"
            description={`At most ${formatMoney(invoice.refundable)}, tax included.`}
            value={amount}
            onChange={setAmount}
            maxFractionDigits={2}
            isRequired
            {...(problems['amount'] ? { errorMessage: problems['amount'] } : {})}
          />
          <TextField
            label="Reason"
            description="It stands on the credit note."
            value={reason}
            onChange={setReason}
            maxLength={200}
            isRequired
            {...(problems['reason'] ? { errorMessage: problems['reason'] } : {})}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** An invoice that no card paid. */
export function SettleDialog({ customer, invoice, reload, onClose }: Props) {
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title={`${invoice.number} was paid otherwise`}
      submitLabel="Mark as paid"
      check={() => (reference.trim() ? {} : { reference: messages.required })}
      send={() => customerLicensingSettle(customer.uuid, invoice.uuid, { reference: reference.trim() })}
      onDone={() => {
        toast.success(`Invoice ${invoice.number} is paid.`);
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{`${formatMoney(invoice.due)} is due. What it pays for begins at once, and no card is charged for it any more.`}</Text>
          <TextField
            label="Reference"
            description="A check’s number, a transfer."
            value={reference}
            onChange={setReference}
            maxLength={120}
            isRequired
            autoFocus
            {...(problems['reference'] ? { errorMessage: problems['reference'] } : {})}
          />
        </>
      )}
    </ActionDialog>
  );
}
