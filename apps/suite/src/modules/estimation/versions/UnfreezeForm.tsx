import type { Estimation } from '@plumbline/api';
import { estimateFreezesUnfreeze, estimateOutcomesWithdraw } from '@plumbline/api/hooks/estimation';
import { EstimateFreezesUnfreezeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { Text } from '@plumbline/ui/Text';

/** Why an estimate is worked on again; where its bid had ended, that is withdrawn with it. */
export function UnfreezeForm({
  row: { uuid, version, outcome },
  onClose,
  onSaved,
}: {
  row: Estimation;
  onClose: () => void;
  onSaved: () => void;
}) {
  const what = outcome
    ? outcome.outcome === 'lost'
      ? 'Withdraw the loss'
      : 'Withdraw the award'
    : 'Unfreeze';
  return (
    <FormDrawer<{ reason: string }>
      title={outcome ? what : 'Unfreeze the estimate'}
      onClose={onClose}
      schema={EstimateFreezesUnfreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel={what}
      head={
        <Text tone="muted">
          {outcome
            ? 'The bid goes on, and the estimate is unfrozen. The statuses of estimation and opportunity stay as they are: set them by hand.'
            : 'The estimate follows its take-off, prices and rates again. The version that it stood at stays in the list of versions.'}
        </Text>
      }
      submit={async ({ reason }) => {
        await (outcome ? estimateOutcomesWithdraw : estimateFreezesUnfreeze)(uuid, { reason, version });
        saved();
        onSaved();
      }}
      sections={[
        { fields: [{ name: 'reason', label: 'Reason', kind: 'area', isRequired: true, wide: true }] },
      ]}
    />
  );
}
