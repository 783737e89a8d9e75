export const treeMessages = {
  loading: 'Loading…',
  failed: 'Could not load.',
  retry: 'Try again',
  empty: 'No items yet',
  more: (label: string) => `Actions for ${label}`,
  rename: (label: string) => `New name for ${label}`,
  renameFailed: 'Could not save the name. The old name is kept.',
  renameEmpty: 'Enter a name.',
  /** Keyboard instructions, announced with the tree. */
  moveHint: 'To move a row, press Alt and an arrow key. Press Enter to drop or Escape to cancel.',
  /** Name of several moved rows; `shown` is the localized count. */
  several: (count: number, shown: string) => (count === 1 ? `${shown} item` : `${shown} items`),
  top: 'the top level',
  /** Announced position of a row while it is moved. */
  moving: (what: string, parent: string, place: string, of: string) =>
    `Moving ${what} to ${parent}, position ${place} of ${of}`,
  /** Announced position within the same parent. */
  movingWithin: (what: string, place: string, of: string) => `Moving ${what} to position ${place} of ${of}`,
  notMoved: (what: string) => `${what} not moved`,
  insideItself: (what: string) => `Cannot move ${what} into itself`,
  refused: (what: string, parent: string) => `Cannot move ${what} to ${parent}`,
  moved: (what: string, parent: string) => `${what} moved to ${parent}`,
  movedWithin: (what: string, place: string, of: string) => `${what} moved to position ${place} of ${of}`,
  returned: (what: string) => `${what} returned to its position`,
};
