import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ArchiveNames, portableName } from './archive-names.ts';

describe('a portable name', () => {
  test.each([
    ['plan.pdf', 'plan.pdf'],
    ['Trail.', 'Trail'],
    ['Trail. . ', 'Trail'],
    ['CON', 'CON_'],
    ['con.txt', 'con_.txt'],
    ['Aux .tar.gz', 'Aux_.tar.gz'],
    ['COM¹', 'COM¹_'],
    ['console', 'console'],
    ['x:y*?"<>|', 'x_y______'],
    ['a/b\\c', 'a_b_c'],
    ['tab\there', 'tab_here'],
    ['e\u0301le\u0301vation.txt', '\u00E9l\u00E9vation.txt'],
    ['...', '_'],
    ['.gitignore', '.gitignore'],
    [' leading', 'leading'],
  ])('of %j is %j', (name, portable) => {
    expect(portableName(name)).toBe(portable);
  });
  test('keeps the extension of a name that is cut', () => {
    const portable = portableName(`${'図'.repeat(250)}.pdf`);
    expect(Buffer.byteLength(portable)).toBeLessThanOrEqual(240);
    expect(portable).toMatch(/^図+\.pdf$/);
  });
  test('can be unpacked, and stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (name) => {
        const portable = portableName(name);
        expect(portable).not.toMatch(/[<>:"/\\|?*\p{Cc}]|[. ]$|^$|^ /u);
        expect(portable.split('.')[0]).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)$/i);
        expect(Buffer.byteLength(portable)).toBeLessThanOrEqual(255);
        expect(portable).toBe(portable.normalize('NFC'));
        expect(portableName(portable)).toBe(portable);
      }),
    );
  });
});

describe('paths of an archive', () => {
  test('differ on systems that ignore case, dropped ends and Unicode forms', () => {
    const names = new ArchiveNames();
    expect(
      ['Trail.', 'Trail', 'trail', 'a?.pdf', 'a*.pdf', 'e\u0301', '\u00E9'].map((name) =>
        names.pathOf('', name),
      ),
    ).toEqual(['Trail', 'Trail (2)', 'trail (3)', 'a_.pdf', 'a_ (2).pdf', '\u00E9', '\u00E9 (2)']);
    expect(names.pathOf('Trail/', 'a')).toBe('Trail/a');
    expect(names.pathOf('', 'a_ (2).pdf')).toBe('a_ (3).pdf');
  });
  test('are unique and stay inside the folder', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 6 }), { maxLength: 30 }), (all) => {
        const names = new ArchiveNames();
        const paths = all.map((name) => names.pathOf('Site/', name));
        expect(new Set(paths.map((path) => path.normalize('NFC').toLowerCase())).size).toBe(all.length);
        expect(paths.every((path) => path.startsWith('Site/') && path.split('/').length === 2)).toBe(true);
      }),
    );
  });
});
