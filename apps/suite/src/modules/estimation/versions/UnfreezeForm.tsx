import type { Estimation } from '@plumbline/api';
import {
  estimateFreezesUnfreeze,
  estimateOutcomesWithdraw,
  useEstimateOutcomesPlan,
} from '@plumbline/api/hooks/estimation';
import { EstimateFreezesUnfreezeBody, EstimateOutcomesWithdrawBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved, type FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { OutcomePlanText } from './OutcomePlanText.tsx';

interface Props {
  row: Estimation;
  onClose: () => void;
  onSaved: () => void;
}
const why = { name: 'reason', label: 'Reason', kind: 'area', isRequired: true, wide: true } as const;

/** Form that unfreezes an estimate with a reason, or withdraws its award or loss. */
export function UnfreezeForm(props: Props) {
  return props.row.outcome ? (
    <WithdrawForm {...props} outcome={props.row.outcome.outcome} />
  ) : (
    <Thaw {...props} />
  );
}

function Thaw({ row: { uuid, version }, onClose, onSaved }: Props) {
  return (
    <FormDrawer<{ reason: string }>
      title="Unfreeze estimate"
      onClose={onClose}
      schema={EstimateFreezesUnfreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel="Unfreeze estimate"
      head={
        <Text tone="muted">
          The estimate will follow its take-off, prices and rates again. The frozen version stays in the list
          of versions.
        </Text>
      }
      submit={async ({ reason }) => {
        await estimateFreezesUnfreeze(uuid, { reason, version });
        saved();
        onSaved();
      }}
      sections={[{ fields: [why] }]}
    />
  );
}

interface Withdrawal {
  reason: string;
  moves_back: boolean;
}

function WithdrawForm({
  row: { uuid, version },
  outcome,
  onClose,
  onSaved,
}: Props & { outcome: 'awarded' | 'lost' }) {
  const what = outcome === 'lost' ? 'Withdraw loss' : 'Withdraw award';
  const { data, error } = useEstimateOutcomesPlan(uuid, { outcome: 'withdrawn' });
  const plan = data?.data;
  const mayGoBack = Boolean(plan?.estimation.to ?? plan?.opportunity?.to);
  const back: FormSection<Withdrawal>['fields'] = mayGoBack
    ? [{ name: 'moves_back', label: 'Restore previous statuses', kind: 'switch', wide: true }]
    : [];
  return (
    <FormDrawer<Withdrawal>
      title={what}
      onClose={onClose}
      schema={EstimateOutcomesWithdrawBody.pick({ reason: true, moves_back: true })}
      initial={{ reason: '', moves_back: true }}
      submitLabel={what}
      head={
        <Stack gap={12}>
          <Text tone="muted">The bid is reopened and the estimate is unfrozen.</Text>
          <OutcomePlanText plan={plan} error={error} />
        </Stack>
      }
      submit={async ({ reason, moves_back }) => {
        await estimateOutcomesWithdraw(uuid, { reason, version, ...(mayGoBack ? { moves_back } : {}) });
        saved();
        onSaved();
      }}
      sections={[{ fields: [why, ...back] }]}
    />
  );
}
