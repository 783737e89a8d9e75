export const personPickerMessages = {
  placeholder: 'Name or email',
  /** Tag beside the user's own name, also a search term for it. */
  me: 'Me',
  noMatch: 'No matching people',
};
