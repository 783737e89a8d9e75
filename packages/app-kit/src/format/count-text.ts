/** Formats a count with its noun: “1 page”, “2,572 measures”. */
export const countText = (count: number, { one, many }: Readonly<{ one: string; many: string }>): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
