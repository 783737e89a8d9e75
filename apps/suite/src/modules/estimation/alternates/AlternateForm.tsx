import type { Alternate } from '@plumbline/api';
import { estimateAlternatesAdd, estimateAlternatesChange } from '@plumbline/api/hooks/estimation';
import { EstimateAlternatesAddBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';

interface Values {
  name: string;
  description: string;
}

/** What an alternate is called, and what the customer reads of it. */
export function AlternateForm({
  estimation,
  alternate,
  onClose,
  onSaved,
}: {
  estimation: string;
  /** The one that is renamed; a new one without it. */
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
      submitLabel={alternate ? 'Save' : 'Create alternate'}
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
              description: 'The customer reads it in the quote, beside the price.',
            },
          ],
        },
      ]}
    />
  );
}
