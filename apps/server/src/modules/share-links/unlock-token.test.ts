import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnlockToken, createUnlockToken } from './unlock-token.ts';

const now = new Date('2026-03-01T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('an unlock token opens its own link with its password for one hour', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (secret, id, otherSecret, otherId) => {
      const pass = createUnlockToken(secret, id, now);
      expect(isUnlockToken(pass, secret, id, later(59))).toBe(true);
      expect(isUnlockToken(pass, secret, id, later(61))).toBe(false);
      fc.pre(otherSecret !== secret && otherId !== id);
      expect(isUnlockToken(pass, otherSecret, id, now)).toBe(false);
      expect(isUnlockToken(pass, secret, otherId, now)).toBe(false);
    }),
  );
});
test('rejects any other unlock token', () => {
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), (text) => {
      expect(isUnlockToken(text, 'secret', 'id', now)).toBe(false);
    }),
  );
  const [until, mac] = createUnlockToken('secret', 'id', now).split('.');
  expect(isUnlockToken(`${Number(until) + 1}.${mac}`, 'secret', 'id', now)).toBe(false);
});
