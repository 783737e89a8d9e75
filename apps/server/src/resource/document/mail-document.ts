import type { Context } from '../../context/context.ts';
import type { Letter, Mail } from '../../ports/mail.ts';

/** Sends letters after the transaction is committed, so that nothing is sent for a write that was rolled back. */
export function mailAfterCommit(
  letters: readonly Letter[],
  mail: Mail,
  { afterCommit }: Pick<Context, 'afterCommit'>,
): void {
  for (const letter of letters) afterCommit(() => mail.send(letter));
}

/**
 * Letters with the link to a document, one for each recipient. With copies it is one letter to all, so that everyone
 * sees who received it.
 * @param invitation sentence before the link, e.g. `View the quote and respond here:`.
 */
export const lettersWithLink = (
  {
    to,
    cc = [],
    subject,
    message,
  }: {
    to: readonly string[];
    cc?: readonly string[] | undefined;
    subject: string;
    message?: string | undefined;
  },
  invitation: string,
  url: string,
): Letter[] => {
  const text = `${message ?? ''}\n\n${invitation}\n${url}`.trim();
  if (cc.length > 0) return [{ to: to.join(', '), cc, subject, text }];
  return to.map((address) => ({ to: address, subject, text }));
};
