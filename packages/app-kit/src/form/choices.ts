import type { FieldMeta } from '@plumbline/api/entities';
import { useEntityNames } from '@plumbline/api/entities';
import { unloadedOptions } from '@plumbline/ui/Select';
import { usePeople, useStatuses } from '../data/lookups.ts';
import { choicesOf, statusModuleOf } from './resource-fields.ts';

const noChoices: readonly never[] = [];
type Choices = Readonly<Record<string, readonly { id: string; label: string }[]>>;

/** Options of an entity's fields and the tones of its statuses. */
export function useEntityChoices(fields: Readonly<Record<string, FieldMeta>>): {
  choices: Choices;
  statuses: ReturnType<typeof useStatuses>;
} {
  const people = usePeople();
  const statusField = Object.entries(fields).find(([, field]) => statusModuleOf(field));
  const statuses = useStatuses(statusField && statusModuleOf(statusField[1]));
  const named = Object.entries(fields).flatMap(([name, field]) =>
    field.choices !== undefined && !statusModuleOf(field) ? [[name, field.choices] as const] : [],
  );
  const names = useEntityNames(
    named.map(([, source]) => source),
    unloadedOptions,
  );
  const choices: Choices = Object.fromEntries([
    ...Object.entries(fields).flatMap(([name, field]) => {
      const own = choicesOf(field);
      if (own) return [[name, own] as const];
      return field.ref === 'user' ? [[name, people] as const] : [];
    }),
    ...(statusField ? [[statusField[0], statuses.options] as const] : []),
    ...named.map(([name, source]) => [name, names[source] ?? noChoices] as const),
  ]);
  return { choices, statuses };
}
