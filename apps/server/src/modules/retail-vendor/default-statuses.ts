/** Statuses of a new company. `outcome` is open, won or lost; `probability` is in percent. */
export const retailVendorStatuses = {
  retailVendor: [
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'Trial order', tone: 'info', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
} as const;
