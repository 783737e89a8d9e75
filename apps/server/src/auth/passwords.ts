import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };

const derive = (password: string, nonce: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', { message: password, nonce, ...cost }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );

/** Argon2id, 19 MiB, two passes, with the salt beside it. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return `argon2id$${nonce.toString('base64url')}$${(await derive(password, nonce)).toString('base64url')}`;
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, nonce = '', key = ''] = stored.split('$');
  const wanted = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(nonce, 'base64url'));
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}
