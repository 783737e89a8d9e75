import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../Number/marks.ts';
import {
  keyBeside,
  keyOfKeyboard,
  keypadLayout,
  pressKey,
  valueOfEntry,
  type KeypadKey,
} from './keypadInput.ts';

const money = { isMinor: true, fractionDigits: 2, maxDigits: 9 };
const measure = { isMinor: false, fractionDigits: 3, maxDigits: 9 };
const type = (keys: readonly KeypadKey[], rules: typeof money, from = '') =>
  keys.reduce((text, key) => pressKey(text, key, rules).text, from);
const digit = fc.constantFrom<KeypadKey>('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '00');

describe('pressKey in the smallest unit', () => {
  it('fills amounts from the cents', () => {
    expect(type(['1', '2', '3', '4'], money)).toBe('12.34');
    expect(type(['5', '00', '00'], money)).toBe('500.00');
    expect(type(['1', '2'], { ...money, fractionDigits: 0 })).toBe('12');
  });
  it('distinguishes none from zero', () => {
    expect(type(['0'], money)).toBe('0.00');
    expect(type(['5', 'backspace'], money)).toBe('');
    expect(type(['1', '2', 'clear'], money)).toBe('');
  });
  it('continues a value with fewer decimals', () => expect(type(['5'], money, '12')).toBe('120.05'));
  it('keeps the entry when it is full', () => {
    const full = type(
      Array.from({ length: 11 }, () => '9' as const),
      money,
    );
    expect(pressKey(full, '1', money)).toEqual({ text: '999999999.99', isFull: true });
  });
  it('gives the exact amount of any digits', () => {
    fc.assert(
      fc.property(fc.array(digit, { minLength: 1, maxLength: 5 }), (keys) => {
        const minor = BigInt(keys.join(''));
        expect(type(keys, money)).toBe(`${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`);
      }),
    );
  });
});

describe('pressKey with a point', () => {
  it.each<[KeypadKey[], string]>([
    [['1', '2', 'point', '5'], '12.5'],
    [['point', '5'], '0.5'],
    [['0', '0', '7'], '7'],
    [['00'], '0'],
    [['1', 'point', '2', 'point', '3'], '1.23'],
    [['1', 'point', '2', '3', '00'], '1.230'],
    [['1', 'point', 'backspace', 'backspace'], ''],
  ])('%j → %s', (keys, text) => expect(type(keys, measure)).toBe(text));
  it('has no point for whole numbers', () => {
    expect(type(['1', 'point', '2'], { ...measure, fractionDigits: 0 })).toBe('12');
  });
  it('never exceeds the digits, and backspace removes what one digit added', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(digit, fc.constant<KeypadKey>('point')), { maxLength: 30 }), (keys) => {
        const text = type(keys, measure);
        const [whole = '', fraction = ''] = text.split('.');
        expect(whole.length).toBeLessThanOrEqual(9);
        expect(fraction.length).toBeLessThanOrEqual(3);
        expect(valueOfEntry(text)).toMatch(/^(?:|(?:0|[1-9]\d*)(?:\.\d+)?)$/);
        const { text: more, isFull } = pressKey(text, '7', measure);
        if (!isFull && text !== '0') expect(type(['backspace'], measure, more)).toBe(text);
      }),
    );
  });
});

it('reads the keys of a hardware keyboard in the digits of the locale', () => {
  const arabic = marksOf('ar-EG');
  expect(keyOfKeyboard('7', arabic)).toBe('7');
  expect(keyOfKeyboard('٧', arabic)).toBe('7');
  expect(keyOfKeyboard('٫', arabic)).toBe('point');
  expect(keyOfKeyboard(',', marksOf('en-US'))).toBe('point');
  expect(keyOfKeyboard('Delete', arabic)).toBe('clear');
  expect(keyOfKeyboard('a', arabic)).toBeUndefined();
});

describe('keyBeside', () => {
  const layout = keypadLayout(false, true);
  it('moves between keys and stops at the edge', () => {
    expect(keyBeside(layout, '7', 'ArrowRight')).toBe('8');
    expect(keyBeside(layout, '7', 'ArrowLeft')).toBe('7');
    expect(keyBeside(layout, 'clear', 'ArrowDown')).toBe('submit');
  });
  it('crosses keys that cover two cells', () => {
    expect(keyBeside(layout, '0', 'ArrowRight')).toBe('submit');
    expect(keyBeside(layout, 'submit', 'ArrowDown')).toBe('submit');
    expect(keyBeside(layout, 'submit', 'ArrowUp')).toBe('clear');
  });
});
