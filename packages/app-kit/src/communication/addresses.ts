/** Parses addresses separated by commas or semicolons, without duplicates. */
export function addressesIn(text: string): string[] {
  const addressByKey = new Map<string, string>();
  for (const each of text.split(/[,;\n]/)) {
    const address = each.trim();
    if (address && !addressByKey.has(address.toLowerCase())) addressByKey.set(address.toLowerCase(), address);
  }
  return [...addressByKey.values()];
}

/** Appends an address to the text. */
export const withAddress = (text: string, address: string): string =>
  addressesIn(`${text},${address}`).join(', ');
