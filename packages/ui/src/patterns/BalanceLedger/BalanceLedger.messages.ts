export const balanceLedgerMessages = {
  date: 'Date',
  document: 'Document',
  description: 'Description',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  /** Beside the effective day of a late entry. */
  entered: (date: string) => `entered ${date}`,
  voided: 'Voided',
  /** Read with the figures of an entry without one. */
  invalid: 'Amount is not a number',
  unknown: 'Balance unknown',
  quarter: (quarter: string, year: string) => `Q${quarter} ${year}`,
  entries: (text: string, count: number) => `${text} ${count === 1 ? 'entry' : 'entries'}`,
  empty: 'No entries',
  emptyText: (balance: string) => `The balance is ${balance}.`,
};
