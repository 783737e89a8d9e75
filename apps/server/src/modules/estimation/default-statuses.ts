/** Statuses of a new company. `outcome` is open, won or lost; `probability` is in percent. */
export const estimationStatuses = {
  estimation: [
    { name: 'Take-off', tone: 'neutral', outcome: 'open', probability: 0 },
    { name: 'Pricing', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'In review', tone: 'info', outcome: 'open', probability: 0 },
    { name: 'Ready', tone: 'ok', outcome: 'open', probability: 0 },
    // Waiting for the customer: nothing to finish and not decided.
    { name: 'Quoted', tone: 'wait', outcome: '', probability: 0 },
    { name: 'Awarded', tone: 'ok', outcome: 'won', probability: 0 },
    { name: 'Lost', tone: 'bad', outcome: 'lost', probability: 0 },
  ],
} as const;
