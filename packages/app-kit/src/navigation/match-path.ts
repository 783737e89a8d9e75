/**
 * Matches a path with a pattern such as `/access/:token/:id?` and returns its parameters; undefined without a match. Used
 * by pages before sign-in, which have no router.
 */
export function matchPattern(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [pattern.split('/'), path.replace(/(?<=.)\/$/, '').split('/')];
  if (given.length > wanted.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else if (value) {
      try {
        found[part.slice(1).replace('?', '')] = decodeURIComponent(value);
      } catch {
        return undefined;
      }
    } else if (!part.endsWith('?')) return undefined;
  }
  return found;
}
