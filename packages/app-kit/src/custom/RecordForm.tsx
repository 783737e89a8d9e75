import type { CustomField, FormModuleKey } from '@plumbline/validation/forms';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormOnItsWay } from '../form/FormSkeleton.tsx';
import { FormDrawer, type FormDrawerProps } from '../form/FormDrawer.tsx';
import { usePeople } from '../data/lookups.ts';
import { arrange, checkOf } from './fields.ts';
import { addedFields, useFormCall, type WithCustom } from './use-form.ts';

/**
 * The form of a kind of record to which a company adds fields of its own: `FormDrawer`, arranged as Setup says. The
 * values of those fields come to `submit` under `custom`.
 */
export function RecordForm<Values extends FieldValues>({
  form: module,
  record,
  initial,
  sections,
  ...drawer
}: Omit<FormDrawerProps<Values>, 'check'> & {
  form: FormModuleKey;
  /** The record as it stands; without one, it is new. */
  record: WithCustom | undefined;
}) {
  const people = usePeople();
  // An arrangement that changes while somebody writes does not move the fields under their hands.
  const call = useFormCall(module);
  const loaded = call.data?.data;
  const [kept, keep] = useState(loaded);
  if (!kept && loaded) keep(loaded);
  const form = kept ?? loaded;
  const before = useMemo(() => record?.custom ?? {}, [record?.custom]);
  if (!form)
    return (
      <FormOnItsWay
        title={drawer.title}
        submitLabel={drawer.submitLabel}
        onClose={drawer.onClose}
        waitsFor={[call]}
      />
    );
  // A switch that nobody has touched says no: on a new record, and wherever an answer is asked for.
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
