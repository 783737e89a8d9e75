/** Things by name, made when they are first asked for; only those that were asked for last are kept. */
export function createLatest<Of>(most: number, make: () => Of): (name: string) => Of {
  const kept = new Map<string, Of>();
  return (name) => {
    const found = kept.get(name) ?? make();
    // The one that was used last stands last.
    kept.delete(name);
    kept.set(name, found);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return found;
  };
}
