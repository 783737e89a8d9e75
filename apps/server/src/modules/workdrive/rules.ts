export { parseRange } from '../../http/range.ts';

/** Why a file holds no sheets, in words. */
export const refusals = {
  password: 'password protected file',
  damaged: 'This PDF cannot be read: it is damaged or not complete.',
  empty: 'This PDF has no sheets.',
  'too-large': 'A sheet of this PDF is too large to be read here. Upload it in parts.',
  failed: 'The sheets could not be prepared. Upload the file again.',
} as const;

const quoted = (name: string) => `“${name}”`;
/** What the uploader reads when every page is ready. */
export const readyMessage = (name: string, pages: number): string =>
  `The plan set ${quoted(name)} is ready: ${pages === 1 ? 'one sheet' : `${pages} sheets`}.`;

/** What the uploader reads when nothing can be measured on it. */
export const refusedMessage = (name: string, problem: string): string =>
  problem === refusals.password
    ? `The plan set ${quoted(name)} is protected by a password. Save it without one and upload it again.`
    : `The plan set ${quoted(name)} was refused. ${problem}`;
