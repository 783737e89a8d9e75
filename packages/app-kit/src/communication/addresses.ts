/** The addresses in a text that separates them by commas or semicolons, each once. */
export function addressesIn(text: string): string[] {
  const known = new Map<string, string>();
  for (const each of text.split(/[,;\n]/)) {
    const address = each.trim();
    if (address && !known.has(address.toLowerCase())) known.set(address.toLowerCase(), address);
  }
  return [...known.values()];
}

/** The text with another address behind those that it has. */
export const withAddress = (text: string, address: string): string =>
  addressesIn(`${text},${address}`).join(', ');
