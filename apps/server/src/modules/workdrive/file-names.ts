/** Error of a file or folder name; undefined if valid. */
export function nameProblem(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === '.' || trimmed === '..') return 'Enter a name.';
  if (/[/\\]/.test(trimmed)) return 'A name cannot contain a slash.';
  // Bidirectional control characters could disguise the extension.
  if (/[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(trimmed)) return 'A name cannot contain control characters.';
  return [...trimmed].length > 250 ? 'A name can be up to 250 characters.' : undefined;
}

/** Key of a name that ignores case and Unicode form. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** Name before its extension, and the extension with its point. */
export function splitName(name: string): { stem: string; extension: string } {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,12})?$/su.exec(name) ?? [];
  return { stem, extension };
}

/**
 * The name, or the first unused of `plan (2).pdf`, `plan (3).pdf` …
 * @param taken keys by `nameKey`.
 */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(nameKey(name))) return name;
  const { stem: given, extension } = splitName(name);
  const counted = / \((\d{1,6})\)$/.exec(given);
  const stem = counted ? given.slice(0, counted.index) : given;
  for (let number = counted ? Number(counted[1]) + 1 : 2; ; number++) {
    const tail = ` (${number})${extension}`;
    const next = `${[...stem].slice(0, 250 - [...tail].length).join('')}${tail}`;
    if (!taken.has(nameKey(next))) return next;
  }
}

/**
 * Splits a path: `Site/Level 1/a.jpg` is `a.jpg` in `Site`, `Level 1`.
 * @returns undefined for an invalid path.
 */
export function partsOf(path: string): { folders: string[]; name: string } | undefined {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  const name = parts.pop();
  if (name === undefined || parts.length > 60) return undefined;
  return [...parts, name].some((part) => nameProblem(part)) ? undefined : { folders: parts, name };
}
