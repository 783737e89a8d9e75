/** Statuses that a new company starts with. `outcome` says how a stage counts, `probability` is in percent. */
export const retailCustomerStatuses = {
  retailCustomer: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'Credit hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
} as const;
