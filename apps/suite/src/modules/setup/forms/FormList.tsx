import type { FormDefinition } from '@plumbline/api';
import { useFormsList } from '@plumbline/api/hooks/forms';
import { useLost } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { formHref } from './form-href.ts';

const fieldsOf = ({ groups }: FormDefinition) => groups.flatMap(({ fields }) => fields);
const addedTo = (form: FormDefinition) => fieldsOf(form).filter(({ isSystem }) => !isSystem);

/** The forms of the company: one for each kind of record, and the fields that all of them have. */
export default function FormList() {
  const { data, error, mutate, isLoading } = useFormsList();
  if (useLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const forms = (data?.data ?? []).map((form) => ({ ...form, id: form.module }));
  return (
    <Stack gap={24} padding={24}>
      <PageHeader
        title="Dynamic forms"
        description="Fields that people fill in when they create or edit a record. What you add here is in forms, lists, filters, imports and exports at once."
      />
      <DataTable
        label="Forms"
        variant="document"
        frame="card"
        rows={forms}
        rowLabel={({ label }) => label}
        rowHref={({ module }) => formHref(module)}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={(form) => (
          <ListCard
            title={form.label}
            subtitle={form.updatedAt ? `Changed ${ago(form.updatedAt)}` : 'As delivered'}
            meta={[
              `${fieldsOf(form).length} ${fieldsOf(form).length === 1 ? 'field' : 'fields'}`,
              `${addedTo(form).length} of your own`,
            ]}
          />
        )}
        columns={[
          { id: 'label', header: 'Form', width: 240, accessor: ({ label }) => label },
          {
            id: 'groups',
            header: 'Groups',
            type: 'number',
            width: 100,
            accessor: ({ groups }) => groups.length,
          },
          {
            id: 'fields',
            header: 'Fields',
            type: 'number',
            width: 100,
            accessor: (form) => fieldsOf(form).length,
          },
          {
            id: 'added',
            header: 'Your own',
            type: 'number',
            width: 110,
            accessor: (form) => addedTo(form).length,
          },
          {
            id: 'required',
            header: 'Required',
            type: 'number',
            width: 110,
            accessor: (form) => fieldsOf(form).filter(({ required }) => required).length,
          },
          {
            id: 'updatedAt',
            header: 'Changed',
            width: 160,
            isMuted: true,
            accessor: ({ updatedAt }) => (updatedAt ? ago(updatedAt) : 'As delivered'),
          },
        ]}
      />
    </Stack>
  );
}
