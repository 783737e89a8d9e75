import { signature, type DuplicateRecord } from '@plumbline/validation/duplicates';
import { getResource } from '../../resource/registry.ts';

/** Keys by which lines of a file are candidates, beside identity keys. */
const keyOf = (text: string) => `like:${text}`;

/** Keys under which a row is a candidate for similar ones; empty for an entity that is not compared. */
export function signatureOf(name: string, body: DuplicateRecord): string[] {
  const rule = getResource(name)?.duplicates;
  return rule ? signature(rule, body).map(keyOf) : [];
}
