import type { Import, ImportColumn } from '@plumbline/api';
import { importsCancel, importsMapping } from '@plumbline/api/hooks/imports';
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
import type { ImportableKind } from './importable-entities.ts';
import { otherThanNamed, rowsOf } from './import-text.ts';

const leftOut = 'left-out';
const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const nameOf = ({ header, index }: ImportColumn) => header || `Column ${letterOf(index)}`;

/** What the columns of the file mean, and what happens to records that are there already. */
export function ColumnsStep({
  kind,
  found,
  onChanged,
  onLeave,
}: {
  kind: ImportableKind;
  found: Import;
  onChanged: () => void;
  onLeave: () => void;
}) {
  const [one, many] = kind.noun;
  const { columns = [], fields = [] } = found;
  const mayUpdate = useDecision({ ...kind.right, type: 'e' });
  const [chosen, setChosen] = useState(() => new Map(columns.map(({ index, field }) => [index, field])));
  const [order, setOrder] = useState(found.date_order);
  const [existing, setExisting] = useState(mayUpdate.allowed ? found.existing : 'skip');
  const [problem, setProblem] = useState(found.problem);
  const [isSending, setSending] = useState(false);
  const used = new Set(chosen.values());
  const missing = fields.filter(({ id, required }) => required && !used.has(id));
  const hasDates = fields.some(({ id, kind: of }) => of === 'day' && used.has(id));
  const byId = new Map(fields.map((field) => [field.id, field]));
  const foreign = otherThanNamed(found);
  const told: (readonly ['info' | 'warn', string])[] = [
    // Why nothing of it is known may be that it is another file than its name says.
    ...(foreign ? [['info', foreign] as const] : []),
    ...(missing.length > 0
      ? [
          [
            'warn',
            `No column is read into ${missing.map(({ label }) => label).join(', ')}, which a new ${one} needs. Rows without ${missing.length === 1 ? 'it' : 'them'} have errors unless their record is there already.`,
          ] as const,
        ]
      : found.remembered
        ? [['info', 'The columns are read as they were in the last file with these headings.'] as const]
        : []),
  ];
  const known = [...chosen.values()].filter((field) => field !== null).length;

  const choose = (index: number, id: string) =>
    setChosen((before) => {
      const next = new Map(before);
      const field = id === leftOut ? null : id;
      // A field is read from one column: the one that was chosen last.
      for (const [at, value] of next) if (field !== null && value === field) next.set(at, null);
      return next.set(index, field);
    });
  const check = async () => {
    setSending(true);
    setProblem('');
    try {
      await importsMapping(found.uuid, {
        version: found.version,
        columns: columns.map(({ index }) => ({ index, field: chosen.get(index) ?? null })),
        date_order: order,
        existing,
      });
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
  return (
    <ImportPage
      kind={kind}
      step="columns"
      file={found.name}
      errors={
        problem ? (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        ) : told.length > 0 ? (
          <Stack gap={8}>
            {told.map(([tone, text]) => (
              <Banner key={text} tone={tone}>
                {text}
              </Banner>
            ))}
          </Stack>
        ) : undefined
      }
      sections={[
        {
          id: 'columns',
          title: 'Columns',
          description: `${rowsOf(found.total)}. ${known} of ${columns.length} columns are read; the others are left out. The check writes nothing.`,
          children: (
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
                    onChange={(id) => choose(column.index, id)}
                    options={[
                      { id: leftOut, label: 'Leave out' },
                      ...fields.map(({ id, label, required }) => ({
                        id,
                        label: required ? `${label} (required)` : label,
                      })),
                    ]}
                  />
                );
              })}
            </FieldGroup>
          ),
        },
        ...(hasDates
          ? [
              {
                id: 'dates',
                title: 'Dates',
                description: 'Only for dates like 03-04-2026, which can be read in two ways.',
                children: (
                  <RadioGroup
                    label="What comes first"
                    hideLabel
                    value={order}
                    onChange={(id) => setOrder(id as Import['date_order'])}
                    options={[
                      { id: 'mdy', label: 'The month: March 4' },
                      { id: 'dmy', label: 'The day: April 3' },
                      { id: 'ask', label: 'Neither: show them as errors' },
                    ]}
                  />
                ),
              },
            ]
          : []),
        ...(kind.isAppended
          ? []
          : [
              {
                id: 'existing',
                title: `${many[0]?.toUpperCase() ?? ''}${many.slice(1)} that are there already`,
                children: (
                  <RadioGroup
                    label="Records that are there already"
                    hideLabel
                    value={existing}
                    onChange={(id) => setExisting(id as Import['existing'])}
                    options={[
                      {
                        id: 'update',
                        label: 'Update them with what the file says; empty cells change nothing',
                        isDisabled: !mayUpdate.allowed,
                        ...(mayUpdate.allowed ? {} : { description: denialText(mayUpdate) }),
                      },
                      { id: 'skip', label: 'Leave them as they are' },
                    ]}
                  />
                ),
              },
            ]),
      ]}
      save={{
        message: '',
        saveLabel: 'Check the rows',
        discardLabel: 'Cancel the import',
        onSave: () => void check(),
        onDiscard: () => void leave(),
        isSaving: isSending,
        ...(known === 0 ? { disabledReason: 'Choose what at least one column means.' } : {}),
      }}
    />
  );
}
