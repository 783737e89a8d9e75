import { appsOf, purchasableApps } from '@plumbline/permissions';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../../database/database.ts';
import type { Context } from '../../context/context.ts';
import { provisionTenant } from './provision.ts';

/** Length of the trial. */
const trial = '30 days';
/** The letter with the link that makes the company. */
export const confirmationEmail = (
  { firstname, company }: { firstname: string; company: string },
  token: string,
  publicUrl: string,
) => ({
  subject: 'Confirm your Plumbline account',
  text: `Hello ${firstname},\n\nUse this link within 24 hours to start the trial of ${company}:\n${publicUrl}/register?confirm=${token}\n\nIf you did not request this, ignore this email.`,
});

/** Creates the company of a sign-up link and its administrator. @returns undefined for an invalid link. */
export async function consumeSignUp(
  token: string,
  { tx }: Pick<Context, 'tx'>,
): Promise<{ tenantId: string; userId: string } | undefined> {
  const [tenantId, userId] = [uuidv7(), uuidv7()];
  const { rows } = await sql`select * from platform.take_signup(${hashToken(token)}, ${tenantId},
    ${userId}, ${purchasableApps}::int[], ${appsOf('shop')}::int[], ${trial}::interval)`.execute(tx);
  if (!rows[0]) return undefined;
  await provisionTenant(tx, tenantId);
  return { tenantId, userId };
}
