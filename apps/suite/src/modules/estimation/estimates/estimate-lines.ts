import type { Estimate, KnownLines } from '@plumbline/api';

/** Digests of the loaded lines; the server omits groups whose digest has not changed. */
export const knownOf = ({ groups }: Pick<Estimate, 'groups'>): KnownLines[] =>
  groups.map(({ condition_id, digest }) => ({ condition_id, digest }));

/** Merges a response with the loaded lines that it omitted, which keep their object identity. */
export function withKnown(answer: Estimate, previous: Estimate | undefined): Estimate {
  const kept = new Map(previous?.groups.map((group) => [group.condition_id, group]));
  return {
    ...answer,
    groups: answer.groups.map(({ is_known, ...group }) =>
      is_known ? { ...group, lines: kept.get(group.condition_id)?.lines ?? [] } : group,
    ),
  };
}
