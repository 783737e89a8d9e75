import type { Import, ImportColumn } from '@plumbline/api';
import { useDecision } from '@plumbline/permissions/react';
import { denialText, type Decision } from '@plumbline/permissions';
import { Banner } from '@plumbline/ui/Banner';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { columnName, type FormatChoice } from './column-formats.ts';
import { FileReading, type ReadingField } from './FileReading.tsx';
import { FormatFields } from './FormatFields.tsx';
import { ImportPage } from './ImportFrame.tsx';
import type { ImportableEntity } from './importable-entities.ts';
import { contentTypeNotice, rowsOf } from './import-text.ts';
import { importMessages } from './messages.ts';
import { leftOut, useColumnChoices } from './use-column-choices.ts';
import { useMappingCalls } from './use-mapping-calls.ts';

type Note = readonly [tone: 'info' | 'warn', text: string];
type MappedField = NonNullable<Import['fields']>[number];

/**
 * Hints about the file and its mapping.
 * @param missing required fields without a column
 * @param formats choices of how columns are read
 */
function mappingNotes(
  found: Import,
  one: string,
  missing: readonly MappedField[],
  formats: readonly FormatChoice[],
): Note[] {
  const foreign = contentTypeNotice(found);
  const open = formats.filter(({ value }) => value === 'ask');
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
    ...(open.length > 0
      ? [['warn', importMessages.formatsOpen(open.map(({ column }) => columnName(column)))] as const]
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
            label={columnName(column)}
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

/** Choice of what rows of existing records do. */
function ExistingRecordsField({
  value,
  mayUpdate,
  onChange,
}: {
  value: Import['existing'];
  /** Decision about updating existing records. */
  mayUpdate: Decision;
  onChange: (existing: Import['existing']) => void;
}) {
  return (
    <RadioGroup
      label={importMessages.existingRecords}
      hideLabel
      value={value}
      onChange={(id) => onChange(id as Import['existing'])}
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
  );
}

/** Choices of the mapping step that are not part of the mapping and outlast another reading of the file. */
export interface KeptChoices {
  existing?: Import['existing'];
  focused?: ReadingField;
}

/** Mapping step: how the file is read, column mapping and handling of existing records. */
export function ColumnsStep({
  entity,
  found,
  kept,
  onKeep,
  onChanged,
  onLeave,
}: {
  entity: ImportableEntity;
  found: Import;
  /** Choices from before the file was read again. */
  kept: KeptChoices;
  onKeep: (choices: KeptChoices) => void;
  onChanged: () => void;
  onLeave: () => void;
}) {
  const [one, many] = entity.noun;
  const { columns = [], fields = [], reading } = found;
  const mayUpdate = useDecision({ ...entity.right, type: 'e' });
  const choices = useColumnChoices(found);
  const [existing, setExisting] = useState(mayUpdate.allowed ? (kept.existing ?? found.existing) : 'skip');
  const notes = mappingNotes(found, one, choices.missing, choices.formatChoices);
  const { problem, isSending, check, reread, leave } = useMappingCalls(found, { onChanged, onLeave });
  return (
    <ImportPage
      entity={entity}
      step="columns"
      file={found.name}
      errors={
        problem ? (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        ) : notes.length > 0 ? (
          <MappingNotes notes={notes} />
        ) : undefined
      }
      sections={[
        ...(reading
          ? [
              {
                id: 'reading',
                title: importMessages.fileReading,
                description: importMessages.readingHint,
                children: (
                  <FileReading
                    reading={reading}
                    readAs={found.read_as}
                    focused={kept.focused}
                    warning={
                      found.state === 'checked' ? importMessages.readingDiscardsCorrections : undefined
                    }
                    isDisabled={isSending}
                    onChange={(focused, change) => {
                      onKeep({ existing, focused });
                      void reread({ ...change, columns: choices.corrections });
                    }}
                  />
                ),
              },
            ]
          : []),
        {
          id: 'columns',
          title: importMessages.columns,
          description: importMessages.columnsDescription(rowsOf(found.total), choices.mapped, columns.length),
          children: (
            <ColumnFields
              columns={columns}
              fields={fields}
              chosen={choices.chosen}
              onChoose={choices.choose}
            />
          ),
        },
        ...(choices.formatChoices.length > 0
          ? [
              {
                id: 'formats',
                title: importMessages.formats,
                description: importMessages.formatsHint,
                children: <FormatFields choices={choices.formatChoices} onChoose={choices.chooseFormat} />,
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
                  <ExistingRecordsField value={existing} mayUpdate={mayUpdate} onChange={setExisting} />
                ),
              },
            ]),
      ]}
      save={{
        message: '',
        saveLabel: importMessages.checkRows,
        discardLabel: importMessages.cancelImport,
        onSave: () => void check({ columns: choices.mapping, date_order: found.date_order, existing }),
        onDiscard: () => void leave(),
        isSaving: isSending,
        ...(choices.mapped === 0 ? { disabledReason: importMessages.columnsUnmapped } : {}),
      }}
    />
  );
}
