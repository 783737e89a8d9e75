/** Something that came back from the trash: where it is and what it is called, where that is not as it was. */
export interface Otherwise {
  was: string;
  place?: string;
  name?: string;
}

const several = (names: readonly string[]) =>
  names.length === 1 ? `“${names[0] ?? ''}” is` : `${names.length} items are`;

/** What came back otherwise than it was, in words; undefined where all of it is as it was. */
export function otherwiseText(back: readonly Otherwise[]): string | undefined {
  const moved = Map.groupBy(
    back.filter(({ place }) => place !== undefined),
    ({ place }) => place,
  );
  const places = [...moved].map(([place, items]) => {
    const why = items.length === 1 ? 'its folder is gone' : 'their folders are gone';
    return `${several(items.map(({ was }) => was))} ${place ?? ''} now: ${why}.`;
  });
  const renamed = back.filter(({ name }) => name !== undefined);
  const [first] = renamed;
  if (!first) return places.join(' ') || undefined;
  const names =
    renamed.length === 1
      ? `“${first.was}” is called “${first.name ?? ''}” now: its name was taken.`
      : `${renamed.length} items have other names now: theirs were taken.`;
  return [...places, names].join(' ');
}
