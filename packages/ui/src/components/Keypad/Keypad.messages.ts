export const keypadMessages = {
  /** Name of the group of keys of a field. */
  keys: (label: string) => `Keys of ${label}`,
  /** Name of the group of values that can be entered with one press. */
  quickValues: (label: string) => `Quick values of ${label}`,
  point: 'Decimal point',
  backspace: 'Delete last digit',
  clear: 'Clear',
  enter: 'Enter',
  empty: 'Empty',
  /** `text` is what was pasted, `example` a localized number. */
  notTaken: (text: string, example: string) =>
    `“${text}” cannot be entered here. Enter a number such as ${example}. The value is unchanged.`,
  /** `digits` and `decimals` are localized counts. */
  full: (digits: string, decimals: string) =>
    `This is the longest possible entry: ${digits} digits and ${decimals} decimals.`,
};
