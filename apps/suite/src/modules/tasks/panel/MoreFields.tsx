import { useTasksReadCustomFields } from '@plumbline/api/hooks/tasks';
import { customEdit } from '@plumbline/app-kit/custom/custom-edit';
import { addedFields, useCustomForm } from '@plumbline/app-kit/custom/use-form';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { cleanValue, isEmptyValue, type CustomField } from '@plumbline/validation/forms';
import { messages } from '@plumbline/validation/messages';
import { Disclosure } from '@plumbline/ui/Disclosure';
import { PropertyGrid } from '@plumbline/ui/PropertyGrid';
import { dayText } from '../dates.ts';
import type { PanelSectionProps } from './PanelSectionProps.ts';
import { TaskEdit } from './TaskEdit.tsx';
import { panelMessages } from './messages.ts';

/** Shown when a field is cleared; the specification does not save empty custom fields here. */
const CLEAR_HINT = panelMessages.clearFieldHint;

/** Formats a value as plain text for the collapsed heading. */
function formatValue({ kind }: CustomField, value: unknown, names: Readonly<Record<string, string>>): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(String).join(', ');
  const text = String(value ?? '');
  if (kind === 'date') return dayText(text);
  return kind === 'person' || kind === 'record' || kind === 'file' ? (names[text] ?? 'Deleted') : text;
}

/** Custom fields of a task, collapsed by default; only non-empty values are saved. */
export function MoreFields({ panel, task, isReadOnly }: PanelSectionProps) {
  const { data, mutate } = useTasksReadCustomFields(task.uuid);
  const form = useCustomForm('task');
  const people = usePeople();
  const values = new Map(data?.data.map(({ code, value }) => [code, value ?? null]));
  const fields = addedFields(form).filter(({ code }) => values.has(code));
  if (fields.length === 0) return null;
  const names = task.customNames ?? {};
  const filled = fields.filter(({ code }) => !isEmptyValue(values.get(code)));
  return (
    <Disclosure
      title={messages.moreField}
      isPlain
      level={2}
      aside={filled
        .slice(0, 3)
        .map((field) => `${field.label} ${formatValue(field, values.get(field.code), names)}`)
        .join(' · ')}
    >
      <PropertyGrid
        properties={fields.map((field) => {
          const value = values.get(field.code) ?? null;
          const { validate, ...edit } = customEdit(field, value, { people, names, isReadOnly });
          return {
            id: field.code,
            label: field.label,
            isWide: field.kind === 'area',
            edit: (
              <TaskEdit<unknown>
                task={task}
                {...edit}
                validate={(next) =>
                  isEmptyValue(cleanValue(field, next))
                    ? isEmptyValue(value)
                      ? undefined
                      : CLEAR_HINT
                    : validate?.(next)
                }
                onSave={async (next, begun) => {
                  const cleaned = cleanValue(field, next);
                  if (isEmptyValue(cleaned)) return;
                  await panel.save({ custom: { [field.code]: cleaned } }, begun);
                  await mutate();
                }}
              />
            ),
          };
        })}
      />
    </Disclosure>
  );
}
