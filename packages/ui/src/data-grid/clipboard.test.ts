import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromTsv, toHtml, toTsv } from './clipboard.ts';

describe('tab-separated values', () => {
  it('parses the clipboard text of a spreadsheet', () => {
    expect(fromTsv('Stud\t174\r\nTrack\t462\r\n')).toEqual([
      ['Stud', '174'],
      ['Track', '462'],
    ]);
  });
  it('keeps breaks, tabs and quotes inside a field', () => {
    expect(fromTsv('"two\nlines"\t"5/8"" board"')).toEqual([['two\nlines', '5/8" board']]);
  });
  it('leaves an inch mark inside a word alone', () => {
    expect(fromTsv('Metal stud 3-5/8"\t20 ga')).toEqual([['Metal stud 3-5/8"', '20 ga']]);
  });
  it('round-trips cells', () => {
    const field = fc.string().map((text) => text.replaceAll('\r', ''));
    const rows = fc.array(fc.array(field, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, (value) => {
        expect(fromTsv(toTsv(value))).toEqual(value);
      }),
    );
  });
  it('writes an escaped HTML table', () => {
    expect(toHtml([['5/8" <board>', 'A & B\nC']])).toBe(
      '<table><tr><td>5/8&quot; &lt;board&gt;</td><td>A &amp; B<br>C</td></tr></table>',
    );
  });
});
