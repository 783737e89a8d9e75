import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayNeedNormalization, normalizeToNfc } from './nfc-input.ts';

test('texts of an input are in form NFC, passwords and keys as they were sent', () => {
  expect(
    normalizeToNfc({
      name: 'Mu\u0308ller',
      password: 'u\u0308',
      newPassword: 'u\u0308',
      current: 'u\u0308',
      tags: ['e\u0301', 1, null, true],
      'e\u0301': { city: 'Zu\u0308rich' },
    }),
  ).toEqual({
    name: 'M\u00FCller',
    password: 'u\u0308',
    newPassword: 'u\u0308',
    current: 'u\u0308',
    tags: ['\u00E9', 1, null, true],
    'e\u0301': { city: 'Z\u00FCrich' },
  });
});

test('an input of ASCII alone needs no normalization, and normalizing any input twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const once = normalizeToNfc(value);
      expect(normalizeToNfc(once)).toEqual(once);
      if (!mayNeedNormalization(JSON.stringify(value))) expect(once).toEqual(value);
    }),
  );
  expect(mayNeedNormalization('{"name":"Mu\\u0308ller"}')).toBe(true);
  expect(mayNeedNormalization('{"name":"Muller"}')).toBe(false);
});

test('letters outside of ASCII never become ASCII', () => {
  for (let code = 0x80; code <= 0xffff; code++) {
    const letter = String.fromCharCode(code);
    if (!letter.isWellFormed()) continue;
    expect(/^\p{ASCII}+$/u.test(String(normalizeToNfc(letter))), code.toString(16)).toBe(false);
  }
});
