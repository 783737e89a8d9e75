import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ports } from '../context/context.ts';

/** Signs and reads addresses of stored files, valid for a quarter of an hour, on any server that shares the key. */
export function createUrlSigner(secret: string): Pick<Ports, 'sign' | 'unsign'> {
  const mac = (text: string) => createHmac('sha256', secret).update(text).digest();
  return {
    sign(key, { name, contentType, inline = false }) {
      // Rounded up, so that a picture has one URL for 15 minutes and is cached.
      const until = Math.ceil(Date.now() / 900_000) * 900_000 + 900_000;
      const body = Buffer.from(JSON.stringify([key, name, contentType, inline ? 1 : 0, until])).toString(
        'base64url',
      );
      return `/api/workdrive/signed/${body}.${mac(body).toString('base64url')}`;
    },
    unsign(token) {
      const [body = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const wanted = mac(body);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
      const [key, name, contentType, inline, until] = JSON.parse(
        Buffer.from(body, 'base64url').toString(),
      ) as [string, string, string, number, number];
      return until < Date.now() ? undefined : { key, name, contentType, inline: inline === 1 };
    },
  };
}
