/**
 * `content-range: bytes a-b/n` against the declared size of the file.
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

/**
 * Resolves a header `range: bytes=a-b`, `a-` or `-n` (the last n bytes).
 * @returns undefined if the complete file is sent: several ranges, other units, an invalid header. `outside` if the
 * range is not in the file.
 */
export function resolveRange(
  text: string,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const match = /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(text);
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Number(last);
  if (first !== '' && last !== '' && start > end) return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : 'outside';
}
