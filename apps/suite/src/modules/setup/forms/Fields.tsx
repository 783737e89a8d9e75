import { useFormsList } from '@plumbline/api/hooks/forms';
import { href } from '@plumbline/app-kit';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SearchField } from '@plumbline/ui/SearchField';
import { Stack } from '@plumbline/ui/Stack';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { formHref } from './form-href.ts';
import { kinds } from './kinds.ts';
import { formsMessages } from './messages.ts';

/** Lists the custom fields of all forms. */
export default function Fields() {
  const { data, error, mutate, isLoading } = useFormsList();
  const [query, setQuery] = useState('');
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = (data?.data ?? []).flatMap((form) =>
    [
      ...form.groups.flatMap((group) =>
        group.fields
          .filter(({ isSystem }) => !isSystem)
          .map((field) => ({ ...field, group: group.title, isOn: true })),
      ),
      ...form.retired.map((field) => ({ ...field, group: '', isOn: false })),
    ].map((field) => ({ ...field, id: `${form.module}.${field.code}`, form })),
  );
  const found = rows.filter(({ label, code, form }) =>
    `${label} ${code} ${form.label}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <Stack gap={16} padding={24}>
      <PageHeader
        title={formsMessages.fields}
        aside={String(rows.length)}
        description={formsMessages.fieldsDescription}
      />
      <SearchField
        label={formsMessages.searchFields}
        placeholder={formsMessages.searchFields}
        value={query}
        onChange={setQuery}
      />
      <DataTable
        label={formsMessages.fields}
        variant="document"
        frame="card"
        rows={found}
        rowLabel={({ label }) => label}
        rowHref={({ form, code }) => formHref(form.module, code)}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={({ label, code, kind, required, form, isOn }) => (
          <ListCard
            title={label}
            subtitle={`${kinds[kind].label} · ${code}`}
            meta={[form.label, ...(required ? ['Required'] : []), isOn ? formsMessages.inTheForm : 'Removed']}
          />
        )}
        emptyState={
          <EmptyState
            icon={ListChecksIcon}
            title={rows.length ? formsMessages.noMatchingFields : formsMessages.noCustomFieldsYet}
            {...(rows.length
              ? {}
              : { action: <Button href={href('setup-form-list')}>{formsMessages.viewForms}</Button> })}
          >
            {formsMessages.fieldsEmpty}
          </EmptyState>
        }
        columns={[
          { id: 'label', header: formsMessages.field, width: 220, accessor: ({ label }) => label },
          { id: 'form', header: formsMessages.form, width: 130, accessor: ({ form }) => form.label },
          {
            id: 'group',
            header: formsMessages.group,
            width: 150,
            isMuted: true,
            accessor: ({ group }) => group,
          },
          { id: 'code', header: formsMessages.code, type: 'code', width: 170, accessor: ({ code }) => code },
          { id: 'kind', header: formsMessages.type, width: 120, accessor: ({ kind }) => kinds[kind].label },
          {
            id: 'required',
            header: formsMessages.required,
            type: 'boolean',
            width: 100,
            accessor: ({ required }) => required,
          },
          {
            id: 'state',
            header: formsMessages.status,
            type: 'status',
            width: 120,
            accessor: ({ isOn }) =>
              isOn
                ? { label: formsMessages.inTheForm, tone: 'ok' as const }
                : { label: formsMessages.removed, tone: 'neutral' as const },
          },
        ]}
      />
    </Stack>
  );
}
