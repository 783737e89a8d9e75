/** So much stands before what was found, in characters: a column of pages shows three short lines. */
const most = 16;

/** Parts an excerpt at the words that were looked for; what stands before them is cut, so that they are seen. */
export function excerptAround(
  excerpt: string,
  query: string,
): { before: string; match: string; after: string } {
  const wanted = query.trim().toLowerCase();
  const at = wanted === '' ? -1 : excerpt.toLowerCase().indexOf(wanted);
  if (at < 0) return { before: '', match: '', after: excerpt };
  const gap = excerpt.indexOf(' ', at - most);
  const from = at <= most ? 0 : gap >= 0 && gap < at ? gap + 1 : at;
  return {
    before: `${from > 0 ? '…' : ''}${excerpt.slice(from, at)}`,
    match: excerpt.slice(at, at + wanted.length),
    after: excerpt.slice(at + wanted.length),
  };
}
