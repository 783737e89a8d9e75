import { FieldControl, type FieldSpec } from '@plumbline/app-kit/form/FieldControl';
import { specOf } from '@plumbline/app-kit/custom/fields';
import type { FieldKind } from '@plumbline/validation/forms';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { Card } from '@plumbline/ui/Card';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { PreviewField } from '@plumbline/ui/FormBuilder';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import type { DraftGroup } from './draft.ts';
import { formsMessages } from './messages.ts';

const controls: Partial<Record<FieldKind, FieldSpec['kind']>> = { person: 'search', record: 'search' };

/** Interactive preview of the form; values entered here are not saved. */
export function FormPreview({
  title,
  level = 3,
  groups,
}: {
  title: string;
  /** Level of the card's heading. */
  level?: 2 | 3;
  groups: readonly DraftGroup[];
}) {
  const people = usePeople();
  const [values, setValues] = useState<Record<string, unknown>>({});
  return (
    <Card title={title} level={level}>
      <Stack gap={24}>
        {groups
          .filter(({ fields }) => fields.length > 0)
          .map((group, index) => (
            <FieldGroup key={group.id} columns="halves" {...(index === 0 ? {} : { title: group.title })}>
              {group.fields.map((field) => {
                const label = field.label || formsMessages.newField;
                const spec = specOf({ ...field, label }, values[field.key], { people, names: {} });
                const control = (
                  <PreviewField key={field.key} id={field.key}>
                    <FieldControl
                      // System fields have no option list here, so people stand in for it.
                      field={field.isSystem && controls[field.kind] ? { ...spec, options: people } : spec}
                      value={values[field.key]}
                      onChange={(value) => setValues((before) => ({ ...before, [field.key]: value }))}
                    />
                  </PreviewField>
                );
                return field.width === 'full' ? <WideField key={field.key}>{control}</WideField> : control;
              })}
            </FieldGroup>
          ))}
      </Stack>
    </Card>
  );
}
