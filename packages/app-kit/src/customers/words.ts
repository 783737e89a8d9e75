/** The contract's lower-case words as people read them: online → Online. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What may be chosen in a filter; the value is the contract's. */
export const typeOptions = [
  { id: 'Company', label: 'Company' },
  { id: 'Retail', label: 'Retail' },
];
export const subscriptionOptions = [
  { id: 'online', label: 'Online' },
  { id: 'offline', label: 'Offline' },
];
