export const errorSummaryWords = {
  title: (count: number, shown: string) =>
    count === 1
      ? 'One thing to mend before this can be saved'
      : `${shown} things to mend before this can be saved`,
  /** One line of the list: the field, and what is wrong with it. */
  line: (label: string, message: string) => `${label}: ${message}`,
};

export const inlineEditWords = {
  add: 'Add',
  notSaved: 'Not saved. What you wrote is still here.',
  /** Once the field is gone with what was written in it. */
  lost: (label: string, written: string) =>
    `${label} was not saved.${written ? ` You wrote: “${written}”` : ''}`,
  saved: 'Saved',
  saving: 'Saving…',
  /** Announced once a field has been saved. */
  savedField: (label: string) => `${label} saved`,
  /** In place of a value that is not there and cannot be given. */
  nothing: '–',
};
