import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ports } from '../context/context.ts';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/** Keeps secrets that the server needs itself: AES-GCM with a key derived from the server's own. */
export function createSecretCipher(secret: string): Pick<Ports, 'seal' | 'unseal'> {
  const key = Buffer.from(hkdfSync('sha256', secret, 'plumbline', 'secrets of companies', 32));
  return {
    seal(text, of) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        version,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    unseal(sealed, of) {
      const [is, ...parts] = sealed.split('.');
      const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (is !== version || !nonce || !tag || !body) return undefined;
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
          .setAAD(Buffer.from(of))
          .setAuthTag(tag);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
