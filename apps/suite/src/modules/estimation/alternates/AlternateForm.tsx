import type { Alternate } from '@plumbline/api';
import { estimateAlternatesCreate, estimateAlternatesUpdate } from '@plumbline/api/hooks/estimation';
import { EstimateAlternatesCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { alternatesMessages } from './messages.ts';

interface Values {
  name: string;
  description: string;
}

/** Form of an alternate's name and description. */
export function AlternateForm({
  estimation,
  alternate,
  onClose,
  onSaved,
}: {
  estimation: string;
  /** Alternate to edit; omitted for a new one. */
  alternate?: Alternate;
  onClose: () => void;
  onSaved: () => void;
}) {
  return (
    <FormDrawer<Values>
      title={
        alternate ? alternatesMessages.alternateNumber(alternate.number) : alternatesMessages.newAlternate
      }
      onClose={onClose}
      schema={EstimateAlternatesCreateBody.pick({ name: true, description: true })}
      initial={{ name: alternate?.name ?? '', description: alternate?.description ?? '' }}
      submitLabel={alternate ? alternatesMessages.saveAlternate : alternatesMessages.createAlternate}
      submit={async (values, key) => {
        await (alternate
          ? estimateAlternatesUpdate(estimation, alternate.uuid, { ...values, version: alternate.version })
          : estimateAlternatesCreate(estimation, values, { headers: { 'idempotency-key': key } }));
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: alternatesMessages.name, kind: 'text', isRequired: true, wide: true },
            {
              name: 'description',
              label: alternatesMessages.description,
              kind: 'area',
              wide: true,
              description: alternatesMessages.descriptionHint,
            },
          ],
        },
      ]}
    />
  );
}
