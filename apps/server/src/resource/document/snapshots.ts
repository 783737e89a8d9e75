import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { currentTypeface, type Typeface } from '../../pdf/fonts.ts';
import { loadLetterhead, type Letterhead } from '../../pdf/letterhead.ts';
import type { SentSnapshot } from './transition.ts';

type Reading = Pick<Context, 'tx'>;
/** Typeface of snapshots stored without one. */
const formerTypeface: Typeface = 'Liberation Sans';

/**
 * Table and columns that store snapshots: `head`, `logo`, `document`, `sent_to`, `issued_by` and `issued_at` by document,
 * and `sent_cc` for documents that are sent with copies.
 */
export interface SnapshotTable {
  table: string;
  /** Column of the document's id, the primary key together with the tenant. */
  key: string;
}

/** Stores what was sent. A document is sent once, so a second snapshot is refused by the primary key. */
export async function storeSnapshot(
  { table, key }: SnapshotTable,
  uuid: string,
  { tenantId, letterhead, logo, text, recipients, copies, sentBy }: SentSnapshot,
  at: string,
  { tx }: Reading,
): Promise<void> {
  const copied = copies?.length ? JSON.stringify(copies) : undefined;
  await sql`insert into ${sql.table(table)} (tenant_id, ${sql.ref(key)}, head, logo, document, sent_to, issued_by, issued_at
      ${copied === undefined ? sql`` : sql`, sent_cc`})
    values (${tenantId}::uuid, ${uuid}::uuid, ${JSON.stringify(letterhead)}::jsonb, ${logo ? Buffer.from(logo) : null},
      ${text ?? null},
      ${JSON.stringify(recipients)}::jsonb, ${sentBy}::uuid, ${at}::timestamptz
      ${copied === undefined ? sql`` : sql`, ${copied}::jsonb`})`.execute(tx);
}

/** Letterhead as stored; undefined for a document that was not sent. */
export async function storedLetterhead(
  { table, key }: SnapshotTable,
  uuid: string,
  { tx }: Reading,
): Promise<Letterhead | undefined> {
  const { rows } = await sql<{ head: Omit<Letterhead, 'logo'>; logo: Uint8Array | null }>`
    select head, logo from ${sql.table(table)} where ${sql.ref(key)} = ${uuid}::uuid`.execute(tx);
  const [stored] = rows;
  return (
    stored && { typeface: formerTypeface, ...stored.head, ...(stored.logo ? { logo: stored.logo } : {}) }
  );
}

/** Document text as stored, which is null for the standard layout; undefined for a document that was not sent. */
export async function storedText(
  { table, key }: SnapshotTable,
  uuid: string,
  { tx }: Reading,
): Promise<{ text: string | null } | undefined> {
  const { rows } = await sql<{ text: string | null }>`select document as text from ${sql.table(table)}
    where ${sql.ref(key)} = ${uuid}::uuid`.execute(tx);
  return rows[0];
}

/** Context of sending: the company's letterhead and the sender. */
export type SendingScope = Reading & {
  ports: Pick<Context['ports'], 'storage'>;
  user: Pick<Context['user'], 'tenant_id' | 'user_id' | 'company'>;
};

/**
 * Snapshot of a document that is sent now.
 * @param textOf document text with this letterhead; undefined for the standard layout.
 */
export async function currentSnapshot(
  recipients: readonly string[],
  textOf: (letterhead: Letterhead) => Promise<string | undefined>,
  context: SendingScope,
): Promise<SentSnapshot> {
  const { user } = context;
  const current = await loadLetterhead(context, user.company);
  const { logo, ...letterhead } = current;
  return {
    tenantId: user.tenant_id,
    letterhead: { ...letterhead, typeface: currentTypeface },
    logo,
    text: await textOf(current),
    recipients,
    sentBy: user.user_id,
  };
}
