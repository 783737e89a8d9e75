import type { Import, ImportColumn } from '@plumbline/api';
import { importsCancel, importsUpdateMapping } from '@plumbline/api/hooks/imports';
import { useDecision } from '@plumbline/permissions/react';
import { denialText } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { errorText, isStale, showError } from '../data/error-message.ts';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { contentTypeNotice, rowsOf } from './import-text.ts';
import { importMessages } from './messages.ts';

const leftOut = 'left-out';
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const nameOf = ({ header, index }: ImportColumn) => header || importMessages.columnLetterOf(letterOf(index));

type Note = readonly [tone: 'info' | 'warn', text: string];
type MappedField = NonNullable<Import['fields']>[number];

/** Hints about the file and its mapping. @param missing required fields without a column */
function mappingNotes(found: Import, one: string, missing: readonly MappedField[]): Note[] {
  const foreign = contentTypeNotice(found);
  return [
    // A file of another type than its name suggests often has no recognizable columns.
    ...(foreign ? [['info', foreign] as const] : []),
    ...(missing.length > 0
      ? [
          [
            'warn',
            importMessages.requiredColumnsUnmapped(
              missing.map(({ label }) => label).join(', '),
              one,
              missing.length,
            ),
          ] as const,
        ]
      : found.remembered
        ? [['info', importMessages.mappingRestored] as const]
        : []),
  ];
}

function MappingNotes({ notes }: { notes: readonly Note[] }) {
  return (
    <Stack gap={8}>
      {notes.map(([tone, text]) => (
        <Banner key={text} tone={tone}>
          {text}
        </Banner>
      ))}
    </Stack>
  );
}

/** Saves the mapping, which checks the rows, or cancels the import. */
function useMappingCalls(
  found: Import,
  { onChanged, onLeave }: { onChanged: () => void; onLeave: () => void },
) {
  const [problem, setProblem] = useState(found.problem);
  const [isSending, setSending] = useState(false);
  const check = async (mapping: Omit<Parameters<typeof importsUpdateMapping>[1], 'version'>) => {
    setSending(true);
    setProblem('');
    try {
      await importsUpdateMapping(found.uuid, { version: found.version, ...mapping });
    } catch (error) {
      setProblem(errorText(error));
      if (isStale(error)) onChanged();
      setSending(false);
      return;
    }
    onChanged();
  };
  const leave = async () => {
    try {
      await importsCancel(found.uuid);
      onLeave();
    } catch (error) {
      showError(error);
    }
  };
  return { problem, isSending, check, leave };
}

/** Choice of a field for each column of the file. */
function ColumnFields({
  columns,
  fields,
  chosen,
  onChoose,
}: {
  columns: readonly ImportColumn[];
  fields: readonly MappedField[];
  /** Field ids by the index of the column; null ignores it. */
  chosen: ReadonlyMap<number, string | null>;
  onChoose: (index: number, id: string) => void;
}) {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return (
    <FieldGroup columns="halves">
      {columns.map((column) => {
        const value = chosen.get(column.index) ?? null;
        const hint = value === null ? '' : (byId.get(value)?.hint ?? '');
        return (
          <Select
            key={column.index}
            label={nameOf(column)}
            description={[column.samples.join(' · ') || 'Empty', hint].filter(Boolean).join('. ')}
            value={value ?? leftOut}
            onChange={(id) => onChoose(column.index, id)}
            options={[
              { id: leftOut, label: importMessages.ignore },
              ...fields.map(({ id, label, required }) => ({
                id,
                label: required ? importMessages.requiredColumn(label) : label,
              })),
            ]}
          />
        );
      })}
    </FieldGroup>
  );
}

/** Mapping step: column mapping, date order and handling of existing records. */
export function ColumnsStep({
  entity,
  found,
  onChanged,
  onLeave,
}: {
  entity: ImportableEntity;
  found: Import;
  onChanged: () => void;
  onLeave: () => void;
}) {
  const [one, many] = entity.noun;
  const { columns = [], fields = [] } = found;
  const mayUpdate = useDecision({ ...entity.right, type: 'e' });
  const [chosen, setChosen] = useState(() => new Map(columns.map(({ index, field }) => [index, field])));
  const [order, setOrder] = useState(found.date_order);
  const [existing, setExisting] = useState(mayUpdate.allowed ? found.existing : 'skip');
  const used = new Set(chosen.values());
  const missing = fields.filter(({ id, required }) => required && !used.has(id));
  const hasDates = fields.some(({ id, kind: of }) => of === 'day' && used.has(id));
  const notes = mappingNotes(found, one, missing);
  const known = [...chosen.values()].filter((field) => field !== null).length;

  const choose = (index: number, id: string) =>
    setChosen((before) => {
      const next = new Map(before);
      const field = id === leftOut ? null : id;
      // A field is mapped to one column: the last one chosen.
      for (const [at, value] of next) if (field !== null && value === field) next.set(at, null);
      return next.set(index, field);
    });
  const { problem, isSending, check, leave } = useMappingCalls(found, { onChanged, onLeave });
  return (
    <ImportPage
      entity={entity}
      step="columns"
      file={found.name}
      errors={
        problem ? (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        ) : notes.length > 0 ? (
          <MappingNotes notes={notes} />
        ) : undefined
      }
      sections={[
        {
          id: 'columns',
          title: importMessages.columns,
          description: importMessages.columnsDescription(rowsOf(found.total), known, columns.length),
          children: <ColumnFields columns={columns} fields={fields} chosen={chosen} onChoose={choose} />,
        },
        ...(hasDates
          ? [
              {
                id: 'dates',
                title: importMessages.dates,
                description: importMessages.dateOrderHint,
                children: (
                  <RadioGroup
                    label={importMessages.dateOrder}
                    hideLabel
                    value={order}
                    onChange={(id) => setOrder(id as Import['date_order'])}
                    options={[
                      { id: 'mdy', label: importMessages.monthFirst },
                      { id: 'dmy', label: importMessages.dayFirst },
                      { id: 'ask', label: importMessages.showThemAsErrors },
                    ]}
                  />
                ),
              },
            ]
          : []),
        ...(entity.isAppended
          ? []
          : [
              {
                id: 'existing',
                title: importMessages.existingMany(many),
                children: (
                  <RadioGroup
                    label={importMessages.existingRecords}
                    hideLabel
                    value={existing}
                    onChange={(id) => setExisting(id as Import['existing'])}
                    options={[
                      {
                        id: 'update',
                        label: importMessages.updateExistingRecords,
                        isDisabled: !mayUpdate.allowed,
                        ...(mayUpdate.allowed ? {} : { description: denialText(mayUpdate) }),
                      },
                      { id: 'skip', label: importMessages.leaveThemUnchanged },
                    ]}
                  />
                ),
              },
            ]),
      ]}
      save={{
        message: '',
        saveLabel: importMessages.checkRows,
        discardLabel: importMessages.cancelImport,
        onSave: () =>
          void check({
            columns: columns.map(({ index }) => ({ index, field: chosen.get(index) ?? null })),
            date_order: order,
            existing,
          }),
        onDiscard: () => void leave(),
        isSaving: isSending,
        ...(known === 0 ? { disabledReason: importMessages.columnsUnmapped } : {}),
      }}
    />
  );
}
