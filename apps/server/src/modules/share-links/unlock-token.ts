import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a password that was given is remembered. */
const lifetime = 3_600_000;

const macOf = (secret: string, id: string, until: number) =>
  createHmac('sha256', secret).update(`${id} ${until}`).digest();

/**
 * A pass says that whoever holds it knew the password of a link, an hour ago at most. The hash of the password is its
 * key: another link, or another password, makes it void, and nothing is stored.
 */
export function makePass(secret: string, id: string, now: Date): string {
  const until = now.getTime() + lifetime;
  return `${until}.${macOf(secret, id, until).toString('base64url')}`;
}

export function isPass(text: string | undefined, secret: string, id: string, now: Date): boolean {
  const [until = '', mac = ''] = (text ?? '').split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) < now.getTime()) return false;
  const [given, wanted] = [Buffer.from(mac, 'base64url'), macOf(secret, id, Number(until))];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
