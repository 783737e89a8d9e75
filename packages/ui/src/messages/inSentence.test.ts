import { expect, test } from 'vitest';
import { inSentence } from './inSentence.ts';

test.each([
  ['Quote templates', 'quote templates'],
  ['AI estimate requests', 'AI estimate requests'],
  ['W-9', 'W-9'],
  ['PO number', 'PO number'],
  ['Élévations', 'élévations'],
  ['عروض', 'عروض'],
  ['', ''],
])('inSentence turns %s into %s', (label, within) => expect(inSentence(label)).toBe(within));
