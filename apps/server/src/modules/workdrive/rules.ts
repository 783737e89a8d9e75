/**
 * `content-range: bytes a-b/n` against the size the file was said to have.
 * @returns the whole file when there is no range, undefined when it does not fit.
 */
export function parseRange(
  text: string | undefined,
  size: number,
): { start: number; end: number } | undefined {
  if (text === undefined) return { start: 0, end: size - 1 };
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(text);
  if (!match) return undefined;
  const [start, end, total] = match.slice(1).map(Number) as [number, number, number];
  return start <= end && end < total && total === size ? { start, end } : undefined;
}

/** Why a file holds no sheets, in words. */
export const refusals = {
  password: 'password protected file',
  damaged: 'This PDF cannot be read: it is damaged or not complete.',
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
