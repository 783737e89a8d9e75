export const clauseListMessages = {
  none: 'None yet',
  add: (noun: string) => `Add ${noun}`,
  edit: (clause: string) => `Edit “${clause}”`,
  remove: (clause: string) => `Remove “${clause}”`,
  newClause: (noun: string) => `New ${noun}`,
  clause: (noun: string, number: string) => `${noun} ${number}`,
  details: (clause: string) => `Details of “${clause}”`,
  move: (clause: string) => `Move “${clause}”`,
  /** Announces the target position while a clause is moved. */
  moving: (clause: string, place: string, count: string) => `“${clause}” to position ${place} of ${count}`,
  moved: (clause: string, place: string, count: string) =>
    `“${clause}” moved to position ${place} of ${count}`,
  notSaved: 'Could not save. Your text is still here.',
};
