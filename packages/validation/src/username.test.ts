import { expect, test } from 'vitest';
import { normalizeUsername } from './username.ts';

test.each([
  ['sales@summit.test', 'sales@summit.test'],
  [' Sales@SUMMIT.test ', 'sales@summit.test'],
  ['JÖRG@summit.test', 'jörg@summit.test'],
  ['jo\u0308rg@summit.test', 'jörg@summit.test'],
  ['ann@bücher.test', 'ann@xn--bcher-kva.test'],
  ['ann@BÜCHER.test', 'ann@xn--bcher-kva.test'],
  ['ΝΊΚΟΣ@summit.test', 'νίκοσ@summit.test'],
  ['owner', 'owner'],
])('normalizes %s to %s', (written, normal) => {
  expect(normalizeUsername(written)).toBe(normal);
});

test.each([
  ['a capital I with a dot', 'sales@summ\u0130t.test'],
  ['a Kelvin sign', 'mar\u212A@summit.test'],
  ['a long s', '\u017Fales@summit.test'],
  ['full-width letters', '\uFF53ales@summit.test'],
  ['a full-width at sign', 'sales\uFF20summit.test'],
  ['a ligature', '\uFB01nance@summit.test'],
  ['an ideographic full stop in the domain', 'sales@summit\uFF0Etest'],
  ['a zero-width space', 'sa\u200Bles@summit.test'],
  ['a soft hyphen', 'sa\u00ADles@summit.test'],
  ['a line break', 'sales@summit.test\nbcc:x@x.test'],
  ['NUL', 'sales@summit.test\u0000'],
  ['an unpaired surrogate', 'sales\uD800@summit.test'],
  ['a domain with a path', 'sales@bü/summit.test'],
  ['blanks alone', '  '],
])('rejects a name with %s', (_what, written) => {
  expect(normalizeUsername(written)).toBeUndefined();
});

test('distinguishes letters that look alike', () => {
  const latin = normalizeUsername('sales@summit.test');
  for (const other of ['sales@summıt.test', 'sаles@summit.test', 'sales@summi\u0307t.test'])
    expect(normalizeUsername(other)).not.toBe(latin);
});

test('is idempotent', () => {
  for (const written of ['Sales@SUMMIT.test', 'JÖRG@bücher.test', 'ΝΊΚΟΣ@summit.test']) {
    const normal = normalizeUsername(written) ?? '';
    expect(normalizeUsername(normal)).toBe(normal);
  }
});
