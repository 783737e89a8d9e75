import type { FieldMeta } from '@plumbline/api/kinds';
import { useKindNames } from '@plumbline/api/kinds';
import { usePeople, useStatuses } from '../lookups.ts';
import { choicesOf, statusModuleOf } from './fields.ts';

type Choices = Readonly<Record<string, readonly { id: string; label: string }[]>>;

/**
 * What the fields of a kind are chosen from, by field, and how its statuses look.
 * @param fields of one kind, the same for as long as the caller is mounted: a screen of another kind has another key.
 */
export function useKindChoices(fields: Readonly<Record<string, FieldMeta>>): {
  choices: Choices;
  statuses: ReturnType<typeof useStatuses>;
} {
  const people = usePeople();
  const statusField = Object.entries(fields).find(([, field]) => statusModuleOf(field));
  const statuses = useStatuses(statusField && statusModuleOf(statusField[1]));
  const named = Object.entries(fields).filter(
    ([, field]) => field.choices !== undefined && !statusModuleOf(field),
  );
  // oxlint-disable-next-line react/rules-of-hooks -- one hook for each list that a kind's fields name: the contract has as many at each rendering, and callers are mounted for one kind
  const names = named.map(([name, field]) => [name, useKindNames(field.choices)] as const);
  const choices: Choices = Object.fromEntries([
    ...Object.entries(fields).flatMap(([name, field]) => {
      const own = choicesOf(field);
      if (own) return [[name, own] as const];
      return field.ref === 'user' ? [[name, people] as const] : [];
    }),
    ...(statusField ? [[statusField[0], statuses.options] as const] : []),
    ...names,
  ]);
  return { choices, statuses };
}
