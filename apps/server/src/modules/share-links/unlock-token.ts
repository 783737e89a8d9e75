import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '@plumbline/dates';

/** Milliseconds for which a given password is valid. */
const LIFETIME_MS = HOUR_MS;

const macOf = (secret: string, id: string, until: number) =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest();

/**
 * Unlock token of a password-protected link, valid for one hour. It is signed with the password hash as key: another
 * link or a changed password invalidates it, and nothing is stored.
 */
export function createUnlockToken(secret: string, id: string, now: Date): string {
  const until = now.getTime() + LIFETIME_MS;
  return `${until}.${macOf(secret, id, until).toString('base64url')}`;
}

export function isUnlockToken(text: string | undefined, secret: string, id: string, now: Date): boolean {
  const [until = '', mac = ''] = (text ?? '').split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const [given, wanted] = [Buffer.from(mac, 'base64url'), macOf(secret, id, Number(until))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
