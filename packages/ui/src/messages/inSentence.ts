/**
 * Converts a label for use within an English sentence: "Quote template" becomes "quote template". Acronyms such as
 * "AI estimates", "W-9" or "PO number" keep their capitals.
 */
export const inSentence = (label: string): string =>
  label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
