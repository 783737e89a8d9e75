import { cleanValue, type CustomField } from '@plumbline/validation/forms';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { usePeople } from '../data/lookups.ts';
import { customEdit } from './custom-edit.tsx';
import type { WithCustom } from './use-form.ts';

/** Custom field in a record's side panel, with inline editing. */
export function CustomProperty({
  field,
  record,
  onSave,
  isReadOnly = false,
}: {
  field: CustomField;
  record: WithCustom;
  onSave: (change: { custom: Record<string, unknown> }) => Promise<unknown>;
  isReadOnly?: boolean;
}) {
  const people = usePeople();
  return (
    <InlineEdit<unknown>
      {...customEdit(field, record.custom?.[field.code] ?? null, {
        people,
        names: record.customNames ?? {},
        isReadOnly,
      })}
      onSave={async (next) => {
        await onSave({ custom: { [field.code]: cleanValue(field, next) } });
      }}
    />
  );
}
