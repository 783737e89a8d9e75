export const treeWords = {
  loading: 'Loading…',
  failed: 'Could not be loaded.',
  retry: 'Try again',
  empty: 'Nothing here yet',
  more: (label: string) => `Actions for ${label}`,
  rename: (label: string) => `New name of ${label}`,
  renameFailed: 'The name could not be saved. It is still the old one.',
  renameEmpty: 'A name needs at least one letter.',
  /** How a row is moved by keyboard: a description heard with the tree. */
  moveHint: 'Alt and an arrow key move a row, Enter leaves it there, Escape puts it back.',
  /** What is carried, where there are several; `shown` is the count in the reader's numerals. */
  several: (count: number, shown: string) => (count === 1 ? `${shown} item` : `${shown} items`),
  top: 'the top',
  /** Parts of the line that says where a carried row would land. */
  moving: (what: string, parent: string, place: string, of: string) =>
    `Moving ${what} to ${parent}, position ${place} of ${of}`,
  /** The same where its parent stays: only the place is new. */
  movingWithin: (what: string, place: string, of: string) => `Moving ${what} to position ${place} of ${of}`,
  stays: (what: string) => `${what} stays where it is`,
  insideItself: (what: string) => `${what} cannot go into itself`,
  refused: (what: string, parent: string) => `${what} cannot go into ${parent}`,
  moved: (what: string, parent: string) => `${what} moved to ${parent}`,
  movedWithin: (what: string, place: string, of: string) => `${what} moved to position ${place} of ${of}`,
  putBack: (what: string) => `${what} is back where it was`,
};
