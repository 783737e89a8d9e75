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

/** Refunds an invoice. One idempotency key per opening, so that a retry refunds once. */
export function RefundDialog({ customer, invoice, reload, onClose }: Props) {
  const [id] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState(invoice.refundable);
  const [reason, setReason] = useState('');
  const isByCard = invoice.paid_with.includes('ending in');
  return (
    <ActionDialog
      title={`Refund ${invoice.number}`}
      submitLabel="Refund payment"
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
        toast.success(`${invoice.number} refunded. The credit note is listed in the invoices.`);
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>
            {isByCard
              ? `The amount is refunded to ${invoice.paid_with}. The plan does not change.`
              : `This invoice was paid outside the system (${invoice.paid_with}). Return the amount the same way. The plan does not change.`}
          </Text>
          <CurrencyField
            label="Amount"
            description={`Up to ${formatMoney(invoice.refundable)}, including tax.`}
            value={amount}
            onChange={setAmount}
            maxFractionDigits={2}
            isRequired
            {...(problems['amount'] ? { errorMessage: problems['amount'] } : {})}
          />
          <TextField
            label="Reason"
            description="Shown on the credit note."
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

/** Marks an invoice as paid by check or bank transfer. */
export function SettleDialog({ customer, invoice, reload, onClose }: Props) {
  const [reference, setReference] = useState('');
  return (
    <ActionDialog
      title={`Mark ${invoice.number} as paid`}
      submitLabel="Mark as paid"
      check={() => (reference.trim() ? {} : { reference: messages.required })}
      send={() => customerLicensingSettle(customer.uuid, invoice.uuid, { reference: reference.trim() })}
      onDone={() => {
        toast.success(`Invoice ${invoice.number} marked as paid.`);
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{`${formatMoney(invoice.due)} is due. The purchase becomes active immediately, and no card is charged for it.`}</Text>
          <TextField
            label="Reference"
            description="Check number or bank transfer reference."
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
