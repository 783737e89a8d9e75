import { countAttempt } from '../../auth/attempt-limits.ts';
import { createResetLink } from '../../auth/sessions.ts';
import type { JobDependencies } from '../../module/define-module.ts';
import { findLogin } from '../../auth/find-login.ts';

/**
 * Sends the reset link of a forgotten password. A job, because the request must take the same time whether the name
 * exists or not. Unknown names, deactivated accounts and accounts above the hourly limit get no letter.
 */
export async function sendPasswordReset(
  { username }: { username: string },
  { database, ports, config }: Pick<JobDependencies, 'database' | 'ports' | 'config'>,
): Promise<void> {
  await database.transaction(undefined, 'write', async ({ tx }) => {
    const found = await findLogin(username, tx);
    if (!found || found.status === 'deactivated') return;
    if (!(await countAttempt(tx, 'reset-letter', found.user_id))) return;
    const link = `${config.publicUrl}${await createResetLink(found, { tx })}`;
    // Before the commit, so that a letter that could not be sent counts nothing and leaves no link.
    await ports.mail.send({
      to: found.email,
      subject: 'Reset your Plumbline password',
      text: `We received a request to reset the password for ${found.username}.\n\nUse this link within an hour to choose a new password:\n${link}\n\nIf you did not request this, ignore this email. Your password has not changed.`,
    });
  });
}
