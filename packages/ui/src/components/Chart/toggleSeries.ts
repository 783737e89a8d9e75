/** Hidden series after one is shown or hidden; the last shown series stays. */
export function toggleSeries(
  hidden: ReadonlySet<string>,
  id: string,
  all: readonly string[],
): ReadonlySet<string> {
  const next = new Set(all.filter((one) => hidden.has(one)));
  if (next.delete(id)) return next;
  if (next.size + 1 < all.length && all.includes(id)) next.add(id);
  return next;
}
