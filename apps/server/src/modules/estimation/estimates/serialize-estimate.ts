import type { Estimate, EstimateGroup, KnownLines } from '@plumbline/api';
import { createHash } from 'node:crypto';
import type { estimateOf } from './rules.ts';

/** Caches serialized lines by identity. */
const serializedLines = new WeakMap<object, string>();
function digestOf(lines: object): string {
  const found =
    serializedLines.get(lines) ??
    createHash('sha256').update(JSON.stringify(lines)).digest('base64url').slice(0, 22);
  serializedLines.set(lines, found);
  return found;
}

/** Serializes an estimate, leaving out lines the caller already has. */
export const estimateAnswer = (
  { groups, ...estimate }: ReturnType<typeof estimateOf>,
  version: number,
  knownLines: readonly KnownLines[] = [],
): Estimate => {
  const digests = new Map(knownLines.map(({ condition_id, digest }) => [condition_id, digest]));
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
