export const tenderPanelMessages = {
  amountDue: 'Amount due',
  tenders: 'Payments taken',
  noTenders: 'No payment taken yet. Enter an amount and choose how it is paid.',
  remaining: 'Left to pay',
  change: 'Change due',
  paid: 'Paid in full',
  tooMuch: 'Too much taken',
  amount: 'Amount to take',
  quickCash: (method: string) => `${method}, quick amounts`,
  exact: 'Exact',
  methods: 'Payment methods',
  complete: 'Complete payment',
  noMethods: 'No payment methods are available.',
  remove: (method: string, amount: string) => `Remove ${method} ${amount}`,
  isPending: 'Waiting for confirmation',
  // Reasons on the control itself.
  noChange: (most: string) => `Gives no change, ${most} or less`,
  overLimit: (most: string) => `${most} or less`,
  noAmount: 'Enter an amount',
  nothingLeft: 'Nothing left to pay',
  waiting: 'Waiting for the last payment',
  stillToPay: (amount: string) => `${amount} left to pay`,
  /** `amount` exceeds the amount due and cannot be given back. */
  excess: (amount: string) => `${amount} more than due, and no change can be given. Remove a payment.`,
  // Announcements and errors.
  taken: (method: string, amount: string) => `${method} ${amount} taken.`,
  removed: (method: string, amount: string) => `${method} ${amount} removed.`,
  left: (amount: string) => `${amount} left to pay.`,
  giveChange: (amount: string) => `Change due ${amount}.`,
  isPaid: 'Paid in full.',
  /** Why Enter or a shortcut took nothing; `reason` is one of the reasons above. */
  refused: (method: string, reason: string) => `${method}: ${reason}.`,
  notTaken: (method: string, amount: string) =>
    `${method} ${amount} was not taken. Nothing was added; try again or choose another method.`,
};
