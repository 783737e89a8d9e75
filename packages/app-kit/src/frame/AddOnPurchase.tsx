import { ApiError } from '@plumbline/api';
import { billingBuyManufacturing } from '@plumbline/api/hooks/billing';
import { addOns, type AddOn } from '@plumbline/permissions';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { toast } from '@plumbline/ui/toast';
import { messages } from '@plumbline/validation/messages';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { dollars } from '../format/format-values.ts';
import { frameMessages } from './messages.ts';

const buy = {
  manufacturing: billingBuyManufacturing,
} as const satisfies Record<AddOn, typeof billingBuyManufacturing>;

interface Props {
  addOn: AddOn;
  /** True when the module has screens. */
  isReady: boolean;
  /** Keeps the current screen instead of opening the dashboard. */
  stays?: boolean;
  onClose: () => void;
  onBought: () => void;
}

/** Confirms the purchase of an add-on. As specified, a purchase from the launcher opens the dashboard behind it. */
export function AddOnPurchase({ addOn, isReady, stays = false, onClose, onBought }: Props) {
  const { name, price } = addOns[addOn];
  const { homePath } = useApp();
  const navigate = useNavigate();
  const key = useRef(crypto.randomUUID());
  useEffect(() => {
    if (!stays) void navigate(homePath);
  }, [navigate, homePath, stays]);
  const confirm = async () => {
    try {
      await buy[addOn]({ price }, { headers: { 'idempotency-key': key.current } });
    } catch (reason) {
      toast.warning(messages.errorGenericEror);
      // The dialog shows the server's message.
      if (reason instanceof ApiError) throw reason;
      throw new Error('The purchase failed. Nothing was charged.', { cause: reason });
    }
    toast.success(messages.manufacturingPurchased);
    onBought();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={frameMessages.buyModuleQuestion(name)}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      tone="primary"
      onConfirm={confirm}
    >
      {frameMessages.modulePrice(name, dollars(price))}
      {!isReady && frameMessages.moduleUnavailableNote}
    </ConfirmDialog>
  );
}
