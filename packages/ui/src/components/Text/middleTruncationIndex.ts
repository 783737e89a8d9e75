/** Most characters of the end that is always shown. */
const longest = 10;
/** The beginning of a word with at least five characters after it. */
const word = /(?<=[\s_-])[^\s_-].{4,}$/u;
/** Letters that are joined: a cut between two of them changes their shape. */
const isJoined = /^\p{Script=Arabic}\p{M}*\p{Script=Arabic}/u;

/**
 * Index at which a name is truncated in the middle. The text from there on is always shown, because revisions and file
 * types are at the end of a name. It begins with a whole word, unless the last word is too long.
 * @param name name of a file, e.g. "Expansion, addendum 04.pdf".
 * @returns index of the first character of the end, e.g. that of "04.pdf".
 */
export function middleTruncationIndex(name: string): number {
  const cut = name.length - Math.min(longest, Math.floor(name.length / 3));
  const next = word.exec(name.slice(cut - 1))?.index;
  if (next !== undefined) return cut - 1 + next;
  if (!isJoined.test(name.slice(cut - 1))) return cut;
  return Math.max(name.slice(0, cut).search(/[^\s_-]+$/u), 0) || cut;
}
