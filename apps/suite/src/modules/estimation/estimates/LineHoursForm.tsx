import { DecimalField } from '@plumbline/ui/DecimalField';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { ApiError } from '@plumbline/api';
import { useState } from 'react';
import { figureColumns, hoursFields, shownOf, type HoursField, type LineRow } from './estimate-rows.ts';
import { estimatesMessages } from './messages.ts';

/** Fields in rows of two, because the popover beside a figure is narrow. */
const rows: readonly (readonly HoursField[])[] = [
  ['difficulty', 'overtime_percentage'],
  ['double_overtime_percentage', 'nightshift_percentage'],
];

type Hours = Record<HoursField, string>;

/** Form of difficulty and labor hour mix of one line; empty fields follow the assembly. */
export function LineHoursForm({
  row,
  onSave,
  onCancel,
}: {
  row: LineRow;
  /** Saves the changed fields; null follows the assembly again. */
  onSave: (fields: Partial<Record<HoursField, string | null>>) => Promise<void>;
  onCancel: () => void;
}) {
  const { line, group } = row;
  const own = (field: HoursField) =>
    line.overridden.includes(field) ? (line[field] ?? (field === 'difficulty' ? '1' : '0')) : '';
  const [draft, setDraft] = useState<Hours>(
    () => Object.fromEntries(hoursFields.map((field) => [field, own(field)])) as Hours,
  );
  const [problem, setProblem] = useState<{ field: string; message: string }>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const changed = hoursFields.filter((field) => draft[field] !== own(field));
    if (!changed.length) {
      onCancel();
      return;
    }
    setSaving(true);
    setProblem(undefined);
    try {
      await onSave(Object.fromEntries(changed.map((field) => [field, draft[field] || null])));
    } catch (reason) {
      const cause = reason instanceof Error ? reason.cause : undefined;
      const [error] = cause instanceof ApiError ? cause.errors : [];
      setProblem(error ?? { field: 'difficulty', message: (reason as Error).message });
      setSaving(false);
    }
  };
  return (
    <Form hasOwnRules label={estimatesMessages.lineHours} onSubmit={() => void save()}>
      <Stack gap={12}>
        <FieldGroup
          title={estimatesMessages.lineHours}
          description={estimatesMessages.lineHoursHint(group.code)}
        >
          {rows.map((fields) => (
            <Inline key={fields[0]} gap={8} align="start">
              {fields.map((field) => (
                <Stack key={field} grows>
                  <DecimalField
                    size="sm"
                    label={figureColumns[field]}
                    unit={field === 'difficulty' ? '×' : '%'}
                    autoFocus={field === 'difficulty'}
                    placeholder={shownOf(row, field).replace('%', '')}
                    value={draft[field]}
                    onChange={(value) => {
                      setDraft({ ...draft, [field]: value });
                      setProblem(undefined);
                    }}
                    {...(problem?.field === field ? { errorMessage: problem.message } : {})}
                  />
                </Stack>
              ))}
            </Inline>
          ))}
        </FieldGroup>
        <Inline gap={8} justify="end">
          <Button size="sm" onPress={onCancel}>
            {estimatesMessages.cancel}
          </Button>
          <Button size="sm" variant="primary" type="submit" isPending={isSaving}>
            {estimatesMessages.saveHours}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
