/** Maximum characters before the match. */
const MAX_BEFORE = 16;

/** Splits an excerpt at the match and shortens the text before it. */
export function excerptAround(
  excerpt: string,
  query: string,
): { before: string; match: string; after: string } {
  const search = query.trim().toLowerCase();
  const at = search === '' ? -1 : excerpt.toLowerCase().indexOf(search);
  if (at < 0) return { before: '', match: '', after: excerpt };
  const gap = excerpt.indexOf(' ', at - MAX_BEFORE);
  const from = at <= MAX_BEFORE ? 0 : gap >= 0 && gap < at ? gap + 1 : at;
  return {
    before: `${from > 0 ? '…' : ''}${excerpt.slice(from, at)}`,
    match: excerpt.slice(at, at + search.length),
    after: excerpt.slice(at + search.length),
  };
}
