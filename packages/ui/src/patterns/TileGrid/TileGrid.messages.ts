export const tileGridMessages = {
  /** Name of the button that picks up a tile. */
  move: (title: string) => `Move ${title}`,
  hint: 'Use arrow keys to move between tiles. Press Enter to pick up a tile, arrow keys to move it and Shift + arrow keys to resize it. Press Enter again to drop it or Escape to cancel. ',
  /** The same where tiles have one order and no size, on a phone. */
  hintOrder:
    'Use arrow keys to move between tiles. Press Enter to pick up a tile and arrow keys to move it. Press Enter again to drop it or Escape to cancel. ',
  hintRemove: 'Press Delete to remove it. ',
  actions: (title: string) => `Actions for ${title}`,
  moveTitle: 'Move',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',
  sizeTitle: 'Size',
  narrower: 'Narrower',
  wider: 'Wider',
  shorter: 'Shorter',
  taller: 'Taller',
  remove: 'Remove tile',
  /** Effect of the Shift key in the line of a move. */
  sizes: 'size',
  shift: 'Shift',
  /** Localized size in columns and rows. */
  size: (width: string, height: string) => `${width} × ${height}`,
  landsHere: (title: string, size: string) => `Drop ${title} here, ${size}`,
  nothingMoves: 'Nothing else moves.',
  othersMove: (count: number, shown: string) =>
    count === 1 ? '1 other tile moves.' : `${shown} other tiles move.`,
  atPlace: (title: string, column: string, row: string) => `${title}: column ${column}, row ${row}.`,
  atPosition: (title: string, position: string, of: string) => `${title}: position ${position} of ${of}.`,
  hasSize: (title: string, columns: string, rows: string) =>
    `${title}: ${columns} columns wide, ${rows} rows high.`,
  atEdge: (title: string) => `${title} cannot move further in this direction.`,
  atLimit: (title: string) => `${title} has reached its limit in this direction.`,
  moved: (title: string, column: string, row: string) => `${title} moved to column ${column}, row ${row}`,
  movedTo: (title: string, position: string) => `${title} moved to position ${position}`,
  resized: (title: string, columns: string, rows: string) =>
    `${title} is now ${columns} columns wide and ${rows} rows high`,
  notChanged: (title: string) => `${title} not changed`,
  returned: (title: string) => `${title} moved back`,
  removed: (title: string) => `${title} removed`,
  empty: 'No tiles yet',
  emptyText: 'Add a tile to get started.',
  loading: 'Loading tiles',
  widerScreen: 'Use a wider screen to arrange tiles.',
};
