import type { Estimation } from '@plumbline/api';
import { estimateFreezesFreeze } from '@plumbline/api/hooks/estimation';
import { EstimateFreezesFreezeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { Text } from '@plumbline/ui/Text';

/** Form that freezes an estimate with a reason. */
export function FreezeForm({
  row: { uuid, version },
  onClose,
  onSaved,
}: {
  row: Estimation;
  onClose: () => void;
  onSaved: () => void;
}) {
  return (
    <FormDrawer<{ reason: string }>
      title="Freeze estimate"
      onClose={onClose}
      schema={EstimateFreezesFreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel="Freeze estimate"
      head={
        <Text tone="muted">
          Take-off, lines, rates, markups, alternates and scales cannot be changed while the estimate is
          frozen, and price changes do not affect it. You, the reviewer or an administrator can unfreeze it.
        </Text>
      }
      submit={async ({ reason }) => {
        await estimateFreezesFreeze(uuid, { reason, version });
        saved();
        onSaved();
      }}
      sections={[
        { fields: [{ name: 'reason', label: 'Reason', kind: 'area', isRequired: true, wide: true }] },
      ]}
    />
  );
}
