/** Keys of passwords, which keep the characters that were typed: their hashes compare bytes. */
const isPassword = (key: string) => /password|^current$/i.test(key);

/**
 * Letters whose composed form is ASCII: the Kelvin sign, the Greek question mark, the Greek varia. They stay as they are,
 * because another spelling of a username must not become the username (`normalizeUsername` rejects it).
 */
const composesToAscii = /[\u212A\u037E\u1FEF]/;

/**
 * Input with its texts in Unicode form NFC, so that equal texts of all systems are equal: names from macOS have letters
 * and accents apart. Keys stay as they are.
 */
export function normalizeToNfc(value: unknown): unknown {
  if (typeof value === 'string') return composesToAscii.test(value) ? value : value.normalize('NFC');
  if (Array.isArray(value)) return value.map(normalizeToNfc);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, content]) => [key, isPassword(key) ? content : normalizeToNfc(content)]),
  );
}

/** True for a JSON text that may contain letters outside of ASCII, as they are or escaped. */
export const mayNeedNormalization = (json: string): boolean => /[^\p{ASCII}]|\\u/u.test(json);
