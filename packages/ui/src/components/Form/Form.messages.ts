export const errorSummaryMessages = {
  title: (count: number, shown: string) =>
    count === 1 ? 'Fix 1 error to save' : `Fix ${shown} errors to save`,
  /** Line of the list: the field and its error. */
  line: (label: string, message: string) => `${label}: ${message}`,
};

export const inlineEditMessages = {
  add: 'Add',
  notSaved: 'Not saved. Your input is still here.',
  /** Shown when the field is no longer on screen. */
  lost: (label: string, written: string) =>
    `${label} was not saved.${written ? ` Your input: “${written}”` : ''}`,
  saved: 'Saved',
  saving: 'Saving…',
  /** Announced after a field was saved. */
  savedField: (label: string) => `${label} saved`,
  /** Placeholder of an empty read-only value. */
  nothing: '–',
};
