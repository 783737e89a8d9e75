import type { MentionSort } from '../RichText/clean.ts';

export interface MentionQuery {
  sort: MentionSort;
  /** What was typed after the sign. */
  words: string;
  /** Characters from the sign to the caret. */
  length: number;
}

/** Letters of any language, digits, spaces and what stands in names and numbers of records. */
const pattern = /(?:^|[\s(\ufffc])([@#])((?:[\p{L}\p{M}\d][\p{L}\p{M}\d .'’-]{0,39})?)$/u;

/** The mention that is being typed at the end of the text before the caret; undefined when there is none. */
export function mentionQuery(before: string): MentionQuery | undefined {
  const found = pattern.exec(before);
  const [, sign, words = ''] = found ?? [];
  if (sign === undefined) return undefined;
  // Two spaces in a row, or words after a full stop, belong to the sentence and to no name.
  if (/ {2}|\. /.test(words)) return undefined;
  return { sort: sign === '@' ? 'person' : 'record', words, length: words.length + 1 };
}
