import type { Estimation } from '@plumbline/api';
import { estimateFreezesFreeze } from '@plumbline/api/hooks/estimation';
import { EstimateFreezesFreezeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { Text } from '@plumbline/ui/Text';

/** Why an estimate stands still from here on. */
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
      title="Freeze the estimate"
      onClose={onClose}
      schema={EstimateFreezesFreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel="Freeze"
      head={
        <Text tone="muted">
          Take-off, lines, rates, markups, alternates and scales cannot be changed until it is unfrozen, and
          prices that change do not move it. You, the reviewer or an administrator can unfreeze it.
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
