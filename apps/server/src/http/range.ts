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
