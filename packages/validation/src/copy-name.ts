/** The longest name that a record has. */
const longest = 250;

/** The name of what a copy, or a copy of a copy, was made from. */
export const nameOfOriginal = (name: string): string => name.replace(/ copy(?: \d+)?$/, '');

/**
 * What a copy is called: “Interiors copy”, “Interiors copy 2”, …
 * @param taken names that there are, whatever their case.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const words = nameOfOriginal(name);
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ' copy' : ` copy ${count}`;
    const next = `${words.slice(0, longest - ending.length)}${ending}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}
