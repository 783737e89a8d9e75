import type { PublicViewKind } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { newToken } from '../../auth/sessions.ts';
import { hashPassword } from '../../auth/passwords.ts';

/** Binds a sealed token to its link. */
export const linkTokenSeal = (uuid: string): string => `public link ${uuid}`;
/** Page of a share link on this origin. */
export const linkPath = (token: string): string => `/access/${token}`;

/**
 * Creates a public link. Its token is stored as a hash, which opens it, and sealed, so that it can be copied again.
 * @returns its id and the path of its page, with the token.
 */
export async function createShareLink(
  {
    kind,
    of,
    until,
    password,
  }: { kind: PublicViewKind; of: string; until: Date; password?: string | undefined },
  {
    tx,
    ports,
    user,
  }: Pick<Context, 'tx'> & {
    ports: Pick<Context['ports'], 'seal'>;
    user: Pick<Context['user'], 'tenant_id' | 'user_id'>;
  },
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
      sealed_token: ports.seal(token, linkTokenSeal(uuid)),
      expires_at: until.toISOString(),
      created_by: user.user_id,
    })
    .execute();
  await sql`select platform.add_public_token(${hashToken(token)}, ${uuid})`.execute(tx);
  return { uuid, path: linkPath(token) };
}
