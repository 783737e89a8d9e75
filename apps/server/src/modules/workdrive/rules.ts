export { parseRange } from '../../http/byte-range.ts';

/** Why a file holds no sheets, in words. */
export const refusals = {
  password: 'password protected file',
  damaged: 'This PDF cannot be read: it is damaged or not complete.',
  empty: 'This PDF has no sheets.',
  'too-large': 'A sheet of this PDF is too large to be read here. Upload it in parts.',
  failed: 'The sheets could not be prepared. Upload the file again.',
} as const;

const quoted = (name: string) => `“${name}”`;
/** Which pages of a plan set that is ready are missing, in words; null where none is. */
export function leftOutMessage(damaged: readonly number[]): string | null {
  if (damaged.length === 0) return null;
  const named = damaged.slice(0, 10).join(', ');
  if (damaged.length === 1) return `Page ${named} is damaged and was left out.`;
  const more = damaged.length > 10 ? ` and ${damaged.length - 10} more` : '';
  return `Pages ${named}${more} are damaged and were left out.`;
}

/** What the uploader reads when every page that can be read is ready. */
export const readyMessage = (name: string, pages: number, leftOut: string | null = null): string =>
  `The plan set ${quoted(name)} is ready: ${pages === 1 ? 'one sheet' : `${pages} sheets`}.${leftOut ? ` ${leftOut}` : ''}`;

/** What the uploader reads when nothing can be measured on it. */
export const refusedMessage = (name: string, problem: string): string =>
  problem === refusals.password
    ? `The plan set ${quoted(name)} is protected by a password. Save it without one and upload it again.`
    : `The plan set ${quoted(name)} was refused. ${problem}`;
