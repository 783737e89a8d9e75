/** Room search; counts and figures are localized. */
export const roomSearchMessages = {
  title: 'Find room',
  hint: 'Click inside a room.',
  reading: 'Reading the lines of this sheet',
  searching: 'Finding walls',
  empty: 'This sheet has no lines to find walls in. It is a scan. Draw the area instead.',
  failed: 'The walls of this sheet could not be read. Draw the area instead.',
  missed: {
    place: 'No walls enclose this place. Allow wider openings, or draw the area.',
    sheet: 'No rooms were found on this sheet. Allow wider openings, or draw the areas.',
  },
  opening: 'Close openings up to',
  openingWrong: "Enter a width such as 4' or 1.2 m.",
  noScale: 'Set the scale of this sheet first. Without it, the width of walls and doors is unknown.',
  all: 'All rooms on this sheet',
  proposed: (figure: string) => `Room of ${figure}. Enter to add, Esc to discard.`,
  acceptHint: 'Enter or click again to add',
  found: (count: number, shown: string) => `${shown} ${count === 1 ? 'room' : 'rooms'} found`,
  list: 'Rooms',
  room: (number: string, figure: string) => `Room ${number}: ${figure}`,
  measured: 'Already measured',
  add: (count: number, shown: string) => (count === 1 ? 'Add room' : `Add ${shown} rooms`),
  added: (count: number, shown: string, code: string) =>
    `${shown} ${count === 1 ? 'room' : 'rooms'} added to ${code}. Undo to remove ${count === 1 ? 'it' : 'them'}.`,
  discard: 'Discard',
  cancel: 'Cancel',
};
