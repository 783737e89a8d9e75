import type { FormModuleKey } from '@plumbline/validation/forms';
import { cleanValue } from '@plumbline/validation/forms';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { PropertyGroup } from '@plumbline/ui/RecordLayout';
import { usePeople } from '../lookups.ts';
import { customEdit } from './custom-edit.tsx';
import { groupsOf, useCustomForm, type WithCustom } from './use-form.ts';

/** The company's own fields of a record, by their groups, each edited where it stands. */
export function CustomProperties({
  form: module,
  record,
  onSave,
  isReadOnly = false,
}: {
  form: FormModuleKey;
  record: WithCustom;
  onSave: (change: { custom: Record<string, unknown> }) => Promise<unknown>;
  isReadOnly?: boolean;
}) {
  const form = useCustomForm(module);
  const people = usePeople();
  const values = record.custom ?? {};
  const names = record.customNames ?? {};
  const groups = form
    ? groupsOf(form)
        .map(({ id, title, fields }) => ({ id, title, fields: fields.filter((field) => !field.isSystem) }))
        .filter(({ fields }) => fields.length > 0)
    : [];
  return groups.map(({ id, title, fields }) => (
    <PropertyGroup key={id} title={title}>
      {fields.map((field) => (
        <InlineEdit<unknown>
          key={field.code}
          {...customEdit(field, values[field.code] ?? null, { people, names, isReadOnly })}
          onSave={async (next) => {
            await onSave({ custom: { [field.code]: cleanValue(field, next) } });
          }}
        />
      ))}
    </PropertyGroup>
  ));
}
