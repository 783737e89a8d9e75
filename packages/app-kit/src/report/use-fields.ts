import type { FieldMeta, Kind } from '@plumbline/api/kinds';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { useMemo } from 'react';
import { listFields, listOptions } from '../custom/columns.ts';
import { addedFields, useCustomForm } from '../custom/use-form.ts';
import { useKindChoices } from '../form/choices.ts';
import { useListColumns } from '../list/use-list-columns.ts';
import { usePeople } from '../data/lookups.ts';

/** Entity with a summary. */
export type SummedKind = Pick<
  Kind<{ uuid: string }>,
  'name' | 'one' | 'many' | 'right' | 'path' | 'list' | 'form' | 'sum' | 'fields' | 'useSummary'
>;
const noColumns: never[] = [];

/** Fields that a report can group, measure and filter by, including custom fields. */
export function useReportFields(kind: SummedKind) {
  const own = useCustomForm(kind.form ? (kind.name as FormModuleKey) : undefined);
  const people = usePeople();
  const { choices } = useKindChoices(kind.fields);
  const { filterFields } = useListColumns<object>({
    fields: kind.fields,
    columns: noColumns,
    options: choices,
    own,
    people,
  });
  const { fields, options } = useMemo(() => {
    const listed = addedFields(own);
    const chosen = listOptions(listed, people);
    const added = Object.entries(listFields(listed)).map(([name, field]): [string, FieldMeta] => [
      name,
      // User fields take their options from the company's users, not from the form.
      field.kind === 'uuid' ? field : { ...field, ...optionsIn(chosen[name]) },
    ]);
    return {
      fields: { ...kind.fields, ...Object.fromEntries(added) } as Readonly<Record<string, FieldMeta>>,
      options: { ...choices, ...chosen },
    };
  }, [kind, own, people, choices]);
  return { fields, options, filterFields, isReady: !kind.form || own !== undefined };
}

const optionsIn = (options: readonly { id: string }[] | undefined) =>
  options ? { options: options.map(({ id }) => id) } : {};
