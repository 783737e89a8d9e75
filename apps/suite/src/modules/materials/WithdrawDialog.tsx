import type { MaterialPrice } from '@plumbline/api';
import { materialPricesRemoveMany } from '@plumbline/api/hooks/materials';
import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatDate } from '@plumbline/ui/format';
import { toast } from '@plumbline/ui/toast';
import { unitPrice } from './price.ts';

/** Confirms withdrawing a price that was entered by mistake; it stays in the history. */
export function WithdrawDialog({
  price,
  onClose,
  onDone,
}: {
  price: MaterialPrice;
  onClose: () => void;
  onDone: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Withdraw this price?"
      confirmLabel="Withdraw price"
      tone="danger"
      onConfirm={async () => {
        await materialPricesRemoveMany({ uuid: [price.uuid] }).then(
          () => toast.success('Price withdrawn'),
          showError,
        );
        onDone();
      }}
    >
      {`${unitPrice(price.price)} from ${price.vendor_name}, ${formatDate(price.last_price_date ?? '')}, will no longer be used for “${price.material_name}”. It stays in the history as withdrawn.`}
    </ConfirmDialog>
  );
}
