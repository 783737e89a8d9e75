import type { Numbering as Row } from '@plumbline/api';
import { numberingUpdate, useNumberingList } from '@plumbline/api/hooks/setup';
import { NumberingUpdateBody } from '@plumbline/api/schemas/setup';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useVersionedSave } from '@plumbline/app-kit/form/use-versioned-save';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { patternProblem, writeNumber } from '@plumbline/validation/setup';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Stack } from '@plumbline/ui/Stack';
import { PencilIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { companyMessages } from './messages.ts';

/** Numbering patterns of each record type. */
export default function Numbering() {
  const { data, error, isLoading, mutate } = useNumberingList();
  const [editing, setEditing] = useState<Row>();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  const rows = (data?.data ?? []).map((row) => ({ ...row, id: row.kind }));
  return (
    <Stack gap={24} padding={24}>
      <PageHeader title={companyMessages.recordNumbers} description={companyMessages.numberingDescription} />
      <DataTable
        label={companyMessages.recordNumbers}
        frame="card"
        rows={rows}
        rowLabel={({ label }) => label}
        onRowOpen={setEditing}
        rowActions={(row) => [
          {
            id: 'edit',
            label: companyMessages.editPattern,
            icon: PencilIcon,
            onAction: () => setEditing(row),
          },
        ]}
        loadingState={isLoading ? 'loading' : 'idle'}
        cardView={({ label, pattern, example }) => (
          <ListCard title={label} subtitle={pattern} meta={[companyMessages.nextExample(example)]} />
        )}
        columns={[
          { id: 'label', header: companyMessages.records, width: 240, accessor: ({ label }) => label },
          {
            id: 'pattern',
            header: companyMessages.pattern,
            type: 'code',
            width: 220,
            accessor: ({ pattern }) => pattern,
          },
          {
            id: 'example',
            header: companyMessages.nextNumber,
            type: 'code',
            width: 200,
            accessor: ({ example }) => example,
          },
        ]}
      />
      {editing && (
        <NumberingForm
          row={editing}
          read={async () => {
            const found = (await mutate())?.data.find(({ kind }) => kind === editing.kind);
            return { data: found ?? editing };
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Stack>
  );
}

interface Values {
  pattern: string;
  next: string;
}

function NumberingForm({
  row,
  read,
  onClose,
}: {
  row: Row;
  read: () => Promise<{ data: Row }>;
  onClose: () => void;
}) {
  const mayEdit = useDecision({ app: 4, name: 'numbering', type: 'e' });
  const overwrite = useVersionedSave(row, read);
  const [initial] = useState<Values>({ pattern: row.pattern, next: String(row.next) });
  const [shown, setShown] = useState(initial);
  const problem = patternProblem(shown.pattern);
  return (
    <FormDrawer<Values>
      title={companyMessages.editNumbers(row.one)}
      onClose={onClose}
      schema={NumberingUpdateBody.omit({ version: true, next: true })}
      initial={initial}
      submitLabel={companyMessages.savePattern}
      decision={mayEdit}
      onValues={setShown}
      check={({ pattern, next }): Record<string, string> => {
        const wrong = patternProblem(pattern);
        return {
          ...(wrong ? { pattern: wrong } : {}),
          ...(/^[1-9]\d{0,8}$/.test(next) ? {} : { next: companyMessages.nextNumberInvalid }),
        };
      }}
      submit={async (values) => {
        const next = values.next === initial.next ? {} : { next: Number(values.next) };
        if (values.pattern === initial.pattern && !('next' in next)) return;
        await overwrite(async (version) => {
          const { data } = await numberingUpdate(row.kind, { pattern: values.pattern, ...next, version });
          return { data: data.find(({ kind }) => kind === row.kind) ?? row };
        });
        await read();
        notifySaved();
      }}
      head={
        <Banner tone={problem ? 'warn' : 'info'}>
          {problem ??
            companyMessages.nextNumberNotice(
              row.one,
              writeNumber(shown.pattern, row.day, Number(shown.next) || row.next),
            )}
        </Banner>
      }
      sections={[
        {
          fields: [
            {
              name: 'pattern',
              label: companyMessages.pattern,
              kind: 'text',
              isRequired: true,
              wide: true,
              description: companyMessages.patternHint(row.usual),
            },
            {
              name: 'next',
              label: companyMessages.nextNumber,
              kind: 'text',
              description: companyMessages.nextNumberHint,
            },
          ],
        },
      ]}
    />
  );
}
