import { estimateVersionsCreate } from '@plumbline/api/hooks/estimation';
import { EstimateVersionsCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { versionsMessages } from './messages.ts';

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
      title={versionsMessages.saveVersion}
      onClose={onClose}
      schema={EstimateVersionsCreateBody}
      initial={{ name: '', note: '' }}
      submitLabel={versionsMessages.saveVersion}
      submit={async (values, key) => {
        await estimateVersionsCreate(estimation, values, { headers: { 'idempotency-key': key } });
        notifySaved();
        onSaved();
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: versionsMessages.name, kind: 'text', isRequired: true, wide: true },
            {
              name: 'note',
              label: versionsMessages.note,
              kind: 'area',
              wide: true,
              description: versionsMessages.noteHint,
            },
          ],
        },
      ]}
    />
  );
}
