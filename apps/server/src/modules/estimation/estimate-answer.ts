import type { Estimate, EstimateGroup, KnownLines } from '@plumbline/api';
import { createHash } from 'node:crypto';
import type { estimateOf } from './rules.ts';

const digestOf = (lines: unknown): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22);

/** An estimate as it is answered: lines that the caller has, as they are, are left out. */
export const estimateAnswer = (
  { groups, ...estimate }: ReturnType<typeof estimateOf>,
  version: number,
  known: readonly KnownLines[] = [],
): Estimate => {
  const digests = new Map(known.map(({ condition_id, digest }) => [condition_id, digest]));
  return {
    ...estimate,
    version,
    groups: groups.map(({ lines, ...group }): EstimateGroup => {
      const digest = digestOf(lines);
      return digests.get(group.condition_id) === digest
        ? { ...group, digest, is_known: true, lines: [] }
        : { ...group, digest, lines };
    }),
  };
};
