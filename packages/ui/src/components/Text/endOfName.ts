/** Most characters of the end that is always shown. */
const longest = 10;
/** The beginning of a word with at least five characters after it. */
const word = /(?<=[\s_-])[^\s_-].{4,}$/u;
/** Letters that are joined: a cut between two of them changes their shape. */
const isJoined = /^\p{Script=Arabic}\p{M}*\p{Script=Arabic}/u;

/**
 * Where the end of a name begins that tells revisions and types apart, and is therefore never cut: at a word, or inside
 * of a long one.
 * @param name name of a file, e.g. "Expansion, addendum 04.pdf".
 * @returns index of the first character of the end, e.g. that of "04.pdf".
 */
export function endOfName(name: string): number {
  const cut = name.length - Math.min(longest, Math.floor(name.length / 3));
  const next = word.exec(name.slice(cut - 1))?.index;
  if (next !== undefined) return cut - 1 + next;
  if (!isJoined.test(name.slice(cut - 1))) return cut;
  return Math.max(name.slice(0, cut).search(/[^\s_-]+$/u), 0) || cut;
}
