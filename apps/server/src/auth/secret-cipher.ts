import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Ports } from '../context/context.ts';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/** Keys of sealed secrets; AES keys are derived from them. */
export interface SealingKeys {
  /** Seals and opens. */
  current: string;
  /** Open what was sealed before the key was changed. */
  previous?: readonly string[];
}

/** Encrypts secrets that the server needs itself. */
export interface SecretCipher extends Pick<Ports, 'seal' | 'unseal'> {
  /** True if the current key has sealed the text. */
  isCurrent(sealed: string, context: string): boolean;
}

const deriveKey = (key: string) =>
  Buffer.from(hkdfSync('sha256', key, 'plumbline', 'secrets of companies', 32));

/** @returns undefined for a text that was sealed with another key or for another context. */
function open(sealed: string, context: string, key: Buffer): string | undefined {
  const [prefix, ...parts] = sealed.split('.');
  const [nonce, tag, body] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (prefix !== version || !nonce || !tag || !body) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/** Creates an AES-256-GCM cipher whose texts are bound to what they are the secret of. */
export function createSecretCipher({ current, previous = [] }: SealingKeys): SecretCipher {
  const currentKey = deriveKey(current);
  const keys = [currentKey, ...previous.map(deriveKey)];
  return {
    seal(text, context) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        version,
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    unseal(sealed, context) {
      for (const key of keys) {
        const text = open(sealed, context, key);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    isCurrent: (sealed, context) => open(sealed, context, currentKey) !== undefined,
  };
}
