/** Maximum length of a record name. */
const MAX_NAME_LENGTH = 250;

/** Matches the suffix of a copy's name. */
export const nameOfOriginal = (name: string): string => name.replace(/ copy(?: \d+)?$/, '');

/**
 * Returns a free name for a copy: “Interiors copy”, “Interiors copy 2”, …
 * @param taken existing names, compared without case.
 */
export function copyName(name: string, taken: readonly string[]): string {
  const original = nameOfOriginal(name);
  const used = new Set(taken.map((each) => each.toLowerCase()));
  for (let count = 1; ; count++) {
    const ending = count === 1 ? ' copy' : ` copy ${count}`;
    const next = `${original.slice(0, MAX_NAME_LENGTH - ending.length)}${ending}`;
    if (!used.has(next.toLowerCase())) return next;
  }
}
