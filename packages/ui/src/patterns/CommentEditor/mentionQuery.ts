import type { MentionSort } from '../RichText/clean.ts';

export interface MentionQuery {
  sort: MentionSort;
  /** Text after the mention character. */
  query: string;
  /** Characters from the sign to the caret. */
  length: number;
}

/** Letters of any language, digits, spaces and characters of names and record numbers. */
const pattern = /(?:^|[\s(\ufffc])([@#])((?:[\p{L}\p{M}\d][\p{L}\p{M}\d .'’-]{0,39})?)$/u;

/** Returns the mention being typed before the caret; undefined if there is none. */
export function mentionQuery(before: string): MentionQuery | undefined {
  const found = pattern.exec(before);
  const [, sign, query = ''] = found ?? [];
  if (sign === undefined) return undefined;
  // Two spaces, or text after a full stop, end the mention.
  if (/ {2}|\. /.test(query)) return undefined;
  return { sort: sign === '@' ? 'person' : 'record', query, length: query.length + 1 };
}
