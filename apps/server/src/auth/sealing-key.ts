import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../core/config.ts';
import { createSecretCipher, type SecretCipher } from './secret-cipher.ts';

/** File of the sealing key in the data folder, if no setting has one. */
const FILE = 'sealing.key';
/** Advisory lock: one server at a time seals the secrets anew. */
const LOCK = 4222;

/** Error of a sealing key that does not belong to the database, with a message for the operator. */
export class SealingKeyError extends Error {}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Creates a file with a random key, readable by its owner only. An existing file stays. */
async function createKeyFile(file: string): Promise<void> {
  const key = `${randomBytes(32).toString('hex')}\n`;
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, key, { mode: 0o600 });
    // Of two servers that start at the same time, one creates the file, and neither reads an incomplete one.
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // File systems without hard links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error))) throw error;
    await writeFile(file, key, { mode: 0o600, flag: 'wx' }).catch((failure: unknown) => {
      if (codeOf(failure) !== 'EEXIST') throw failure;
    });
  } finally {
    await rm(draft, { force: true });
  }
}

/** Reads the key from the data folder and creates it at the first start. */
async function keyFromFile(folder: string): Promise<string> {
  const file = path.join(folder, FILE);
  const content = await readFile(file, 'utf8').catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    await createKeyFile(file);
    return readFile(file, 'utf8');
  });
  const key = content.trim();
  if (key.length < 32) throw new SealingKeyError(`${file} has no key of at least 32 characters.`);
  return key;
}

/** Identifies a key in the database without revealing it. */
const idOf = (key: string) => createHash('sha256').update(`sealing key ${key}`).digest('hex');

interface SealedSecret {
  kind: string;
  tenant_id: string | null;
  id: string;
  context: string;
  sealed: string;
}

/** Numbers of secrets after a start. */
interface ResealCount {
  /** Secrets that were sealed with the current key. */
  resealed: number;
  /** Secrets that no key opens. */
  unreadable: number;
}

/** Seals every secret with the current key. Secrets of authenticators from before sealing are plain. */
async function resealSecrets(client: pg.ClientBase, cipher: SecretCipher): Promise<ResealCount> {
  const { rows } = await client.query<SealedSecret>('select * from platform.sealed_secrets()');
  const count: ResealCount = { resealed: 0, unreadable: 0 };
  for (const { kind, tenant_id, id, context, sealed } of rows) {
    if (cipher.isCurrent(sealed, context)) continue;
    const isPlain = kind === 'second_factor' && /^[A-Z2-7]+=*$/.test(sealed);
    const text = isPlain ? sealed : cipher.unseal(sealed, context);
    // A secret that no key opens is entered anew by its owner.
    if (text === undefined) {
      count.unreadable++;
      continue;
    }
    await client.query('select platform.replace_sealed_secret($1, $2, $3, $4, $5)', [
      kind,
      tenant_id,
      id,
      sealed,
      cipher.seal(text, context),
    ]);
    count.resealed++;
  }
  return count;
}

/**
 * Creates the cipher of secrets from the key of the settings or the data folder, and seals everything with it that an
 * earlier key has sealed. The database keeps only the id of the key.
 * @param options.signingSecret sealed secrets before they had a key of their own.
 * @returns the cipher, and how many secrets were sealed anew and how many no key opens.
 * @throws SealingKeyError if the database's secrets were sealed with a key that is not given.
 */
export async function openSecretCipher(
  owner: pg.Pool,
  {
    config,
    signingSecret,
  }: {
    config: Pick<Config, 'dataFolder' | 'sealingKey' | 'previousSealingKey'>;
    signingSecret: string;
  },
): Promise<{ cipher: SecretCipher } & ResealCount> {
  const current = config.sealingKey ?? (await keyFromFile(config.dataFolder));
  const given = config.previousSealingKey === undefined ? [] : [config.previousSealingKey];
  const cipher = createSecretCipher({ current, previous: [...given, signingSecret] });
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ value: string }>(
      "select value from platform.secret where name = 'sealing_key_id'",
    );
    const stored = rows[0]?.value;
    const isKnown = stored === undefined || [current, ...given].some((key) => idOf(key) === stored);
    if (!isKnown)
      throw new SealingKeyError(
        `The secrets in this database were sealed with another key. Put ${FILE} of the data folder back, or set PLUMBLINE_SEALING_KEY, on every server.`,
      );
    const count = await resealSecrets(client, cipher);
    await client.query(
      "insert into platform.secret values ('sealing_key_id', $1) on conflict (name) do update set value = excluded.value",
      [idOf(current)],
    );
    await client.query('commit');
    return { cipher, ...count };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
