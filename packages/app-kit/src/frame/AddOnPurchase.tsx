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

const buy = {
  manufacturing: billingBuyManufacturing,
} as const satisfies Record<AddOn, typeof billingBuyManufacturing>;

interface Props {
  addOn: AddOn;
  /** It has screens to open. */
  isReady: boolean;
  /** The question stands on a screen that is about what is bought. */
  stays?: boolean;
  onClose: () => void;
  onBought: () => void;
}

/** Asks once before a module is bought. As documented, whoever comes from the launcher is on their dashboard meanwhile. */
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
      // What the server says about it stays beside the question.
      if (reason instanceof ApiError) throw reason;
      throw new Error('Nothing was bought.', { cause: reason });
    }
    toast.success(messages.manufacturingPurchased);
    onBought();
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Buy the ${name} module?`}
      confirmLabel={messages.yes}
      cancelLabel={messages.no}
      tone="primary"
      onConfirm={confirm}
    >
      {`${name} costs ${dollars(price)} per month.`}
      {!isReady &&
        ' Its screens are not ready yet: they open from the launcher as soon as they are, and nothing is charged until then.'}
    </ConfirmDialog>
  );
}
