/** Texts of dimensions with more than one value. */
export const takeoffDimensionsMessages = {
  /** Placeholder of length fields. */
  lengthLike: '8′ 6″',
  rise: 'Rise',
  run: 'Run',
  openings: 'Openings',
  /** Label of the openings button; `shown` is the localized count. */
  openingsOf: (count: number, shown: string) => (count === 0 ? 'No openings' : `Openings: ${shown}`),
  openingsHint: 'Doors and windows, deducted from the wall.',
  /** Hint for conditions. */
  openingsOfEach:
    'Doors and windows, deducted from each wall of this condition that has no openings of its own.',
  count: 'Count',
  width: 'Width',
  height: 'Height',
  faces: 'Sides',
  /** Accessible name of a field of one opening. */
  ofOpening: (field: string, number: number) => `${field}, opening ${number}`,
  addOpening: 'Add opening',
  removeOpening: (number: number) => `Remove opening ${number}`,
  hipHint: 'Line at 45° in plan where two slopes meet.',
  ceilingHint: 'Adds the area enclosed by a closed line of walls.',
  oval: 'Flat oval, width × depth',
  ovalHint: 'Replaces the diameter, for example 24″ × 12″.',
  helix: 'Helix',
  noHelix: 'No helix',
  helixHint: 'Computes the length of a spiral duct instead of using the drawn length.',
  radius: 'Radius',
  turns: 'Turns',
  rises: 'Rise',
  done: 'Done',
  /** Accessible name of a button with incomplete values. */
  incomplete: (what: string) => `${what}, incomplete`,
  wrong: {
    number: 'Enter a number.',
    count: 'Enter a whole number of 1 or more.',
    length: 'Enter a length above zero, such as 3′ 0″.',
    faces: 'Enter a whole number of 1 or more.',
    turns: 'Enter a number above zero.',
    rises: 'Enter a length such as 12′ 0″, or 0.',
    openings: 'Complete or remove the incomplete opening.',
    helix: 'Enter radius, turns and rise, or leave all three empty.',
  },
};
