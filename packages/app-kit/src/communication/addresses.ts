/** Parses addresses separated by commas or semicolons, without duplicates. */
export function addressesIn(text: string): string[] {
  const known = new Map<string, string>();
  for (const each of text.split(/[,;\n]/)) {
    const address = each.trim();
    if (address && !known.has(address.toLowerCase())) known.set(address.toLowerCase(), address);
  }
  return [...known.values()];
}

/** Appends an address to the text. */
export const withAddress = (text: string, address: string): string =>
  addressesIn(`${text},${address}`).join(', ');
