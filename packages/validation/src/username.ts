const isAscii = (letter: string) => letter <= '\u007F';
/** Letter by letter: the lower case of a whole word depends on its neighbours (final sigma). */
const fold = (text: string) => [...text.normalize('NFKC')].map((letter) => letter.toLowerCase()).join('');
/** Whether a letter outside ASCII is one of ASCII in the normal form. */
const foldsToAscii = (letter: string) => !isAscii(letter) && [...fold(letter)].some(isAscii);
/** Blanks and signs that nobody sees: control and format characters, unpaired surrogates, private use. */
const hidden = /[\s\p{C}]/u;

/** Domain names have one ASCII form (IDNA); undefined for what is no domain name. */
function asciiDomain(domain: string): string | undefined {
  if ([...domain].every(isAscii)) return domain;
  // These begin another part of an address: the parser would drop what follows.
  if (/[/\\?#:@%[\]]/.test(domain)) return undefined;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return undefined;
  }
}

/**
 * The one form in which names to sign in with are compared: NFKC, lower case, the domain in ASCII. It depends on no
 * locale. The migration `normal_usernames` has the same form for stored names.
 * @returns undefined for a name that no account can have: one with hidden characters, and one in which a letter outside
 * ASCII folds into ASCII (`İ`, the Kelvin sign, `ſ`, full-width letters). Such a name would stand for another spelling.
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
