import type { Estimation } from '@plumbline/api';
import { estimatesFreeze } from '@plumbline/api/hooks/estimation';
import { EstimatesFreezeBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { Text } from '@plumbline/ui/Text';
import { versionsMessages } from './messages.ts';

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
      title={versionsMessages.freezeEstimate}
      onClose={onClose}
      schema={EstimatesFreezeBody.pick({ reason: true })}
      initial={{ reason: '' }}
      submitLabel={versionsMessages.freezeEstimate}
      head={<Text tone="muted">{versionsMessages.freezeNotice}</Text>}
      submit={async ({ reason }) => {
        await estimatesFreeze(uuid, { reason, version });
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'reason', label: versionsMessages.reason, kind: 'area', isRequired: true, wide: true },
          ],
        },
      ]}
    />
  );
}
