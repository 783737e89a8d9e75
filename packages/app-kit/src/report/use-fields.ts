import type { FieldMeta, Kind } from '@plumbline/api/kinds';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { useMemo } from 'react';
import { listFields, listOptions } from '../custom/columns.ts';
import { addedFields, useCustomForm } from '../custom/use-form.ts';
import { useKindChoices } from '../form/choices.ts';
import { useListColumns } from '../list/use-list-columns.ts';
import { usePeople } from '../data/lookups.ts';

/** A kind whose list is summed up in groups. */
export type SummedKind = Pick<
  Kind<{ uuid: string }>,
  'name' | 'one' | 'many' | 'right' | 'path' | 'list' | 'form' | 'sum' | 'fields' | 'useSummary'
>;
const noColumns: never[] = [];

/** What a report of a kind can group, measure and filter by: the contract's fields and those of the company. */
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
      // A person is one of the company's, not a choice of the form.
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
