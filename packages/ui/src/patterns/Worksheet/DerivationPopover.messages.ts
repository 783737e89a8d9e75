export const derivationPopoverMessages = {
  /** Heading above the title if there is no short form of the last step. */
  heading: 'Why this number',
  headingOf: (step: string) => `Why this number, ${step}`,
  loadingSteps: 'Loading the calculation',
  close: 'Close',
  plus: 'plus',
  minus: 'minus',
  times: 'times',
  dividedBy: 'divided by',
  is: 'is',
};
