import { estimateVersionsKeep } from '@plumbline/api/hooks/estimation';
import { EstimateVersionsKeepBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';

interface Values {
  name: string;
  note: string;
}

/** Form that saves the current estimate as a version. */
export function KeepForm({
  estimation,
  onClose,
  onSaved,
}: {
  estimation: string;
  onClose: () => void;
  onSaved: () => void;
}) {
  return (
    <FormDrawer<Values>
      title="Save version"
      onClose={onClose}
      schema={EstimateVersionsKeepBody}
      initial={{ name: '', note: '' }}
      submitLabel="Save version"
      submit={async (values, key) => {
        await estimateVersionsKeep(estimation, values, { headers: { 'idempotency-key': key } });
        saved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Name', kind: 'text', isRequired: true, wide: true },
            {
              name: 'note',
              label: 'Note',
              kind: 'area',
              wide: true,
              description: 'Explain why you saved this version.',
            },
          ],
        },
      ]}
    />
  );
}
