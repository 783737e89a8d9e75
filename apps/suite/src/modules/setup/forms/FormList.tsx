import type { FormDefinition } from '@plumbline/api';
import { useFormsList } from '@plumbline/api/hooks/forms';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { formHref } from './form-href.ts';
import { formsMessages } from './messages.ts';

const listFields = ({ groups }: FormDefinition) => groups.flatMap(({ fields }) => fields);
const listCustomFields = (form: FormDefinition) => listFields(form).filter(({ isSystem }) => !isSystem);

/** Lists the forms of all entities and the global form. */
export default function FormList() {
  const { data, error, mutate, isLoading } = useFormsList();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const forms = (data?.data ?? []).map((form) => ({ ...form, id: form.module }));
  return (
    <Stack gap={24} padding={24}>
      <PageHeader title={formsMessages.dynamicForms} description={formsMessages.formsDescription} />
      <DataTable
        label={formsMessages.forms}
        variant="document"
        frame="card"
        rows={forms}
        rowLabel={({ label }) => label}
        rowHref={({ module }) => formHref(module)}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={(form) => (
          <ListCard
            title={form.label}
            subtitle={
              form.updatedAt ? formsMessages.changedAgo(ago(form.updatedAt)) : formsMessages.neverChanged
            }
            meta={[
              `${listFields(form).length} ${listFields(form).length === 1 ? 'field' : 'fields'}`,
              `${listCustomFields(form).length} custom`,
            ]}
          />
        )}
        columns={[
          { id: 'label', header: formsMessages.form, width: 240, accessor: ({ label }) => label },
          {
            id: 'groups',
            header: formsMessages.groups,
            type: 'number',
            width: 100,
            accessor: ({ groups }) => groups.length,
          },
          {
            id: 'fields',
            header: formsMessages.fields,
            type: 'number',
            width: 100,
            accessor: (form) => listFields(form).length,
          },
          {
            id: 'added',
            header: formsMessages.custom,
            type: 'number',
            width: 110,
            accessor: (form) => listCustomFields(form).length,
          },
          {
            id: 'required',
            header: formsMessages.required,
            type: 'number',
            width: 110,
            accessor: (form) => listFields(form).filter(({ required }) => required).length,
          },
          {
            id: 'updatedAt',
            header: formsMessages.changed,
            width: 160,
            isMuted: true,
            accessor: ({ updatedAt }) => (updatedAt ? ago(updatedAt) : formsMessages.neverChanged),
          },
        ]}
      />
    </Stack>
  );
}
