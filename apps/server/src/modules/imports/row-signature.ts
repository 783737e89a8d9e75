import { signature, type DuplicateRecord } from '@plumbline/validation/duplicates';
import { detectsDuplicates } from '../../resource/duplicate-detection.ts';

/** Keys by which lines of a file are candidates, beside identity keys. */
const keyOf = (text: string) => `like:${text}`;

/** Keys under which a row is a candidate for similar ones; empty for an entity that is not compared. */
export const signatureOf = (name: string, body: DuplicateRecord): string[] =>
  detectsDuplicates(name) ? signature(name, body).map(keyOf) : [];
