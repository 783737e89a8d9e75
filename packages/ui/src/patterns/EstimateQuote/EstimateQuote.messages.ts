export const estimateQuoteMessages = {
  revisions: 'Revisions',
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
  acceptAlternate: (code: string, name: string) => `Include ${code} ${name} in total`,
  inTotal: 'Included in total:',
  notOffered: 'Hidden from customer',
  offer: (code: string, name: string) => `Show ${code} ${name} to customer`,
  withhold: (code: string, name: string) => `Hide ${code} ${name} from customer`,
  notSaved: 'Could not save. Your text is still here.',
};
