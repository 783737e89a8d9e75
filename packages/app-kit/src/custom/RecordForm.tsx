import type { CustomField, FormModuleKey } from '@plumbline/validation/forms';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { FormDrawer, type FormDrawerProps } from '../form/FormDrawer.tsx';
import { usePeople } from '../data/lookups.ts';
import { arrange, checkOf } from './fields.ts';
import { addedFields, useFormCall, type WithCustom } from './use-form.ts';

/**
 * `FormDrawer` arranged by the company's form definition, with custom fields. Their values are passed to `submit` under
 * `custom`.
 */
export function RecordForm<Values extends FieldValues>({
  form: module,
  record,
  initial,
  sections,
  ...drawer
}: Omit<FormDrawerProps<Values>, 'check'> & {
  form: FormModuleKey;
  /** Current record; undefined for a new one. */
  record: WithCustom | undefined;
}) {
  const people = usePeople();
  // Keep the arrangement the form was opened with, so that fields do not move while typing.
  const call = useFormCall(module);
  const loaded = call.data?.data;
  const [kept, keep] = useState(loaded);
  if (!kept && loaded) keep(loaded);
  const form = kept ?? loaded;
  const before = useMemo(() => record?.custom ?? {}, [record?.custom]);
  if (!form)
    return (
      <FormSkeleton
        title={drawer.title}
        submitLabel={drawer.submitLabel}
        onClose={drawer.onClose}
        waitsFor={[call]}
      />
    );
  // An untouched switch is false on a new record and in required fields.
  const untouched = ({ kind, required }: CustomField) =>
    kind === 'switch' && (required || !record) ? false : null;
  const custom = Object.fromEntries(
    addedFields(form).map((field) => [field.code, before[field.code] ?? untouched(field)]),
  );
  return (
    <FormDrawer<Values>
      {...drawer}
      initial={{ ...initial, custom }}
      sections={arrange(form, sections, before, { people, names: record?.customNames ?? {} })}
      check={checkOf(form, before)}
    />
  );
}
