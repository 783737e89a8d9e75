import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTextBlocks } from './splitTextBlocks.ts';

test('shows workbook rows as tables and other lines as text', () => {
  expect(splitTextBlocks('Bid tab\nItem\tPrice\nDoor\t$1,200.00\n\nR&D\nFree\tTRUE\n\t12.5')).toEqual([
    { text: 'Bid tab' },
    {
      rows: [
        ['Item', 'Price'],
        ['Door', '$1,200.00'],
      ],
      isNumeric: [false, true],
    },
    { text: '\nR&D' },
    {
      rows: [
        ['Free', 'TRUE'],
        ['', '12.5'],
      ],
      isNumeric: [false, true],
    },
  ]);
});

test('shows a single tabbed line, indentation and too many cells as text', () => {
  for (const text of ['', 'Dear Sir,\nfind attached\tthe scope.', 'if (x)\n\treturn;\n\t\tno;'])
    expect(splitTextBlocks(text)).toEqual([{ text }]);
  const large = Array.from({ length: 6000 }, (_, at) => `${at}\tx`).join('\n');
  expect(splitTextBlocks(large)).toEqual([{ text: large }]);
});

test('keeps all text of a file', () => {
  const line = fc.array(fc.constantFrom('', 'Door', '12', '1,200.50', '—'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const text = lines.map((cells) => cells.join('\t')).join('\n');
      const texts = splitTextBlocks(text).map((part) =>
        'text' in part ? part.text : part.rows.map((row) => row.join('\t')).join('\n'),
      );
      expect(texts.join('\n')).toBe(text);
    }),
  );
});
