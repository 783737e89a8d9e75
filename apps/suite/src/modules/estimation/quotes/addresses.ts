/** Splits a list of email addresses at commas, semicolons, spaces and line breaks; without duplicates. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((each) => each.replaceAll(/^[<"]+|[>"]+$/g, ''))
      .filter(Boolean),
  ),
];

export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
