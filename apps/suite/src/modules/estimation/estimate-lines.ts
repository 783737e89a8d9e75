import type { Estimate, KnownLines } from '@plumbline/api';

/** What the server is told to leave out: the lines that are here, by their digest. */
export const knownOf = ({ groups }: Pick<Estimate, 'groups'>): KnownLines[] =>
  groups.map(({ condition_id, digest }) => ({ condition_id, digest }));

/** An answer with the lines that it left out; each of those stays the object that it was. */
export function withKnown(answer: Estimate, known: Estimate | undefined): Estimate {
  const kept = new Map(known?.groups.map((group) => [group.condition_id, group]));
  return {
    ...answer,
    groups: answer.groups.map(({ is_known, ...group }) =>
      is_known ? { ...group, lines: kept.get(group.condition_id)?.lines ?? [] } : group,
    ),
  };
}
