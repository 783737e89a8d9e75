import type { FieldMeta, Entity } from '@plumbline/api/entities';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { useMemo } from 'react';
import { listFields, listOptions } from '../custom/columns.ts';
import { addedFields, useCustomForm } from '../custom/use-form.ts';
import { useEntityChoices } from '../form/choices.ts';
import { useListColumns } from '../list/use-list-columns.ts';
import { usePeople } from '../data/lookups.ts';

/** Entity with a summary. */
export type AggregatableEntity = Pick<
  Entity<{ uuid: string }>,
  'name' | 'one' | 'many' | 'right' | 'path' | 'list' | 'form' | 'boardSum' | 'fields' | 'useSummary'
>;
const noColumns: never[] = [];

/** Fields that a report can group, measure and filter by, including custom fields. */
export function useReportFields(entity: AggregatableEntity) {
  const own = useCustomForm(entity.form ? (entity.name as FormModuleKey) : undefined);
  const people = usePeople();
  const { choices } = useEntityChoices(entity.fields);
  const { filterFields } = useListColumns<object>({
    fields: entity.fields,
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
      fields: { ...entity.fields, ...Object.fromEntries(added) } as Readonly<Record<string, FieldMeta>>,
      options: { ...choices, ...chosen },
    };
  }, [entity, own, people, choices]);
  return { fields, options, filterFields, isReady: !entity.form || own !== undefined };
}

const optionsIn = (options: readonly { id: string }[] | undefined) =>
  options ? { options: options.map(({ id }) => id) } : {};
