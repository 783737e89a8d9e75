import type { PublicViewKind } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { newToken } from '../../auth/sessions.ts';
import { hashPassword } from '../../auth/passwords.ts';

/**
 * Creates a public link.
 * @returns its id and its URL, the only time that the token is shown.
 */
export async function createShareLink(
  {
    kind,
    of,
    until,
    password,
  }: { kind: PublicViewKind; of: string; until: Date; password?: string | undefined },
  { tx, user }: Pick<Context, 'tx'> & { user: Pick<Context['user'], 'tenant_id' | 'user_id'> },
): Promise<{ uuid: string; path: string }> {
  const [uuid, token] = [uuidv7(), newToken()];
  await tx
    .insertInto('public_link')
    .values({
      tenant_id: user.tenant_id,
      link_id: uuid,
      prop_type: kind,
      prop_id: of,
      password_hash: password ? await hashPassword(password) : null,
      expires_at: until.toISOString(),
      created_by: user.user_id,
    })
    .execute();
  await sql`select platform.add_public_token(${hashToken(token)}, ${uuid})`.execute(tx);
  return { uuid, path: `/access/${token}` };
}
