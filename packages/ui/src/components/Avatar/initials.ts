/** Hues for people and records, without those that have a semantic meaning. */
export const tints = ['blue', 'teal', 'violet', 'green', 'amber', 'slate', 'navy'] as const;
export type Tint = (typeof tints)[number];

/** Derives a stable hue from a name. */
export function tintOf(name: string): Tint {
  let hash = 2166136261;
  for (const char of name.trim().toLowerCase()) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  // Similar names must be spread over the few hues.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash ^= hash >>> 16;
  return tints[(hash >>> 0) % tints.length] ?? 'slate';
}

/** Returns the initials of a name: first letters of the first and last word. */
export function initialsOf(name: string, count: 1 | 2 = 2): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0]?.match(/[\p{L}\p{N}]/u)?.[0] ?? '?';
  if (count === 1 || words.length < 2) return first.toUpperCase();
  const last = words.at(-1)?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
  return (first + last).toUpperCase();
}
