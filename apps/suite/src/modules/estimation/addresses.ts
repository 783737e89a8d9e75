/** Mail addresses as people list them: with commas, semicolons, spaces or lines between them, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((each) => each.replaceAll(/^[<"]+|[>"]+$/g, ''))
      .filter(Boolean),
  ),
];

export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
