/**
 * A label within an English sentence: "Quote template" is "quote template". Only a word's own capital is lowered, not
 * those of "AI estimates", "W-9" or "PO number".
 */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
