export const estimateQuoteWords = {
  revisions: 'Revisions',
  none: 'None yet',
  add: (noun: string) => `Add an ${noun}`,
  edit: (clause: string) => `${clause}, edit`,
  remove: (clause: string) => `Remove “${clause}”`,
  newClause: (noun: string) => `New ${noun}`,
  clause: (noun: string, number: string) => `${noun} ${number}`,
  notSaved: 'Not saved. What you typed is still here.',
};
