export const estimateQuoteWords = {
  revisions: 'Revisions',
  none: 'None yet',
  add: (noun: string) => `Add an ${noun}`,
  edit: (clause: string) => `${clause}, edit`,
  remove: (clause: string) => `Remove “${clause}”`,
  newClause: (noun: string) => `New ${noun}`,
  clause: (noun: string, number: string) => `${noun} ${number}`,
  details: (clause: string) => `Details of “${clause}”`,
  move: (clause: string) => `Move “${clause}”`,
  /** Where what is carried would land. */
  moving: (clause: string, place: string, count: string) => `“${clause}” to place ${place} of ${count}`,
  moved: (clause: string, place: string, count: string) => `“${clause}” is at place ${place} of ${count}`,
  notSaved: 'Not saved. What you typed is still here.',
};
