import type { MaterialPrice } from '@plumbline/api';
import { materialPricesRemoveMany } from '@plumbline/api/hooks/materials';
import { showError } from '@plumbline/app-kit';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { formatDate } from '@plumbline/ui/format';
import { toast } from '@plumbline/ui/toast';
import { unitPrice } from './price.ts';
import { pricesMessages } from './messages.ts';

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
      title={pricesMessages.withdrawQuestion}
      confirmLabel={pricesMessages.withdrawPrice}
      tone="danger"
      onConfirm={async () => {
        await materialPricesRemoveMany({ uuid: [price.uuid] }).then(
          () => toast.success(pricesMessages.priceWithdrawn),
          showError,
        );
        onDone();
      }}
    >
      {pricesMessages.withdrawConfirm(
        unitPrice(price.price),
        price.vendor_name,
        formatDate(price.last_price_date ?? ''),
        price.material_name,
      )}
    </ConfirmDialog>
  );
}
