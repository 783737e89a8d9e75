/** Statuses of a new company. `outcome` is open, won or lost; `probability` is in percent. */
export const retailCustomerStatuses = {
  retailCustomer: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'Credit hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
} as const;
