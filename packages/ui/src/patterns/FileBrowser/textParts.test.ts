import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textParts } from './textParts.ts';

test('the rows of a workbook are tables, and what stands between them are words', () => {
  expect(textParts('Bid tab\nItem\tPrice\nDoor\t$1,200.00\n\nR&D\nFree\tTRUE\n\t12.5')).toEqual([
    { words: 'Bid tab' },
    {
      rows: [
        ['Item', 'Price'],
        ['Door', '$1,200.00'],
      ],
      isNumeric: [false, true],
    },
    { words: '\nR&D' },
    {
      rows: [
        ['Free', 'TRUE'],
        ['', '12.5'],
      ],
      isNumeric: [false, true],
    },
  ]);
});

test('one line with a tab, indentation, and more cells than can be looked at are words', () => {
  for (const text of ['', 'Dear Sir,\nfind attached\tthe scope.', 'if (x)\n\treturn;\n\t\tno;'])
    expect(textParts(text)).toEqual([{ words: text }]);
  const large = Array.from({ length: 6000 }, (_, at) => `${at}\tx`).join('\n');
  expect(textParts(large)).toEqual([{ words: large }]);
});

test('nothing that a file says is left out', () => {
  const line = fc.array(fc.constantFrom('', 'Door', '12', '1,200.50', '—'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const text = lines.map((cells) => cells.join('\t')).join('\n');
      const said = textParts(text).map((part) =>
        'words' in part ? part.words : part.rows.map((row) => row.join('\t')).join('\n'),
      );
      expect(said.join('\n')).toBe(text);
    }),
  );
});
