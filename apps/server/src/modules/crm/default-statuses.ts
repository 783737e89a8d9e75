/** Statuses of a new company. `outcome` is open, won or lost; `probability` is in percent. */
export const crmStatuses = {
  account: [
    { name: 'Prospect', tone: 'info', outcome: '', probability: 0 },
    { name: 'Active', tone: 'ok', outcome: '', probability: 0 },
    { name: 'On hold', tone: 'warn', outcome: '', probability: 0 },
    { name: 'Inactive', tone: 'neutral', outcome: '', probability: 0 },
  ],
  lead: [
    { name: 'New', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'Working', tone: 'wait', outcome: 'open', probability: 0 },
    { name: 'Nurturing', tone: 'neutral', outcome: 'open', probability: 0 },
    { name: 'Qualified', tone: 'ok', outcome: 'open', probability: 0 },
    { name: 'Unqualified', tone: 'bad', outcome: 'lost', probability: 0 },
    { name: 'Converted', tone: 'ok', outcome: 'won', probability: 0 },
  ],
  opportunity: [
    { name: 'Qualified', tone: 'neutral', outcome: 'open', probability: 20 },
    { name: 'Estimating', tone: 'info', outcome: 'open', probability: 40 },
    { name: 'Bid submitted', tone: 'wait', outcome: 'open', probability: 55 },
    { name: 'Negotiation', tone: 'warn', outcome: 'open', probability: 75 },
    { name: 'Awarded', tone: 'ok', outcome: 'won', probability: 100 },
    { name: 'Lost', tone: 'bad', outcome: 'lost', probability: 0 },
  ],
} as const;
