export { parseRange } from '../../http/byte-range.ts';

/** Reasons why a file is rejected as plan set. */
export const refusals = {
  password: 'password protected file',
  damaged: 'This PDF cannot be read. It is damaged or incomplete.',
  empty: 'This PDF has no pages.',
  'too-large': 'A page of this PDF is too large. Split the file and upload the parts.',
  failed: 'The sheets could not be processed. Upload the file again.',
} as const;

const quoted = (name: string) => `“${name}”`;
/** Names damaged pages of a ready plan set; null without any. */
export function leftOutMessage(damaged: readonly number[]): string | null {
  if (damaged.length === 0) return null;
  const named = damaged.slice(0, 10).join(', ');
  if (damaged.length === 1) return `Page ${named} is damaged and was left out.`;
  const more = damaged.length > 10 ? ` and ${damaged.length - 10} more` : '';
  return `Pages ${named}${more} are damaged and were left out.`;
}

/** Notification of a ready plan set. */
export const readyMessage = (name: string, pages: number, leftOut: string | null = null): string =>
  `The plan set ${quoted(name)} is ready: ${pages === 1 ? 'one sheet' : `${pages} sheets`}.${leftOut ? ` ${leftOut}` : ''}`;

/** Notification of a rejected plan set. */
export const refusedMessage = (name: string, problem: string): string =>
  problem === refusals.password
    ? `The plan set ${quoted(name)} is password protected. Remove the password and upload it again.`
    : `The plan set ${quoted(name)} was rejected. ${problem}`;
