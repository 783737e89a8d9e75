import type { Alternate } from '@plumbline/api';
import { estimateAlternatesAdd, estimateAlternatesChange } from '@plumbline/api/hooks/estimation';
import { EstimateAlternatesAddBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';

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
      title={alternate ? `Alternate ${alternate.number}` : 'New alternate'}
      onClose={onClose}
      schema={EstimateAlternatesAddBody.pick({ name: true, description: true })}
      initial={{ name: alternate?.name ?? '', description: alternate?.description ?? '' }}
      submitLabel={alternate ? 'Save alternate' : 'Create alternate'}
      submit={async (values, key) => {
        await (alternate
          ? estimateAlternatesChange(estimation, alternate.uuid, { ...values, version: alternate.version })
          : estimateAlternatesAdd(estimation, values, { headers: { 'idempotency-key': key } }));
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Name', kind: 'text', isRequired: true, wide: true },
            {
              name: 'description',
              label: 'Description',
              kind: 'area',
              wide: true,
              description: 'Shown to the customer in the quote, next to the price.',
            },
          ],
        },
      ]}
    />
  );
}
