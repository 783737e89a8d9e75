import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smsLength, formatSmsLength } from './sms.ts';

describe('text message length', () => {
  test.each([
    ['', 'gsm7', 0, 0, 160],
    ['a'.repeat(160), 'gsm7', 160, 1, 0],
    ['a'.repeat(161), 'gsm7', 161, 2, 145],
    ['a'.repeat(306), 'gsm7', 306, 2, 0],
    ['a'.repeat(307), 'gsm7', 307, 3, 152],
    // An extension character takes two units.
    ['€'.repeat(80), 'gsm7', 160, 1, 0],
    // The 153rd unit stays free instead of splitting a character.
    [`${'a'.repeat(152)}€${'a'.repeat(20)}`, 'gsm7', 174, 2, 131],
    ['ж'.repeat(70), 'ucs2', 70, 1, 0],
    ['ж'.repeat(71), 'ucs2', 71, 2, 63],
    ['ж'.repeat(134), 'ucs2', 134, 2, 0],
    ['ж'.repeat(135), 'ucs2', 135, 3, 66],
    // An emoji takes two units that are not split.
    [`${'ж'.repeat(66)}😀${'ж'.repeat(10)}`, 'ucs2', 78, 2, 55],
    ['Grüße für 5 £', 'gsm7', 13, 1, 147],
    ['“Soon”', 'ucs2', 6, 1, 64],
  ] as const)('%j', (text, encoding, units, parts, left) => {
    expect(smsLength(text)).toMatchObject({ encoding, units, parts, left });
  });

  const alphabet = fc.array(fc.constantFrom('a', 'é', '€', '{', '\n', ' ')).map((all) => all.join(''));

  test('needs exactly as many parts as the text fills', () => {
    fc.assert(
      fc.property(fc.oneof(alphabet, fc.string({ unit: 'grapheme', maxLength: 900 })), (text) => {
        const { encoding, units, parts, left } = smsLength(text);
        const [alone, part] = encoding === 'gsm7' ? [160, 153] : [70, 67];
        const room = parts <= 1 ? alone : part;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThan(room + Number(parts === 0));
        expect(units).toBeLessThanOrEqual(Math.max(parts, 1) * room);
        // At most one unit per part is lost to characters that cannot be split.
        if (parts > 1) expect(units).toBeGreaterThan((parts - 1) * (part - 1));
        expect(parts === 0).toBe(text === '');
      }),
    );
  });

  test('never needs fewer messages for a longer text', () => {
    fc.assert(
      fc.property(alphabet, alphabet, (text, more) => {
        expect(smsLength(text + more).parts).toBeGreaterThanOrEqual(smsLength(text).parts);
      }),
    );
  });

  test('formats the length as text', () => {
    expect(formatSmsLength('')).toBe('0 characters, no message, 160 left.');
    expect(formatSmsLength('Hi')).toBe('2 characters, 1 message, 158 left.');
    expect(formatSmsLength('“Hi”')).toBe('4 characters, 1 message, 66 left. “ ” make messages short.');
  });
});
