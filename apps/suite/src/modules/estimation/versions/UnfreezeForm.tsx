import type { Estimation } from '@plumbline/api';
import {
  estimatesUnfreeze,
  estimatesWithdrawOutcome,
  useEstimatesPreviewOutcome,
} from '@plumbline/api/hooks/estimation';
import { EstimatesUnfreezeBody, EstimatesWithdrawOutcomeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved, type FormSection } from '@plumbline/app-kit/form/FormDrawer';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { OutcomePlanText } from './OutcomePlanText.tsx';
import { versionsMessages } from './messages.ts';

interface Props {
  row: Estimation;
  onClose: () => void;
  onSaved: () => void;
}
const why = {
  name: 'reason',
  label: versionsMessages.reason,
  kind: 'area',
  isRequired: true,
  wide: true,
} as const;

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
      title={versionsMessages.unfreezeEstimate}
      onClose={onClose}
      schema={EstimatesUnfreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel={versionsMessages.unfreezeEstimate}
      head={<Text tone="muted">{versionsMessages.unfreezeNotice}</Text>}
      submit={async ({ reason }) => {
        await estimatesUnfreeze(uuid, { reason, version });
        notifySaved();
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
  const what = outcome === 'lost' ? versionsMessages.withdrawLoss : versionsMessages.withdrawAward;
  const { data, error } = useEstimatesPreviewOutcome(uuid, { outcome: 'withdrawn' });
  const plan = data?.data;
  const mayGoBack = Boolean(plan?.estimation.to ?? plan?.opportunity?.to);
  const back: FormSection<Withdrawal>['fields'] = mayGoBack
    ? [{ name: 'moves_back', label: versionsMessages.restorePreviousStatuses, kind: 'switch', wide: true }]
    : [];
  return (
    <FormDrawer<Withdrawal>
      title={what}
      onClose={onClose}
      schema={EstimatesWithdrawOutcomeBody.pick({ reason: true, moves_back: true })}
      initial={{ reason: '', moves_back: true }}
      submitLabel={what}
      head={
        <Stack gap={12}>
          <Text tone="muted">{versionsMessages.reopenNotice}</Text>
          <OutcomePlanText plan={plan} error={error} />
        </Stack>
      }
      submit={async ({ reason, moves_back }) => {
        await estimatesWithdrawOutcome(uuid, { reason, version, ...(mayGoBack ? { moves_back } : {}) });
        notifySaved();
        onSaved();
      }}
      sections={[{ fields: [why, ...back] }]}
    />
  );
}
