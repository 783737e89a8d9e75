import type { Context } from '../context/context.ts';
import type { Typeface } from './fonts.ts';

/** Letterhead of documents that a company sends. */
export interface Letterhead {
  name: string;
  lines: readonly string[];
  currency: string;
  /** The parts of the lines, each by itself where it is known. */
  address?: string;
  phone?: string;
  email?: string;
  website?: string;
  /** PNG or JPEG. */
  logo?: Uint8Array;
  /** Typeface of a frozen document; absent for new ones. */
  typeface?: Typeface;
}

export async function loadLetterhead(
  { tx, ports }: Pick<Context, 'tx'> & { ports: Pick<Context['ports'], 'storage'> },
  company: string,
): Promise<Letterhead> {
  const row = await tx.selectFrom('setup_company').selectAll().executeTakeFirst();
  if (!row) return { name: company, lines: [], currency: 'USD' };
  const place = [row.city, [row.state, row.zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  // A file that is gone takes nothing from the figures.
  const logo =
    row.logo && !row.logo.endsWith('.webp')
      ? await ports.storage.bytes(row.logo).catch(() => undefined)
      : undefined;
  const address = [row.street, place].filter(Boolean).join(', ');
  const { phone, email } = row;
  const website = row.website.replace(/^https?:\/\//, '');
  return {
    name: row.legal_name || company,
    lines: [address, [phone, email, website].filter(Boolean).join(' · ')].filter(Boolean),
    currency: row.currency,
    ...(address ? { address } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(website ? { website } : {}),
    ...(logo ? { logo } : {}),
  };
}
