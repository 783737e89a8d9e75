import { useFormsList } from '@plumbline/api/hooks/forms';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { formHref } from './form-href.ts';
import { formsMessages } from './messages.ts';

/** Lists the field groups of all forms. */
export default function FormGroups() {
  const { data, error, mutate, isLoading } = useFormsList();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = (data?.data ?? []).flatMap((form) =>
    form.groups.map((group, index) => ({ ...group, id: `${form.module}.${group.id}`, form, index })),
  );
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title={formsMessages.formGroups}
        aside={String(rows.length)}
        description={formsMessages.formGroupsDescription}
      />
      <DataTable
        label={formsMessages.formGroups}
        variant="document"
        frame="card"
        rows={rows}
        rowLabel={({ title }) => title}
        rowHref={({ form }) => formHref(form.module)}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={({ title, form, fields }) => (
          <ListCard
            title={title}
            subtitle={fields.map(({ label }) => label).join(', ')}
            meta={[form.label, `${fields.length} ${fields.length === 1 ? 'field' : 'fields'}`]}
          />
        )}
        columns={[
          { id: 'title', header: formsMessages.group, width: 220, accessor: ({ title }) => title },
          { id: 'form', header: formsMessages.form, width: 150, accessor: ({ form }) => form.label },
          {
            id: 'place',
            header: formsMessages.position,
            type: 'number',
            width: 90,
            accessor: ({ index }) => index + 1,
          },
          {
            id: 'fields',
            header: formsMessages.fields,
            type: 'number',
            width: 90,
            accessor: ({ fields }) => fields.length,
          },
          {
            id: 'names',
            header: formsMessages.fieldNames,
            width: 420,
            isMuted: true,
            accessor: ({ fields }) => fields.map(({ label }) => label).join(', '),
          },
        ]}
      />
    </Stack>
  );
}
