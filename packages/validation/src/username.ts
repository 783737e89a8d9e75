const isAscii = (letter: string) => letter <= '\u007F';
/** Lower-cases letter by letter, because the lower case of a word depends on neighboring letters (final sigma). */
const fold = (text: string) => [...text.normalize('NFKC')].map((letter) => letter.toLowerCase()).join('');
/** True if a letter outside ASCII folds into ASCII. */
const foldsToAscii = (letter: string) => !isAscii(letter) && [...fold(letter)].some(isAscii);
/** Invisible characters: spaces, control and format characters, unpaired surrogates, private use. */
const hidden = /[\s\p{C}]/u;

/** Converts a domain to its ASCII form (IDNA); undefined for an invalid domain. */
function asciiDomain(domain: string): string | undefined {
  if ([...domain].every(isAscii)) return domain;
  // These characters start another part of a URL, which the parser would drop.
  if (/[/\\?#:@%[\]]/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * Normalizes a username for comparison: NFKC, lower case, domain in ASCII; independent of the locale. The migration
 * `normal_usernames` applies the same form to stored names.
 * @returns undefined for an invalid name: one with invisible characters, or with a letter outside ASCII that folds into
 * ASCII (`İ`, the Kelvin sign, `ſ`, full-width letters) and so would equal another spelling.
 */
export function normalizeUsername(written: string): string | undefined {
  const name = written.trim();
  if (name === '' || hidden.test(name) || [...name].some(foldsToAscii)) return undefined;
  const folded = fold(name);
  const at = folded.lastIndexOf('@');
  if (at < 0) return folded;
  const domain = asciiDomain(folded.slice(at + 1));
  return domain === undefined ? undefined : `${folded.slice(0, at)}@${domain}`;
}
