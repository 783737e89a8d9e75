export const rangeSliderMessages = {
  /** Names of the ends. */
  minimum: (label: string) => `${label}, minimum`,
  maximum: (label: string) => `${label}, maximum`,
  /** Both formatted ends. */
  range: (start: string, end: string) => `${start} – ${end}`,
};
