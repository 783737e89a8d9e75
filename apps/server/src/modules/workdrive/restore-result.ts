/** A restored item with its new location and name, if changed. */
export interface RestoredItem {
  was: string;
  place?: string;
  name?: string;
}

const itemsText = (names: readonly string[]) =>
  names.length === 1 ? `“${names[0] ?? ''}” is` : `${names.length} items are`;

/** Describes changed locations and names of restored items; undefined without changes. */
export function restoreText(back: readonly RestoredItem[]): string | undefined {
  const moved = Map.groupBy(
    back.filter(({ place }) => place !== undefined),
    ({ place }) => place,
  );
  const places = [...moved].map(([place, items]) => {
    const why = items.length === 1 ? 'its folder was deleted' : 'their folders were deleted';
    return `${itemsText(items.map(({ was }) => was))} now ${place ?? ''} because ${why}.`;
  });
  const renamed = back.filter(({ name }) => name !== undefined);
  const [first] = renamed;
  if (!first) return places.join(' ') || undefined;
  const names =
    renamed.length === 1
      ? `“${first.was}” was renamed “${first.name ?? ''}” because its name is in use.`
      : `${renamed.length} items were renamed because their names are in use.`;
  return [...places, names].join(' ');
}
