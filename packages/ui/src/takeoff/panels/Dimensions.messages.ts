/** The dimensions of a condition or a measure that take more than one figure. */
export const takeoffDimensionsWords = {
  /** In an empty field of a length. */
  lengthLike: '8′ 6″',
  rise: 'Rise',
  run: 'Run',
  openings: 'Openings',
  /** On the button that opens them; `shown` is the number of doors and windows in the reader's numerals. */
  openingsOf: (count: number, shown: string) => (count === 0 ? 'No openings' : `Openings: ${shown}`),
  openingsHint: 'Doors and windows, deducted from the wall.',
  /** On a condition, whose measures may be many. */
  openingsOfEach:
    'Doors and windows, deducted from every wall that is measured with it and has none of its own.',
  count: 'Count',
  width: 'Width',
  height: 'Height',
  faces: 'Sides',
  /** A field of one opening. */
  ofOpening: (field: string, number: number) => `${field}, opening ${number}`,
  addOpening: 'Add opening',
  removeOpening: (number: number) => `Remove opening ${number}`,
  hipHint: 'Drawn at 45° in plan, where two slopes meet.',
  ceilingHint: 'Adds the area that a closed line of walls goes around.',
  oval: 'Flat oval, width × depth',
  ovalHint: 'In place of a diameter, such as 24″ × 12″.',
  helix: 'Helix',
  noHelix: 'No helix',
  helixHint: 'Of a duct that winds: its length, in place of the one that is drawn.',
  radius: 'Radius',
  turns: 'Turns',
  rises: 'Rise',
  done: 'Done',
  /** Of a button whose figures mean nothing yet. */
  incomplete: (what: string) => `${what}, not complete`,
  wrong: {
    number: 'A number.',
    count: 'A whole number from 1.',
    length: 'A length above zero, such as 3′ 0″.',
    faces: 'A whole number from 1.',
    turns: 'A number above zero.',
    rises: 'A length, such as 12′ 0″; 0 for none.',
    openings: 'An opening is not complete: mend it, or remove it.',
    helix: 'Radius, turns and rise together, or none of them.',
  },
};
