/** Statuses of a new company. `outcome` is open, won or lost; `probability` is in percent. */
export const vendorStatuses = {
  vendor: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'In review', tone: 'info', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
} as const;
