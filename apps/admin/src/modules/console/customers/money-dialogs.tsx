import type { CustomerInvoice, CustomerSubscription } from '@plumbline/api';
import { customerLicensingRefundInvoice, customerLicensingSettleInvoice } from '@plumbline/api/hooks/admin';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { formatMoney } from '@plumbline/ui/format';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog.tsx';
import { customersMessages } from './messages.ts';

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
  return (
    <ActionDialog
      title={customersMessages.refundNumber(invoice.number)}
      submitLabel={customersMessages.refundPayment}
      isDanger
      check={() => ({
        ...(amount ? {} : { amount: messages.required }),
        ...(reason.trim() ? {} : { reason: messages.required }),
      })}
      send={() =>
        customerLicensingRefundInvoice(customer.uuid, invoice.uuid, {
          refund_id: id,
          amount,
          reason: reason.trim(),
        })
      }
      onDone={() => {
        toast.success(customersMessages.refundIssued(invoice.number));
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>
            {invoice.paid_by_card
              ? customersMessages.refundConfirm(invoice.paid_with)
              : customersMessages.offlineRefundConfirm(invoice.paid_with)}
          </Text>
          <CurrencyField
            label={customersMessages.amount}
            description={customersMessages.refundAmountHint(formatMoney(invoice.refundable))}
            value={amount}
            onChange={setAmount}
            maxFractionDigits={2}
            isRequired
            {...(problems['amount'] ? { errorMessage: problems['amount'] } : {})}
          />
          <TextField
            label={customersMessages.reason}
            description={customersMessages.refundReasonHint}
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
      title={customersMessages.markInvoiceAsPaid(invoice.number)}
      submitLabel={customersMessages.markAsPaidAction}
      check={() => (reference.trim() ? {} : { reference: messages.required })}
      send={() =>
        customerLicensingSettleInvoice(customer.uuid, invoice.uuid, { reference: reference.trim() })
      }
      onDone={() => {
        toast.success(customersMessages.invoiceMarkedAsPaid(invoice.number));
        reload();
      }}
      onRefused={reload}
      onClose={onClose}
    >
      {(problems) => (
        <>
          <Text>{customersMessages.markAsPaidConfirm(formatMoney(invoice.due))}</Text>
          <TextField
            label={customersMessages.reference}
            description={customersMessages.referenceHint}
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
